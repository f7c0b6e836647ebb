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

/** A piece of text and where it stands. */
type Piece = readonly [node: ts.Node, text: string];

/** Texts that an expression shows: literals, templates, and either side of a choice. */
const shownBy = (shown: ts.Expression | undefined): readonly Piece[] => {
  if (shown === undefined) return [];
  if (ts.isStringLiteralLike(shown)) return [[shown, shown.text]];
  if (ts.isTemplateExpression(shown))
    return [
      [shown, shown.head.text],
      ...shown.templateSpans.map((span): Piece => [span, span.literal.text]),
    ];
  if (ts.isParenthesizedExpression(shown)) return shownBy(shown.expression);
  if (ts.isConditionalExpression(shown))
    return [...shownBy(shown.whenTrue), ...shownBy(shown.whenFalse)];
  if (!ts.isBinaryExpression(shown)) return [];
  // The left side of `&&` is a condition; of `??`, `||` and `+` it may be shown.
  const isCondition = shown.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return [...(isCondition ? [] : shownBy(shown.left)), ...shownBy(shown.right)];
};

/** Texts that a node shows by itself, without those of the nodes in it. */
const textsOf = (node: ts.Node): readonly Piece[] => {
  if (ts.isJsxText(node)) return [[node, node.text]];
  if (ts.isJsxExpression(node))
    return ts.isJsxAttribute(node.parent) ? [] : shownBy(node.expression);
  if (!ts.isJsxAttribute(node) || !SPOKEN_ATTRIBUTES.has(node.name.getText())) return [];
  const value = node.initializer;
  if (value === undefined) return [];
  if (ts.isStringLiteral(value)) return [[value, value.text]];
  return ts.isJsxExpression(value) ? shownBy(value.expression) : [];
};

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
  const visit = (node: ts.Node): void => {
    for (const [at, written] of textsOf(node)) {
      const text = written.trim();
      if (!/\p{L}{2,}/u.test(text) || PROPER_NAMES.has(text)) continue;
      found.push({ line: file.getLineAndCharacterOfPosition(at.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
