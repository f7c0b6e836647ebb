import { describe, expect, test } from "vitest";
import { missingPackages } from "./missing-packages.ts";

const native = (version: string) => ({
  version,
  optionalDependencies: { "@esbuild/linux-x64": version },
});

describe("[S1] a lock file", () => {
  test("is complete with a package beside the one that names it, or above", () => {
    expect(
      missingPackages({
        "": { dependencies: { esbuild: "2.0.0" } },
        "node_modules/esbuild": native("2.0.0"),
        "node_modules/@esbuild/linux-x64": { version: "2.0.0" },
      }),
    ).toEqual([]);
  });

  test("is complete with a workspace as a link", () => {
    expect(
      missingPackages({
        "apps/api": { dependencies: { "@spellwright/zaps": "0.5.0" } },
        "node_modules/@spellwright/zaps": { resolved: "packages/zaps" },
        "packages/zaps": { version: "0.5.0" },
      }),
    ).toEqual([]);
  });

  test("is complete where any version serves a range, and an override a plain dependency", () => {
    expect(
      missingPackages({
        "": { dependencies: { zod: "4.0.0" }, optionalDependencies: { fsevents: "~2.3.2" } },
        "node_modules/zod": { version: "4.6.7" },
        "node_modules/fsevents": { version: "2.3.3" },
      }),
    ).toEqual([]);
  });
});

describe("[S1] a lock file with a gap", () => {
  test("is refused without an optional package", () => {
    expect(missingPackages({ "node_modules/esbuild": native("2.0.0") })).toEqual([
      "node_modules/esbuild lacks @esbuild/linux-x64 2.0.0",
    ]);
  });

  test("is refused when only another version of it lies above", () => {
    expect(
      missingPackages({
        "node_modules/kit/node_modules/esbuild": native("1.0.0"),
        "node_modules/@esbuild/linux-x64": { version: "2.0.0" },
      }),
    ).toEqual(["node_modules/kit/node_modules/esbuild lacks @esbuild/linux-x64 1.0.0"]);
  });

  test("is refused without a plain dependency", () => {
    expect(missingPackages({ "": { dependencies: { zod: "4.6.7" } } })).toEqual([
      "the project lacks zod 4.6.7",
    ]);
  });
});
