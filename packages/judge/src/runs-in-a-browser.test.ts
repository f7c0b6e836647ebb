import { build } from "esbuild";
import { expect, test } from "vitest";

const entry = (room: string) => new URL(`../../${room}/src/index.ts`, import.meta.url).pathname;

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
