import ts from "typescript";

/** Attributes that a person reads or hears. */
const SPOKEN_ATTRIBUTES = new Set([
  "aria-label",
  "aria-description",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
  "label",
  "description",
]);
/** The same in every language. */
const PROPER_NAMES = new Set(["Spellwright", "Oracle", "FR", "EN", "VO", "Français", "English"]);

export interface ScreenText {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Sentences that a screen's source holds itself, in place of a key of the catalogues (LANG-02). */
export const screenTexts = (source: string): readonly ScreenText[] => {
  const file = ts.createSourceFile(
    "screen.tsx",
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: ScreenText[] = [];
  const report = (node: ts.Node, written: string): void => {
    const text = written.trim();
    if (!/\p{L}{2,}/u.test(text) || PROPER_NAMES.has(text)) return;
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  };
  /** Texts that an expression shows: literals, templates, and either side of a choice. */
  const reportShown = (shown: ts.Expression | undefined): void => {
    if (shown === undefined) return;
    if (ts.isStringLiteralLike(shown)) report(shown, shown.text);
    else if (ts.isTemplateExpression(shown)) {
      report(shown, shown.head.text);
      for (const span of shown.templateSpans) report(span, span.literal.text);
    } else if (ts.isParenthesizedExpression(shown)) reportShown(shown.expression);
    else if (ts.isConditionalExpression(shown)) {
      reportShown(shown.whenTrue);
      reportShown(shown.whenFalse);
    } else if (ts.isBinaryExpression(shown)) {
      // The left side of `&&` is a condition; of `??`, `||` and `+` it may be shown.
      if (shown.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken)
        reportShown(shown.left);
      reportShown(shown.right);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportShown(node.expression);
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.has(node.name.getText())) {
      const value = node.initializer;
      if (value !== undefined && ts.isStringLiteral(value)) report(value, value.text);
      if (value !== undefined && ts.isJsxExpression(value)) reportShown(value.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
