import { describe, expect, it } from "vitest";
import { neededPackages } from "./needed-packages.ts";

const everywhere = () => true;

describe("[S1] packages that a server needs", () => {
  const locked = {
    "node_modules/pg": {
      dependencies: { "pg-pool": "1", "pg-types": "2" },
      peerDependencies: { "pg-native": "3" },
      peerDependenciesMeta: { "pg-native": { optional: true } },
    },
    "node_modules/pg-pool": { peerDependencies: { pg: "8" } },
    "node_modules/pg-types": {},
    "node_modules/pg/node_modules/pg-types": { dependencies: { buffer: "1" } },
    "node_modules/buffer": {},
    "node_modules/pg-native": {},
    "node_modules/vite": {},
    "node_modules/draw": { optionalDependencies: { "draw-linux": "1", "draw-mac": "1" } },
    "node_modules/draw-linux": {},
    "node_modules/draw-mac": {},
    "apps/api/node_modules/draw": {},
  };

  it("are those that are named and what these need, the nearest of each name", () => {
    expect([...neededPackages(locked, { "apps/bot": ["pg"] }, everywhere)].sort()).toEqual([
      "node_modules/buffer",
      "node_modules/pg",
      "node_modules/pg-pool",
      "node_modules/pg/node_modules/pg-types",
    ]);
  });

  it("are looked for above the program that names them", () => {
    const named = { "apps/api": ["draw"] };
    expect([...neededPackages(locked, named, everywhere)]).toEqual(["apps/api/node_modules/draw"]);
  });

  it("are without the native parts of other machines", () => {
    const isInstalled = (folder: string) => !folder.endsWith("-mac");
    expect([...neededPackages(locked, { "apps/bot": ["draw"] }, isInstalled)]).toEqual([
      "node_modules/draw",
      "node_modules/draw-linux",
    ]);
  });

  it("are missed by name", () => {
    expect(() => neededPackages(locked, { "apps/api": ["hono"] }, everywhere)).toThrow(
      "apps/api needs hono, which is not installed",
    );
  });
});
