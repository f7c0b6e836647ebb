import path from "node:path";
import ts from "typescript";

/** A name that the glossary refuses, and the term that stands for the concept. */
export interface RefusedName {
  readonly words: readonly string[];
  readonly term: string;
}

/** A declaration or a file that bears a refused name. */
export interface NameProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const COLUMN = "Not";
const CODE = /`([^`]+)`/g;

/** `waysDown`, `WAYS_DOWN` and `ways-down` are two words each. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");

const cellsOf = (line: string): readonly string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The refused names of all tables of a glossary that have a column for them. */
export const readRefusedNames = (glossary: string): readonly RefusedName[] => {
  let column = -1;
  return glossary.split("\n").flatMap((line) => {
    if (!line.startsWith("|")) {
      column = -1;
      return [];
    }
    const cells = cellsOf(line);
    if (column < 0 && cells.includes(COLUMN)) column = cells.indexOf(COLUMN);
    return [...(cells[column] ?? "").matchAll(CODE)].map(([, name = ""]) => ({
      words: wordsOf(name),
      term: cells[0] ?? "",
    }));
  });
};

const isWord = (word: string | undefined, refused: string): boolean =>
  word === refused || word === `${refused}s`;

const findRefused = (name: string, refused: readonly RefusedName[]): RefusedName | undefined => {
  const words = wordsOf(name);
  return refused.find(({ words: wanted }) =>
    words.some((_, start) => wanted.every((word, index) => isWord(words[start + index], word))),
  );
};

/** Whether an identifier is where its name is given. Keys of objects are data. */
const isDeclared = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return "name" in parent && parent.name === node && !ts.isPropertyAssignment(parent)
    ? ts.isBindingElement(parent) || ts.isTypeParameterDeclaration(parent) || isNaming(parent)
    : false;
};

const isNaming = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node);

/** The names that a source declares, its own file name first, which a glossary refuses. */
export const nameProblems = (
  file: string,
  text: string,
  refused: readonly RefusedName[],
): readonly NameProblem[] => {
  const problemOf = (name: string, line: number): readonly NameProblem[] => {
    const found = findRefused(name, refused);
    return found === undefined
      ? []
      : [{ line, text: `${name}: the glossary calls this “${found.term}”` }];
  };
  const inPath = problemOf(path.posix.basename(file).replace(/\..*$/, ""), 1);
  const mayHold = refused.some(({ words: [word = ""] }) => text.toLowerCase().includes(word));
  if (!mayHold) return inPath;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const problems = [...inPath];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      problems.push(...problemOf(node.text, line + 1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
};
