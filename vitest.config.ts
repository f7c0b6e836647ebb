import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { VITEST_LIMITS } from "./test-limits.ts";

export default defineConfig({
  test: {
    // More than there are cores: many suites wait, for processes, for PostgreSQL, or for a second to pass.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          name: "node",
          include: [
            "packages/*/{src,evaluation}/**/*.test.ts",
            "apps/bot/src/**/*.test.ts",
            "{scripts,bench}/**/*.test.ts",
          ],
          environment: "node",
          // Pure rooms keep nothing between two files: one worker loads them once.
          isolate: false,
          ...VITEST_LIMITS,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/{src,test}/**/*.test.ts"],
          environment: "node",
          globalSetup: ["apps/api/test/global-setup.ts"],
          // The server's libraries are loaded once a worker. Each file has a database of its own.
          isolate: false,
          restoreMocks: true,
          ...VITEST_LIMITS,
        },
      },
      {
        test: {
          name: "bot",
          include: ["apps/bot/test/**/*.test.ts"],
          environment: "node",
          ...VITEST_LIMITS,
        },
      },
      "apps/web/vitest.config.ts",
      "apps/web/vitest.dom.config.ts",
      {
        test: {
          name: "types",
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            checker: "tsc",
            tsconfig: "packages/contract/tsconfig.json",
            include: ["packages/contract/src/**/*.test-d.ts"],
          },
        },
      },
    ],
  },
});
