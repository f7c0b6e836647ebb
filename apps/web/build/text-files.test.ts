import { describe, expect, it } from "vitest";
import { textFiles } from "./text-files.ts";

const SOURCES = "/repository/packages/locales/src";

type Bundle = Parameters<typeof textFiles>[0];

const chunk = (fileName: string, facade: string | null, modules: string[], imports: string[]) => ({
  type: "chunk",
  fileName,
  facadeModuleId: facade,
  moduleIds: modules,
  imports,
});

const texts = (fileName: string, module: string, imports: string[] = []) =>
  chunk(fileName, `${SOURCES}/${module}.ts`, [`${SOURCES}/${module}.ts`], imports);

const namesIn = (...files: readonly ReturnType<typeof chunk>[]) =>
  textFiles(
    Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Bundle,
  ).map(({ fileName, language, part }) => `${language} ${part} ${fileName}`);

describe("[R] textFiles", () => {
  it("names what texts import, once, with the part that more pages say", () => {
    expect(
      namesIn(
        texts("later.js", "fr/later-texts", ["shared.js", "cards.js"]),
        texts("page.js", "fr/page-texts", ["shared.js"]),
        texts("shared.js", "fr/first-search"),
        texts("cards.js", "fr/cards"),
      ),
    ).toEqual(["fr page page.js", "fr page shared.js", "fr later later.js", "fr later cards.js"]);
  });

  it("leaves out code and the texts of lazy parts", () => {
    expect(
      namesIn(
        texts("page.js", "en/page-texts", ["runtime.js"]),
        texts("legal.js", "en/legal"),
        chunk("runtime.js", null, ["/repository/node_modules/runtime.js"], []),
      ),
    ).toEqual(["en page page.js"]);
  });
});
