import type { Plugin, Rolldown } from "vite";
import { PAGE_MODULES } from "./page-modules.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunk of a module that the page loads when its route is shown. */
const chunkOf = (bundle: Bundle, module: string): Chunk => {
  for (const file of Object.values(bundle))
    if (file.type === "chunk" && file.facadeModuleId?.endsWith(`/src/features/${module}`))
      return file;
  throw new Error(`no chunk of its own: ${module}`);
};

/** Chunks with everything that they import at once, each before what imports it. */
const closureOf = (bundle: Bundle, chunks: readonly Chunk[]): readonly Chunk[] => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") visit(imported);
    }
    found.add(chunk);
  };
  for (const chunk of chunks) visit(chunk);
  return [...found];
};

const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== "asset") throw new Error(`no file: ${name}`);
  return String(file.source);
};

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT_LINK = /\s*<link rel="modulepreload" crossorigin[^>]*>/g;

/**
 * A page's file: its styles inline, its scripts named. The links to the same styles are disabled, so that
 * nothing fetches them; they keep a part that loads later from bringing them again.
 */
const shellOf = (bundle: Bundle, html: string, entry: Chunk, module: string | null): string => {
  const chunks = closureOf(bundle, module === null ? [entry] : [entry, chunkOf(bundle, module)]);
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];
  const links = [
    ...styles.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
    ...chunks
      .filter((chunk) => chunk !== entry)
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ];
  const sheet = styles.map((name) => textOf(bundle, name).trim()).join("");
  return (
    html
      .replaceAll(STYLE_LINK, "")
      .replaceAll(SCRIPT_LINK, "")
      .replace("</style>", () => `${sheet}</style>`)
      .replace("</head>", () => `${links.map((link) => `  ${link}\n  `).join("")}</head>`)
      // The first screen is there without a script: its letters come first.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  );
};

/** Writes a file for each page beside `index.html`, with what the page needs first. */
export const pageShells = (): Plugin => ({
  name: "page-shells",
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const html = textOf(bundle, "index.html");
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      if (entry?.type !== "chunk") throw new Error("no entry");
      for (const [page, module] of Object.entries(PAGE_MODULES))
        this.emitFile({
          type: "asset",
          fileName: `pages/${page}.html`,
          source: shellOf(bundle, html, entry, module),
        });
    },
  },
});
