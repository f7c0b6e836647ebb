import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["packages/*/src/**/*.test.ts", "{scripts,bench}/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/src/**/*.test.ts"],
          environment: "node",
          globalSetup: ["apps/api/test/global-setup.ts"],
          testTimeout: 20_000,
        },
      },
      "apps/web/vitest.config.ts",
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
