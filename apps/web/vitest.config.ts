import { defineConfig } from "vitest/config";

/** What needs no page: view logic, texts, checks. Its files keep nothing from one to the next. */
export default defineConfig({
  test: {
    name: "web",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.dom.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 120_000,
  },
});
