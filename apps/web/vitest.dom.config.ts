import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { VITEST_LIMITS } from "../../test-limits.ts";
import { starterPack } from "./build/starter-pack.ts";

/** What needs a page: the files of a worker share one, and their libraries (`vitest.setup.ts`). */
export default defineConfig({
  plugins: [react(), starterPack()],
  test: {
    name: "web-dom",
    root: import.meta.dirname,
    include: [
      "src/**/*.test.tsx",
      "../../packages/router/src/**/*.test.tsx",
      "src/**/*.dom.test.ts",
    ],
    environment: "jsdom",
    isolate: false,
    setupFiles: ["vitest.setup.ts"],
    ...VITEST_LIMITS,
  },
});
