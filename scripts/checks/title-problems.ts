import ts from "typescript";
import verbs from "./title-verbs.json" with { type: "json" };

/** A test title that breaks the convention of CONTRIBUTING.md, at its place. */
export interface TitleProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** A title with the titles of the suites around it, outermost first. */
interface Title {
  readonly line: number;
  readonly parts: readonly string[];
}

const TEST_NAMES = new Set(["test", "it", "modelTest", "installedTest"]);
const REQUIREMENT = /\[[A-Z][A-Z\d]*(?:-\d+)?\]/;
const FORMS = new Set(
  verbs.flatMap((verb) => [
    verb,
    /(?:[sxo]|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`,
    verb.replace(/y$/, "ies"),
  ]),
);

/** `test.each(rows)("title", …)` calls `test`; `page.test(…)` does not. */
const calledName = (node: ts.Expression): { readonly base: string; readonly last: string } => {
  let last = "";
  let expression = node;
  while (!ts.isIdentifier(expression)) {
    if (ts.isPropertyAccessExpression(expression)) {
      last ||= expression.name.text;
      expression = expression.expression;
    } else if (ts.isCallExpression(expression)) expression = expression.expression;
    else if (ts.isTaggedTemplateExpression(expression)) expression = expression.tag;
    else return { base: "", last };
  }
  return { base: expression.text, last };
};

const writtenTitle = (node: ts.Node | undefined, source: ts.SourceFile): string | undefined => {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : undefined;
};

/** The title of a call that makes a test or a suite, if the call is one. */
const titleOfCall = (
  node: ts.Node,
  source: ts.SourceFile,
): { readonly title: string; readonly isSuite: boolean } | undefined => {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  const { base, last } = calledName(node.expression);
  const title = writtenTitle(node.arguments[0], source);
  if (title === undefined || last === "step") return undefined;
  if (base === "describe" || last === "describe") return { title, isSuite: true };
  return TEST_NAMES.has(base) ? { title, isSuite: false } : undefined;
};

/** Titles that a file writes as texts. Those that code passes on are checked where they are written. */
const titlesOf = (file: string, text: string): readonly Title[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node, suites: readonly string[]): void => {
    const called = titleOfCall(node, source);
    const parts = called === undefined ? suites : [...suites, called.title];
    if (called?.isSuite === false) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      titles.push({ line: line + 1, parts });
    }
    ts.forEachChild(node, (child) => visit(child, parts));
  };
  visit(source, []);
  return titles;
};

/** Whether a word of it is a form of a verb that titles use. A row of a table may bring its own (`%s`). */
const hasVerb = (title: string): boolean =>
  /%s|\$/.test(title) ||
  title
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => FORMS.has(word));

/**
 * Titles without a requirement in brackets before them or before a suite around them, and those without a
 * verb.
 */
export const titleProblems = (file: string, text: string): readonly TitleProblem[] =>
  titlesOf(file, text).flatMap(({ line, parts }) => {
    const whole = parts.join(" ");
    return [
      ...(parts.some((part) => REQUIREMENT.exec(part)?.index === 0)
        ? []
        : [{ line, text: `no requirement in brackets before “${whole}”` }]),
      ...(hasVerb(whole)
        ? []
        : [{ line, text: `no verb of title-verbs.json in “${whole}”: say who does what` }]),
    ];
  });
