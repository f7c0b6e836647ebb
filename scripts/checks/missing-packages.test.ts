import { describe, expect, test } from "vitest";
import { missingPackages } from "./missing-packages.ts";

const native = (version: string) => ({
  version,
  optionalDependencies: { "@esbuild/linux-x64": version },
});

describe("a lock file is complete when every package that it names is in it", () => {
  test("beside the package that names it, or above", () => {
    expect(
      missingPackages({
        "": { dependencies: { esbuild: "2.0.0" } },
        "node_modules/esbuild": native("2.0.0"),
        "node_modules/@esbuild/linux-x64": { version: "2.0.0" },
      }),
    ).toEqual([]);
  });

  test("a workspace is there as a link", () => {
    expect(
      missingPackages({
        "apps/api": { dependencies: { "@spellwright/zaps": "0.5.0" } },
        "node_modules/@spellwright/zaps": { resolved: "packages/zaps" },
        "packages/zaps": { version: "0.5.0" },
      }),
    ).toEqual([]);
  });

  test("any version may serve a range, and an override a plain dependency", () => {
    expect(
      missingPackages({
        "": { dependencies: { zod: "4.0.0" }, optionalDependencies: { fsevents: "~2.3.2" } },
        "node_modules/zod": { version: "4.6.7" },
        "node_modules/fsevents": { version: "2.3.3" },
      }),
    ).toEqual([]);
  });
});

describe("a lock file is refused", () => {
  test("without an optional package", () => {
    expect(missingPackages({ "node_modules/esbuild": native("2.0.0") })).toEqual([
      "node_modules/esbuild lacks @esbuild/linux-x64 2.0.0",
    ]);
  });

  test("when only another version of it lies above", () => {
    expect(
      missingPackages({
        "node_modules/kit/node_modules/esbuild": native("1.0.0"),
        "node_modules/@esbuild/linux-x64": { version: "2.0.0" },
      }),
    ).toEqual(["node_modules/kit/node_modules/esbuild lacks @esbuild/linux-x64 1.0.0"]);
  });

  test("without a plain dependency", () => {
    expect(missingPackages({ "": { dependencies: { zod: "4.6.7" } } })).toEqual([
      "the project lacks zod 4.6.7",
    ]);
  });
});
