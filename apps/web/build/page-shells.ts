import type { Plugin, Rolldown } from "vite";
import { LINKS_OF_FEW_PAGES, PAGE_MODULES } from "./page-modules.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The file with the module that the page loads when its route is shown. */
const chunkOf = (bundle: Bundle, module: string): Chunk => {
  for (const file of Object.values(bundle))
    if (
      file.type === "chunk" &&
      file.moduleIds.some((id) => id.endsWith(`/src/features/${module}`))
    )
      return file;
  throw new Error(`in no file: ${module}`);
};

/** Chunks with everything that they import at once, each before what imports it. */
const closureOf = (bundle: Bundle, chunks: readonly Chunk[]): readonly Chunk[] => {
  const seen = new Set<Chunk>();
  const found: Chunk[] = [];
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") visit(imported);
    }
    found.push(chunk);
  };
  for (const chunk of chunks) visit(chunk);
  return found;
};

const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== "asset") throw new Error(`no file: ${name}`);
  return String(file.source);
};

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT_LINK =
  /\s*<(?:link rel="modulepreload" crossorigin|script type="module")[^>]*>(?:<\/script>)?/g;
const LINK = /\s*<link [^>]*>/g;

const isNeeded = (tag: string, page: string): boolean =>
  LINKS_OF_FEW_PAGES.every(({ link, pages }) => !link.test(tag) || pages.has(page));

/** Where a browser does not tell that it painted, the code waits this long behind the loaded page. */
const UNPAINTED_MS = 1000;

/**
 * Loads the code that the page names, once the first screen was painted: that is there without code, and
 * its letters come first. A page that is opened or left behind another is not painted, and does not wait.
 */
const LOADER = `<script>
      let isLoading = false;
      const load = () => {
        if (isLoading) return;
        isLoading = true;
        const code = [...document.querySelectorAll("link[data-code]")];
        for (const link of code) {
          link.fetchPriority = "low";
          link.rel = "modulepreload";
        }
        import(code.find((link) => link.dataset.code === "entry").href);
      };
      if (document.hidden) load();
      new PerformanceObserver(load).observe({ type: "paint", buffered: true });
      addEventListener("visibilitychange", load);
      addEventListener("load", () => setTimeout(load, ${UNPAINTED_MS}));
    </script>`;

/**
 * A page's file: its styles inline, its code named. The links to the same styles keep a part that loads later
 * from bringing them again. They are disabled and of no medium, so that nothing fetches them: browsers that
 * look ahead in the file fetch what is only disabled.
 */
const shellOf = (
  bundle: Bundle,
  html: string,
  entry: Chunk,
  [page, module]: readonly [string, string | null],
): string => {
  const chunks = closureOf(bundle, module === null ? [entry] : [entry, chunkOf(bundle, module)]);
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];
  const links = [
    ...styles.map((name) => `<link rel="stylesheet" href="/${name}" media="not all" disabled>`),
    ...chunks.map(
      (chunk) =>
        `<link data-code="${chunk === entry ? "entry" : "part"}" crossorigin href="/${chunk.fileName}">`,
    ),
    LOADER,
  ];
  const sheet = styles.map((name) => textOf(bundle, name).trim()).join("");
  return html
    .replaceAll(STYLE_LINK, "")
    .replaceAll(SCRIPT_LINK, "")
    .replaceAll(LINK, (tag) => (isNeeded(tag, page) ? tag : ""))
    .replaceAll('<link rel="modulepreload"', '<link data-code="texts"')
    .replace("</style>", () => `${sheet}</style>`)
    .replace("</head>", () => `${links.map((link) => `  ${link}\n  `).join("")}</head>`);
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
      for (const each of Object.entries(PAGE_MODULES))
        this.emitFile({
          type: "asset",
          fileName: `pages/${each[0]}.html`,
          source: shellOf(bundle, html, entry, each),
        });
    },
  },
});
