import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Of the judge whose knowledge was code, measured the same way on the same rules and questions. */
const MEGABYTES_BEFORE = 40.55;
/** What reads along with a language model is within it. */
const SHARE = 0.5;
/** Code that V8 had optimised by then was in that figure too. It differs by run, so none is made here. */
const OPTIMISED_MEGABYTES = 1.3;

const program = new URL("../test/hold-judge.ts", import.meta.url);

test("[ORA-17] a judge that has answered holds half at most of what it held when its knowledge was code", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "judge-memory-"));
  try {
    await build({
      entryPoints: [program.pathname],
      ...{ bundle: true, platform: "node", format: "esm", logLevel: "silent", outdir: folder },
      outExtension: { ".js": ".mjs" },
      // As the server is bundled: the code of the judge, in a file of its own, is measured with it.
      ...{ splitting: true, minifyWhitespace: true },
      // The programs beside it read the data of the repository from where they lie.
      define: { "import.meta.url": JSON.stringify(program.href) },
    });
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [
      "--expose-gc",
      "--no-opt",
      path.join(folder, "hold-judge.mjs"),
    ]);
    expect(JSON.parse(stdout).megabytes).toBeLessThan(
      MEGABYTES_BEFORE * SHARE - OPTIMISED_MEGABYTES,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
