// Sentences live in the catalogues only, and every sentence of a catalogue is used (LANG-02).
import { readFileSync } from "node:fs";
import process from "node:process";
import ts from "typescript";
import { sourceFiles } from "./source-files.mjs";

const problems = [];
const hasWords = (text) => /\p{L}{2,}/u.test(text);
/** Attributes that a person reads or hears. */
const spokenAttributes = new Set([
  "aria-label",
  "alt",
  "title",
  "placeholder",
  "label",
  "description",
]);
/** The product's own name is the same in every language. */
const properNames = new Set(["Spellwright", "Oracle", "FR", "EN", "VO", "Français", "English"]);

const inspectScreen = (file) => {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const report = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(
      `${file}:${line + 1}: text outside the catalogues: ${JSON.stringify(text.trim())}`,
    );
  };
  const visit = (node) => {
    if (ts.isJsxText(node) && hasWords(node.text) && !properNames.has(node.text.trim()))
      report(node, node.text);
    if (
      ts.isJsxAttribute(node) &&
      spokenAttributes.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      hasWords(node.initializer.text) &&
      !properNames.has(node.initializer.text)
    )
      report(node, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
};
for (const file of sourceFiles(/^apps\/web\/src\/.*\.tsx$/))
  if (!/\.test\.tsx$/.test(file)) inspectScreen(file);

const keysOf = (value, path) =>
  typeof value === "string" || Array.isArray(value)
    ? [path]
    : Object.entries(value).flatMap(([key, child]) =>
        keysOf(child, path === "" ? key : `${path}.${key}`),
      );
const code = sourceFiles(/^(?:apps|packages)\/.*\.tsx?$/)
  .filter((file) => !/^packages\/locales\/src\/(?:fr|en)\/|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
/** Keys that code builds from a code or a name at run time: `errors.${code}`. */
const builtPrefixes = [...code.matchAll(/`([a-zA-Z][\w.]*\.)\$\{/g)].map((match) => match[1]);

const { tsImport } = await import("tsx/esm/api");
const { fr } = await tsImport("../../packages/locales/src/fr/index.ts", import.meta.url);
for (const path of keysOf(fr, "")) {
  const key = path.replace(/_(?:one|other|zero)$/, "");
  if (key === "thinking.messages" || builtPrefixes.some((prefix) => key.startsWith(prefix)))
    continue;
  if (!code.includes(`"${key}"`)) problems.push(`packages/locales: no code uses the text ${key}`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
