import { defineConfig } from "vitest/config";
import { VITEST_LIMITS } from "../../test-limits.ts";
import { starterPack } from "./build/starter-pack.ts";

/** What needs no page: view logic, texts, checks. Its files keep nothing from one to the next. */
export default defineConfig({
  plugins: [starterPack()],
  test: {
    name: "web",
    root: import.meta.dirname,
    include: ["{src,worker,judge-worker,build}/**/*.test.ts"],
    exclude: ["src/**/*.dom.test.ts"],
    environment: "node",
    isolate: false,
    ...VITEST_LIMITS,
  },
});
