import type { Plugin } from "vite";

const INSERTION = /^__insertCSS\(.*\);$/m;

/**
 * Sonner writes its styles into the page when it loads, which the content policy refuses. The toasts
 * import them as a file (`sonner/dist/styles.css`).
 */
export const styleFiles = (): Plugin => ({
  name: "style-files",
  enforce: "pre",
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler(code) {
      if (!INSERTION.test(code)) throw new Error("sonner no longer inserts its styles");
      return code.replace(INSERTION, "");
    },
  },
});
