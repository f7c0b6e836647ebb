import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, runnerImport, type UserConfig } from "vite";
import { codeFiles } from "./build/code-files/index.ts";
import { listParts } from "./build/code-files/list-parts.ts";
import { pageShells } from "./build/page-shells.ts";
import { starterPack } from "./build/starter-pack.ts";
import { styleFiles } from "./build/style-files.ts";
import { textFiles } from "./build/text-files.ts";

/** Preloads the letters of first screens (guide §3): 50 KB on every page. */
const preloadRomans = (): Plugin => ({
  name: "preload-romans",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /\/(?:texturina-\d+|atkinson)-[\w-]{8}\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: true,
          },
          injectTo: "head" as const,
        })),
  },
});

/** Names the texts of both languages in the head. The server leaves those of the page's language. */
const preloadTexts = (): Plugin => ({
  name: "preload-texts",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      textFiles(bundle).map(({ fileName, language, part }) => ({
        tag: "link",
        attrs: {
          rel: "modulepreload",
          href: `/${fileName}`,
          "data-language": language,
          "data-texts": part,
        },
        injectTo: "head" as const,
      })),
  },
});

/** Runs the modules `*.static.ts` now: the pages get the values that they export, as data. */
const runStaticModules = (): Plugin => ({
  name: "run-static-modules",
  apply: "build",
  async load(id) {
    if (!id.endsWith(".static.ts")) return null;
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
});

/** What makes the code, in both builds of it (`code-files`). */
const code: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), runStaticModules(), starterPack(), styleFiles()],
  resolve: {
    alias: { "react-style-singleton": `${import.meta.dirname}/src/ui/style-singleton.ts` },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Would fetch what the entry has just imported: the code is named after the paint (`page-shells.ts`).
    modulePreload: { polyfill: false },
  },
};

export default defineConfig(async ({ command, isSsrBuild }) => ({
  ...code,
  plugins: [code.plugins, preloadRomans(), preloadTexts(), pageShells(), listParts()],
  server: {
    port: 5173,
    proxy: {
      "^/(?:api|icons)/|\\.webmanifest$": process.env.API_ORIGIN ?? "http://127.0.0.1:3000",
    },
  },
  build: {
    ...code.build,
    rolldownOptions:
      command === "build" && isSsrBuild !== true
        ? { output: { codeSplitting: { groups: await codeFiles(code) } } }
        : {},
  },
}));
