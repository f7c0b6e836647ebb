import { createHash } from "node:crypto";
import { DATA_PACK_FORMAT, type DataPack } from "@spellwright/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceStorage } from "../device-storage-for-tests.ts";
import {
  downloadPack,
  pausePack,
  refreshPackState,
  removePack,
  updatePackInBackground,
} from "./full-pack.ts";
import { packState } from "./pack-state.ts";

const PARTS = ["rules", "cards", "rulings"] as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const packOf = (edition: string): { pack: DataPack; chunks: Map<string, string> } => {
  const texts = PARTS.map((part) => (part === "rulings" ? "notes of all" : `${part} ${edition}`));
  const chunks = PARTS.map((part, at) => {
    const text = texts[at] ?? "";
    return { part, sha256: hashOf(text), bytes: bytesOf(text).length };
  });
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
  const id = hashOf(edition);
  return {
    pack: { format: DATA_PACK_FORMAT, id, rules: edition, cards: "2026-08-22", bytes, chunks },
    chunks: new Map(chunks.map(({ sha256 }, at) => [sha256, texts[at] ?? ""])),
  };
};

/** A server with a pack, and what may go wrong on the way. */
const server = {
  ...packOf("2026-06-19"),
  asked: [] as string[],
  fault: undefined as ((sha256: string) => Response | undefined) | undefined,
};
const answer = async (input: Request | string): Promise<Response> => {
  const { pathname } = new URL(typeof input === "string" ? input : input.url, location.href);
  if (pathname === "/api/data-pack") return Response.json(server.pack);
  const sha256 = pathname.split("/").at(-1) ?? "";
  server.asked.push(sha256);
  const text = server.chunks.get(sha256);
  return server.fault?.(sha256) ?? new Response(text, { status: text === undefined ? 404 : 200 });
};

let device = deviceStorage();
const [first = "", second = "", third = ""] = server.pack.chunks.map(({ sha256 }) => sha256);

beforeEach(async () => {
  Object.assign(server, packOf("2026-06-19"), { asked: [], fault: undefined });
  device = deviceStorage();
  vi.stubGlobal("caches", device.caches);
  vi.stubGlobal("fetch", answer);
  Object.assign(navigator, {
    locks: { request: (_name: string, _options: object, work: () => unknown) => work() },
  });
  await removePack();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const failure = () => {
  const state = packState.read();
  return state.phase === "failed" ? state.reason : state.phase;
};

test("[PWA-01] the full pack is offered with its size, downloaded, and deleted", async () => {
  await refreshPackState();
  expect(packState.read()).toEqual({ phase: "none", offered: server.pack });
  await downloadPack();
  expect(packState.read()).toEqual({ phase: "installed", pack: server.pack, newer: null });
  await removePack();
  expect(packState.read()).toMatchObject({ phase: "none" });
  expect(device.addresses()).toEqual([]);
});

test("[PWA-01] a download that was interrupted goes on with what is missing, also when it comes back by itself", async () => {
  server.fault = (sha256) => {
    if (sha256 === second) throw new TypeError("Failed to fetch");
    return undefined;
  };
  await downloadPack();
  expect(failure()).toBe("network");
  server.fault = undefined;
  server.asked = [];
  await updatePackInBackground();
  expect(server.asked).toEqual([second, third]);
  expect(packState.read()).toMatchObject({ phase: "installed" });
});

test("[PWA-01] a paused download keeps what came, and waits for its person", async () => {
  server.fault = (sha256) => {
    if (sha256 === second) void pausePack();
    return undefined;
  };
  await downloadPack();
  server.fault = undefined;
  await expect.poll(() => packState.read()).toMatchObject({ phase: "paused" });
  server.asked = [];
  await updatePackInBackground();
  expect(server.asked).toEqual([]);
  await downloadPack();
  expect(server.asked).not.toContain(first);
  expect(packState.read()).toMatchObject({ phase: "installed" });
});

test.each([
  ["another content", () => new Response("cards 2026-06-18")],
  ["half of it", () => new Response("cards 2026")],
  ["more than it", () => new Response("cards 2026-06-19 and a gigabyte")],
  ["nothing", () => new Response("")],
])("[PWA-01] a chunk that arrives with %s is not kept; the others are", async (_what, damaged) => {
  server.fault = (sha256) => (sha256 === second ? damaged() : undefined);
  await downloadPack();
  expect(failure()).toBe("damaged");
  // Asked for twice: a cache on the way may have been wrong.
  expect(server.asked).toEqual([first, second, second]);
  expect(device.addresses()).toContain(`/api/data-pack/${first}`);
  expect(device.addresses()).not.toContain(`/api/data-pack/${second}`);
  server.fault = undefined;
  await downloadPack();
  expect(packState.read()).toMatchObject({ phase: "installed" });
});

test("[PWA-01] a full device and a refused storage are named; what was installed stays", async () => {
  await downloadPack();
  Object.assign(server, packOf("2026-09-25"));
  device.fault = new DOMException("full", "QuotaExceededError");
  await downloadPack();
  expect(failure()).toBe("full");
  device.fault = undefined;
  await refreshPackState();
  device.fault = new DOMException("private", "SecurityError");
  await downloadPack();
  expect(failure()).toBe("denied");
  device.fault = undefined;
  expect(device.addresses()).toContain("/full-pack");
  expect(device.addresses()).toContain(`/api/data-pack/${second}`);
});

test.each([
  ["of another version", { format: DATA_PACK_FORMAT + 1 }],
  ["larger than the device should take", { bytes: 2 ** 31 }],
  ["whose chunks do not add up", { bytes: 3 }],
])("[PWA-01] a pack %s is refused", async (_what, wrong) => {
  Object.assign(server.pack, wrong);
  await downloadPack();
  expect(failure()).toBe("version");
  expect(server.asked).toEqual([]);
});

test("[PWA-01] a newer edition is announced, takes the place of the older one, and only its difference is fetched", async () => {
  await downloadPack();
  Object.assign(server, packOf("2026-09-25"), { asked: [] });
  await refreshPackState();
  expect(packState.read()).toMatchObject({ phase: "installed", newer: { rules: "2026-09-25" } });
  packState.change({ phase: "unknown" });
  await updatePackInBackground();
  expect(packState.read()).toMatchObject({ phase: "installed", pack: { rules: "2026-09-25" } });
  expect(server.asked).not.toContain(third);
  expect(device.addresses()).not.toContain(`/api/data-pack/${first}`);
  expect(device.addresses()).toHaveLength(4);
});

test("[PWA-01] an edition that is imported in the middle of a download is the one that is installed", async () => {
  server.fault = (sha256) => {
    if (sha256 !== second) return undefined;
    Object.assign(server, packOf("2026-09-25"));
    return new Response(null, { status: 404 });
  };
  await downloadPack();
  expect(packState.read()).toMatchObject({ phase: "installed", pack: { rules: "2026-09-25" } });
});
