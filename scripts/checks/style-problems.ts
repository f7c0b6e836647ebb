import path from "node:path";
import { type ClassName, type ClassUses, matchesClass } from "./class-uses.ts";
import { importsIntoLayers, readStyleSheet, type StyleSheet } from "./style-sheet.ts";

/** Files of the pages by their path below `apps/web/src`. */
export interface Pages {
  readonly styles: ReadonlyMap<string, string>;
  readonly code: ReadonlyMap<string, ClassUses>;
}

/** What is wrong, in the file where it is to be mended. */
export interface StyleProblem {
  readonly file: string;
  /** From 1. Absent where the whole file is meant. */
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

/** A file of code and a module that it names classes of, by its path. */
interface NamedModule {
  readonly file: string;
  readonly module: string;
  readonly use: ClassUses["modules"][number];
}

const namedModules = ({ code }: Pages): readonly NamedModule[] =>
  [...code].flatMap(([file, { modules }]) =>
    modules.map((use) => ({
      file,
      module: path.posix.join(path.posix.dirname(file), use.file),
      use,
    })),
  );

/** Names that no module has. */
const namingProblems = (
  { file, module, use }: NamedModule,
  sheets: ReadonlyMap<string, StyleSheet>,
): readonly StyleProblem[] => {
  const classes = [...(sheets.get(module)?.classes ?? [])];
  const missing = use.names.filter((name) => !classes.some((each) => matchesClass(name, each)));
  return [
    ...missing.map(({ line, name }) => ({ file, line, text: `${use.file} has no .${name}` })),
    ...use.unknown.map((line) => ({
      file,
      line,
      text: `a name of ${use.file} that cannot be known here`,
    })),
  ];
};

/** Classes of modules that no code uses, and names that no module has. */
const moduleProblems = (
  pages: Pages,
  sheets: ReadonlyMap<string, StyleSheet>,
): readonly StyleProblem[] => {
  const named = namedModules(pages);
  const namesOf = (file: string): readonly ClassName[] =>
    named.filter(({ module }) => module === file).flatMap(({ use }) => use.names);
  const unused = [...sheets]
    .filter(([file]) => isModule(file))
    .flatMap(([file, { classes }]) => {
      const names = namesOf(file);
      return [...classes]
        .filter((name) => !names.some((use) => matchesClass(use, name)))
        .map((name) => ({ file, text: `no code uses .${name}` }));
    });
  return [...named.flatMap((each) => namingProblems(each, sheets)), ...unused];
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
  const isUsed = (name: string) => exact.has(name) || open.some((word) => matchesClass(word, name));
  return [
    ...[...code].flatMap(([file, { written }]) =>
      written
        .filter((name) => ![...defined].some((each) => matchesClass(name, each)))
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
