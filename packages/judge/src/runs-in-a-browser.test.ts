import { build } from "esbuild";
import { expect, test } from "vitest";

const entry = (room: string) => new URL(`../../${room}/src/index.ts`, import.meta.url).pathname;

const worker = new URL("../../../apps/web/judge-worker/main.ts", import.meta.url).pathname;

test("[ORA-17] a device’s judge brings no schema library along: its knowledge was checked before", async () => {
  const { metafile } = await build({
    entryPoints: [worker],
    ...{ bundle: true, write: false, minify: true, metafile: true },
    ...{ platform: "browser", format: "esm", logLevel: "silent" },
  });
  const [output] = Object.values(metafile.outputs);
  const brought = Object.entries(output?.inputs ?? {}).filter(
    ([name, { bytesInOutput }]) => /node_modules\/zod\//.test(name) && bytesInOutput > 0,
  );
  expect(brought).toEqual([]);
});

test.each(["judge", "rulebook", "cards"])(
  "[ORA-17] the room %s is bundled for a browser and asks for nothing of Node",
  async (room) => {
    // esbuild fails on every import that a browser cannot resolve ("node:fs").
    const { metafile, warnings } = await build({
      entryPoints: [entry(room)],
      bundle: true,
      write: false,
      platform: "browser",
      format: "esm",
      metafile: true,
      logLevel: "silent",
    });
    expect(warnings).toEqual([]);
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.length).toBeGreaterThan(10);
    const [output] = Object.values(metafile.outputs);
    expect(output?.imports).toEqual([]);
  },
);
