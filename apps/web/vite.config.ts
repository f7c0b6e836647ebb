import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, runnerImport } from "vite";
import { pageShells } from "./build/page-shells.ts";
import { starterPack } from "./build/starter-pack.ts";
import { styleFiles } from "./build/style-files.ts";

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

const TEXTS = /packages\/locales\/src\/(fr|en)\/(page|later)-texts\.ts$/;

/** Names the texts of both languages in the head; the server leaves those of the page's language. */
const preloadTexts = (): Plugin => ({
  name: "preload-texts",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) => {
        const names = file.type === "chunk" && TEXTS.exec(file.facadeModuleId ?? "");
        if (!names) return [];
        const [, language, part] = names;
        return {
          tag: "link",
          attrs: {
            rel: "modulepreload",
            href: `/${file.fileName}`,
            "data-language": language,
            "data-texts": part,
          },
          injectTo: "head" as const,
        };
      }),
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

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadRomans(),
    preloadTexts(),
    runStaticModules(),
    starterPack(),
    styleFiles(),
    pageShells(),
  ],
  resolve: {
    alias: { "react-style-singleton": `${import.meta.dirname}/src/ui/style-singleton.ts` },
  },
  server: {
    port: 5173,
    proxy: {
      "^/(?:api|icons)/|\\.webmanifest$": process.env.API_ORIGIN ?? "http://127.0.0.1:3000",
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Would fetch what the entry has just imported: the code is named after the paint (`page-shells.ts`).
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  // What every page loads first: as seventy files it took longer and compressed less well.
                  name: "frame",
                  tags: ["$initial"],
                  test: (id: string) => !/index\.html|\/src\/main\.tsx$/.test(id),
                },
                {
                  // Mana and tap symbols are drawn in what is read, never on a first screen.
                  name: "symbols",
                  test: /\/src\/ui\/(?:card-text|text-pieces|mana-cost|engravings\/mana)/,
                },
                {
                  // Small things of many pages and parts: as files of their own they cost a request each.
                  // What is kept on the device is large, and comes with what nobody sees at first.
                  name: "kit",
                  test: /lucide-react|react-query\/build\/modern\/(?:useMutation|infiniteQueryOptions)|\/src\/(?:ui|lib)\/(?!kept-answers\/|outbox\/(?!waiting-edits))/,
                  minShareCount: 6,
                },
                {
                  // What a composer and a thread say to each other; the list of decks has neither.
                  name: "question",
                  test: /\/src\/features\/chat\/model\/(?:exchanges|held-|question-length|paragraphs|mentions|draft-store|read-game-state)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
  },
}));
