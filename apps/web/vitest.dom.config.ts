import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** What needs a page: each file has a document of its own, which its libraries keep hold of. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: "web-dom",
    root: import.meta.dirname,
    include: ["src/**/*.test.tsx", "src/**/*.dom.test.ts"],
    environment: "jsdom",
    setupFiles: ["vitest.setup.ts"],
    testTimeout: 120_000,
  },
});
