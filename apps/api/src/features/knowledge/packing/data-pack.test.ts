import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { loadStarter } from "../importing/load-starter.ts";
import { finishCardEdition, insertCards, startCardEdition } from "../queries.ts";
import { createDataPacks } from "./build-pack.ts";
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
    const readPack = createDataPacks(db, store);
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

    // Another process finds what this one made; what was damaged or deleted is made again, the same.
    expect(await createDataPacks(db, createChunkStore(folder))()).toEqual(pack);
    rmSync(path.join(folder, `${pack.chunks[0]?.sha256}.gz`));
    expect(await createDataPacks(db, createChunkStore(folder))()).toEqual(pack);
  });

  test("[PWA-01] another edition has another pack, and takes the place of the one before", async () => {
    const { db } = open();
    await loadStarter(db);
    const store = createChunkStore(folder);
    const readPack = createDataPacks(db, store);
    const before = await readPack();
    await db.transaction(async (tx) => {
      const draft = { source: "import", dataDate: "2026-11-01", contentHash: "other" } as const;
      const edition = await startCardEdition(tx, draft);
      const card = {
        ...{ id: "one", name: "One", layout: "normal", cmc: 1, type_line: "Instant" },
        ...{ color_identity: [], keywords: [], legalities: {}, game_changer: false },
      };
      await insertCards(tx, edition, [{ card, faceNames: [] }]);
      await finishCardEdition(tx, edition);
    });
    const after = await readPack();
    expect(after).toMatchObject({ cards: "2026-11-01", rules: before.rules });
    expect(after.id).not.toBe(before.id);
    const named = after.chunks.map(({ sha256 }) => `${sha256}.gz`);
    expect(readdirSync(folder).sort()).toEqual([...named, "pack.json"].sort());
  });
});
