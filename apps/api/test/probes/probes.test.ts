import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { onDatabase } from "../databases.ts";
import { runProbes } from "./run-probes.ts";

const SEED = Number(process.env.PROBE_SEED ?? 20_261_129);
/** Some of each call; `npm run probes` sends three thousand. */
const COUNT = Number(process.env.PROBE_COUNT ?? 320);

describe("probes of every call", () => {
  onDatabase((open) => {
    it(`[DISC-05] [DATA-06] [BILL-08] ${COUNT} probes of seed ${SEED} give nothing that they should not`, async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "spellwright-probes-"));
      try {
        expect(await runProbes(open(), dataDir, { seed: SEED, count: COUNT })).toEqual([]);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    });
  });
});
