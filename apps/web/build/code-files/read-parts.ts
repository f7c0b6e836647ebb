import type { Rolldown } from "vite";
import type { CodePart } from "./code-part.ts";

type Chunk = Rolldown.OutputChunk;

/** Texts are named in the head by their language, and are a file each. */
const TEXTS = /\/packages\/locales\/src\/(?:fr|en)\//;

/** What the bundler made by itself, in a first build. */
export interface FirstBuild {
  readonly chunks: ReadonlyMap<string, Chunk>;
  readonly sizes: ReadonlyMap<string, number>;
  readonly entry: string;
  /** The chunk of each page, by its module. */
  readonly pages: ReadonlyMap<string, string>;
}

const entryOf = (chunks: ReadonlyMap<string, Chunk>): string => {
  for (const [name, { isEntry }] of chunks) if (isEntry) return name;
  throw new Error("the pages have no entry");
};

/** @param modules of the pages, in `src/features` */
export const readBuild = (
  output: Rolldown.RolldownOutput["output"],
  modules: readonly string[],
): FirstBuild => {
  const chunks = new Map<string, Chunk>();
  const styles = new Map<string, number>();
  for (const file of output)
    if (file.type === "chunk") chunks.set(file.fileName, file);
    else if (file.fileName.endsWith(".css")) styles.set(file.fileName, file.source.length);
  const sizes = new Map<string, number>();
  const pages = new Map<string, string>();
  for (const [name, chunk] of chunks) {
    let size = chunk.code.length;
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) size += styles.get(sheet) ?? 0;
    sizes.set(name, size);
    for (const module of modules)
      if (chunk.facadeModuleId?.endsWith(`/src/features/${module}`)) pages.set(module, name);
  }
  return { chunks, sizes, entry: entryOf(chunks), pages };
};

/** Chunks with what they import at once, or with all that comes later too, of no other page. */
const reached = (
  { chunks, pages }: FirstBuild,
  from: readonly string[],
  isWithLater: boolean,
): ReadonlySet<string> => {
  const others = new Set(pages.values());
  const seen = new Set<string>();
  const open = [...from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    open.push(...chunk.imports);
    if (isWithLater) open.push(...chunk.dynamicImports.filter((each) => !others.has(each)));
  }
  return seen;
};

const areTexts = ({ modules }: Chunk): boolean =>
  Object.keys(modules).every((module) => TEXTS.test(module));

/**
 * What some pages load before they run, and not all of them, as parts: which pages load each, and when.
 * What only comes later stays as the bundler made it: what is asked for first would bring more of it along.
 */
export const readParts = (build: FirstBuild): readonly CodePart[] => {
  const everywhere = reached(build, [build.entry], false);
  const firstOf = new Map<string, ReadonlySet<string>>();
  const everOf = new Map<string, ReadonlySet<string>>();
  for (const [page, chunk] of build.pages) {
    firstOf.set(page, reached(build, [chunk], false));
    everOf.set(page, reached(build, [build.entry, chunk], true));
  }
  const pagesOf = (name: string, loads: ReadonlyMap<string, ReadonlySet<string>>) =>
    new Set([...loads].filter(([, loaded]) => loaded.has(name)).map(([page]) => page));
  return [...build.chunks].flatMap(([name, chunk]) => {
    const first = pagesOf(name, firstOf);
    if (first.size === 0 || everywhere.has(name) || areTexts(chunk)) return [];
    return {
      name,
      title: chunk.name,
      modules: Object.keys(chunk.modules),
      size: build.sizes.get(name) ?? 0,
      first,
      ever: pagesOf(name, everOf),
      needs: chunk.imports,
    };
  });
};
