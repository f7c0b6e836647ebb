import type { Plugin } from "vite";

const SOURCES = "/apps/web/src/";

/**
 * Writes which of our modules each file of code holds, beside the pages: a file is called after one of
 * them, and stories ask for others.
 */
export const listParts = (): Plugin => ({
  name: "list-parts",
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const files: Record<string, string[]> = {};
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          files[file.fileName] = file.moduleIds.flatMap((id) => id.split(SOURCES)[1] ?? []);
      this.emitFile({ type: "asset", fileName: "code-files.json", source: JSON.stringify(files) });
    },
  },
});
