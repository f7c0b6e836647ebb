import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { type RouteEnvironment, toAppError } from "../../../http/index.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { finishCardEdition, insertCards, startCardEdition } from "../queries.ts";
import { readCardsInUse } from "../reading/read-cards.ts";
import { createDataPacks } from "./build-pack.ts";
import { chunkRoute } from "./chunk-route.ts";
import { createChunkStore } from "./chunk-store.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pack-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

onDatabase((open) => {
  test("[PWA-01] a pack holds every rule and card of the editions in use, in chunks named by their hashes", async () => {
    const { db } = open();
    await loadStarter(db);
    const store = createChunkStore(folder);
    const { read: readPack } = createDataPacks(db, store);
    // Those who ask at once get the same one.
    const [pack, other] = await Promise.all([readPack(), readPack()]);
    expect(other).toBe(pack);
    const lines = { rules: [], cards: [], rulings: [] } as Record<string, string[]>;
    for (const { part, sha256, bytes } of pack.chunks) {
      const chunk = await store.readChunk(sha256);
      expect(chunk).toHaveLength(bytes);
      expect(
        createHash("sha256")
          .update(chunk ?? "")
          .digest("hex"),
      ).toBe(sha256);
      lines[part]?.push(
        ...gunzipSync(chunk ?? "")
          .toString()
          .split("\n"),
      );
    }
    expect(JSON.parse(lines.rules?.[0] ?? "")).toMatchObject({
      id: pack.rules,
      verbatim: false,
    });
    expect(lines.cards?.length).toBeGreaterThan(400);
    expect(lines.cards?.join("")).not.toMatch(/image_uris|scryfall|printed_text/);

    // Another process finds what this one made. What was damaged or deleted is made again, the same.
    expect(await createDataPacks(db, createChunkStore(folder)).read()).toEqual(pack);
    rmSync(path.join(folder, `${pack.chunks[0]?.sha256}.gz`));
    expect(await createDataPacks(db, createChunkStore(folder)).read()).toEqual(pack);
  });

  test("[O-3] a pack grows by nothing once the cards are read: that stays on the server", async () => {
    const { db } = open();
    await loadStarter(db);
    const before = await createDataPacks(db, createChunkStore(path.join(folder, "before"))).read();
    expect(await readCardsInUse(db)).toBeGreaterThan(400);
    const after = await createDataPacks(db, createChunkStore(path.join(folder, "after"))).read();
    expect(after.chunks).toEqual(before.chunks);
  });

  test("[PWA-01] hashes of nothing cause one pack at most, also where none can be made", async () => {
    const { db } = open();
    await loadStarter(db);
    const store = createChunkStore(folder);
    let written = 0;
    let isBroken = true;
    const counted = {
      ...store,
      writeChunk: async (sha256: string, bytes: Buffer) => {
        written++;
        if (isBroken) throw new Error("no space left on device");
        await store.writeChunk(sha256, bytes);
      },
    };
    const packs = createDataPacks(db, counted);
    const app = new Hono<RouteEnvironment>();
    app.onError((error) => new Response(null, { status: toAppError(error).status }));
    chunkRoute(store, packs.makeOnce)(app);
    const askForNothing = async () => {
      const hashes = Array.from({ length: 20 }, (_, at) => String(at).padStart(64, "0"));
      const statuses = hashes.map(
        async (hash) => (await app.request(`/api/data-pack/${hash}`)).status,
      );
      return [...new Set(await Promise.all(statuses))];
    };
    expect([await askForNothing(), await askForNothing(), written]).toEqual([[404], [404], 1]);
    // Who reads the pack is told, and has it made as soon as it can be.
    await expect(packs.read()).rejects.toThrow("no space left");
    isBroken = false;
    written = 0;
    const { chunks } = await packs.read();
    expect([await askForNothing(), written]).toEqual([[404], chunks.length]);
    const [chunk] = chunks;
    const answer = await app.request(`/api/data-pack/${chunk?.sha256}`);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, chunk?.bytes]);
  });

  test("[PWA-01] a process that was not asked for the pack serves what another one announced", async () => {
    const { db } = open();
    await loadStarter(db);
    const told = await createDataPacks(db, createChunkStore(folder)).read();
    const own = createChunkStore(path.join(folder, "of another process"));
    const app = new Hono<RouteEnvironment>();
    chunkRoute(own, createDataPacks(db, own).makeOnce)(app);
    const statuses = told.chunks.map(
      async ({ sha256 }) => (await app.request(`/api/data-pack/${sha256}`)).status,
    );
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  });

  test("[PWA-01] another edition has another pack, and takes the place of the one before", async () => {
    const { db } = open();
    await loadStarter(db);
    const store = createChunkStore(folder);
    const { read: readPack } = createDataPacks(db, store);
    const before = await readPack();
    await db.transaction(async (tx) => {
      const draft = { source: "import", dataDate: "2026-11-01", contentHash: "other" } as const;
      const edition = await startCardEdition(tx, draft);
      const card = {
        ...{ id: "one", name: "One", layout: "normal", cmc: 1, type_line: "Instant" },
        ...{ color_identity: [], keywords: [], legalities: {}, game_changer: false },
      };
      await insertCards(tx, edition, [card]);
      await finishCardEdition(tx, edition);
    });
    const after = await readPack();
    expect(after).toMatchObject({ cards: "2026-11-01", rules: before.rules });
    expect(after.id).not.toBe(before.id);
    const named = after.chunks.map(({ sha256 }) => `${sha256}.gz`);
    expect(readdirSync(folder).sort()).toEqual([...named, "pack.json"].sort());
  });
});
