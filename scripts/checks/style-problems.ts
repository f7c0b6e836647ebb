import path from "node:path";
import { type ClassName, type ClassUses, means } from "./class-uses.ts";
import { importsIntoLayers, readStyleSheet, type StyleSheet } from "./style-sheet.ts";

/** Files of the pages by their path below `apps/web/src`. */
export interface Pages {
  readonly styles: ReadonlyMap<string, string>;
  readonly code: ReadonlyMap<string, ClassUses>;
}

/** What is wrong, in the file where it is to be mended. */
export interface StyleProblem {
  readonly file: string;
  /** From 1; absent where the whole file is meant. */
  readonly line?: number;
  readonly text: string;
}

const INDEX = "ui/styles/index.css";
const CAMEL_CASE = /^[a-z][a-zA-Z\d]*$/;
const isModule = (file: string): boolean => file.endsWith(".module.css");
const isOfUi = (file: string): boolean => file.startsWith("ui/");

/** Rules that stand outside the layer of their room. */
const layerProblems = (
  file: string,
  { layers }: StyleSheet,
  imported: ReadonlyMap<string, string>,
): readonly StyleProblem[] => {
  const wanted = isOfUi(file) ? "ui" : "features";
  return [...layers].flatMap(([layer, [first]]) =>
    layer === wanted || (layer === "" && imported.has(file))
      ? []
      : [{ file, text: `${first} stands outside of @layer ${wanted}` }],
  );
};

const sheetProblems = (file: string, sheet: StyleSheet): readonly StyleProblem[] => [
  ...(isOfUi(file) || isModule(file)
    ? []
    : [{ file, text: "styles of a feature are a module: *.module.css" }]),
  ...(sheet.global ? [{ file, text: ":global leaves the module" }] : []),
  ...(isModule(file)
    ? [...sheet.classes]
        .filter((name) => !CAMEL_CASE.test(name))
        .map((name) => ({ file, text: `.${name} is not in camelCase` }))
    : []),
];

/** Classes of modules that no code uses, and names that no module has. */
const moduleProblems = (
  { code }: Pages,
  sheets: ReadonlyMap<string, StyleSheet>,
): readonly StyleProblem[] => {
  const used = new Map<string, ClassName[]>();
  const problems: StyleProblem[] = [];
  for (const [file, { modules }] of code)
    for (const { file: written, names, unknown } of modules) {
      const module = path.posix.join(path.posix.dirname(file), written);
      const classes = sheets.get(module)?.classes;
      used.set(module, [...(used.get(module) ?? []), ...names]);
      for (const name of names)
        if (![...(classes ?? [])].some((each) => means(name, each)))
          problems.push({ file, line: name.line, text: `${written} has no .${name.name}` });
      for (const line of unknown)
        problems.push({ file, line, text: `a name of ${written} that cannot be known here` });
    }
  for (const [file, { classes }] of sheets)
    if (isModule(file))
      for (const name of classes)
        if (!(used.get(file) ?? []).some((use) => means(use, name)))
          problems.push({ file, text: `no code uses .${name}` });
  return problems;
};

/** Names in code that ui/ does not define, and classes of ui/ that no code names. */
const globalProblems = (
  { code }: Pages,
  sheets: ReadonlyMap<string, StyleSheet>,
): readonly StyleProblem[] => {
  const shared = [...sheets].filter(([file]) => isOfUi(file) && !isModule(file));
  const defined = new Set(shared.flatMap(([, { classes }]) => [...classes]));
  const words = [...code.values()].flatMap((uses) => uses.words);
  const exact = new Set(words.filter(({ open }) => !open).map(({ name }) => name));
  const open = words.filter((word) => word.open);
  const isUsed = (name: string) => exact.has(name) || open.some((word) => means(word, name));
  return [
    ...[...code].flatMap(([file, { written }]) =>
      written
        .filter((name) => ![...defined].some((each) => means(name, each)))
        .map(({ line, name }) => ({ file, line, text: `ui/ defines no .${name}` })),
    ),
    ...shared.flatMap(([file, { classes }]) =>
      [...classes]
        .filter((name) => !isUsed(name))
        .map((name) => ({ file, text: `no code uses .${name}` })),
    ),
  ];
};

/** Everything in which the styles of the pages break decision 009. */
export const styleProblems = (pages: Pages): readonly StyleProblem[] => {
  const sheets = new Map([...pages.styles].map(([file, css]) => [file, readStyleSheet(css)]));
  const imported = new Map(
    [...importsIntoLayers(pages.styles.get(INDEX) ?? "")].map(([file, layer]) => [
      path.posix.join(path.posix.dirname(INDEX), file),
      layer,
    ]),
  );
  return [
    ...[...sheets].flatMap(([file, sheet]) => [
      ...sheetProblems(file, sheet),
      ...layerProblems(file, sheet, imported),
    ]),
    ...moduleProblems(pages, sheets),
    ...globalProblems(pages, sheets),
  ];
};
