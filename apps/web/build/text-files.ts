import type { Rolldown } from "vite";

/** The texts that pages are first drawn with: those of every page, and those that only some of them say. */
const TEXTS = /packages\/locales\/src\/(fr|en)\/(page|later)-texts\.ts$/;

interface TextFile {
  readonly fileName: string;
  readonly language: string;
  readonly part: string;
}

/**
 * The files of those texts. They import others, of sentences that a part of the pages says too: a browser
 * finds those only when it runs the first ones, one way to the server and back later.
 */
export const textFiles = (bundle: Rolldown.OutputBundle): readonly TextFile[] => {
  const found = new Map<string, TextFile>();
  const name = (fileName: string, language: string, part: string): void => {
    const file = bundle[fileName];
    if (file?.type !== "chunk" || !areTexts(file) || found.has(fileName)) return;
    found.set(fileName, { fileName, language, part });
    for (const each of file.imports) name(each, language, part);
  };
  for (const wanted of ["page", "later"])
    for (const file of Object.values(bundle)) {
      const [, language, part] =
        (file.type === "chunk" && TEXTS.exec(file.facadeModuleId ?? "")) || [];
      if (language !== undefined && part === wanted) name(file.fileName, language, part);
    }
  return [...found.values()];
};

const areTexts = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.every((id) => /\/packages\/locales\/src\/(?:fr|en)\//.test(id));
