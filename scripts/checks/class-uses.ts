import ts from "typescript";

/** A name of a class as source code writes it; `open` when code completes it: `card-${kind}`. */
export interface ClassName {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly open: boolean;
}

export interface ModuleUse {
  /** As written: `./card.module.css`. */
  readonly file: string;
  /** `styles.card` and `styles["card"]`. */
  readonly names: readonly ClassName[];
  /** Lines of `styles[anything]`, whose names cannot be known. */
  readonly unknown: readonly number[];
}

export interface ClassUses {
  /** Names written where an element gets its classes: `className="row"`. */
  readonly written: readonly ClassName[];
  /** Every word of every string, for classes that are chosen elsewhere and given on. */
  readonly words: readonly ClassName[];
  readonly modules: readonly ModuleUse[];
}

/** Words of a piece of text; a piece that code continues leaves its last word open. */
const wordsOf = (text: string, line: number, goesOn: boolean): readonly ClassName[] =>
  text
    .split(/(?<=\s)|(?=\s)/)
    .map((name, index, all) => ({ line, name, open: goesOn && index === all.length - 1 }))
    .filter(({ name }) => name.trim() !== "");

/** Values in a template that stand between spaces: others complete a name. */
const wholeNamesIn = ({ head, templateSpans }: ts.TemplateExpression): readonly ts.Expression[] =>
  templateSpans.flatMap(({ expression, literal }, index) => {
    const before = templateSpans[index - 1]?.literal.text ?? head.text;
    return /\S$/.test(before) || /^\S/.test(literal.text) ? [] : valuesOf(expression);
  });

/** The parts of an expression that may be its value: conditions and compared values are none. */
const valuesOf = (expression: ts.Expression): readonly ts.Expression[] => {
  if (ts.isParenthesizedExpression(expression)) return valuesOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...valuesOf(expression.whenTrue), ...valuesOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const right = valuesOf(expression.right);
    switch (expression.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return right;
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.PlusToken:
        return [...valuesOf(expression.left), ...right];
      default:
        return [];
    }
  }
  if (ts.isTemplateExpression(expression)) return [expression, ...wholeNamesIn(expression)];
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(valuesOf);
  // `["row", open && "open"].filter(Boolean).join(" ")` and `names("row", open && "open")`
  if (ts.isCallExpression(expression))
    return [...valuesOf(expression.expression), ...expression.arguments.flatMap(valuesOf)];
  if (ts.isPropertyAccessExpression(expression)) return valuesOf(expression.expression);
  return [expression];
};

const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

const wordsOfLiteral = (node: ts.Node): readonly ClassName[] => {
  if (ts.isStringLiteralLike(node)) return wordsOf(node.text, lineOf(node), false);
  if (!ts.isTemplateExpression(node)) return [];
  const { head, templateSpans } = node;
  return [
    ...wordsOf(head.text, lineOf(head), true),
    ...templateSpans.flatMap(({ literal }) =>
      wordsOf(literal.text, lineOf(literal), literal.kind === ts.SyntaxKind.TemplateMiddle),
    ),
  ];
};

/** What a file of the pages says of classes. */
export const classUses = (source: string): ClassUses => {
  const file = ts.createSourceFile(
    "file.tsx",
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const written: ClassName[] = [];
  const words: ClassName[] = [];
  const modules = new Map<string, { file: string; names: ClassName[]; unknown: number[] }>();
  const constants = new Map<string, ts.Expression>();

  const collect = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const name = node.importClause?.name?.text;
      const path = node.moduleSpecifier.text;
      if (name !== undefined && path.endsWith(".module.css"))
        modules.set(name, { file: path, names: [], unknown: [] });
      return;
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    words.push(...wordsOfLiteral(node));
    ts.forEachChild(node, collect);
  };

  const moduleNamed = (node: ts.Expression) =>
    ts.isIdentifier(node) ? modules.get(node.text) : undefined;

  const report = (expression: ts.Expression, seen: ReadonlySet<string>): void => {
    for (const value of valuesOf(expression)) {
      written.push(...wordsOfLiteral(value));
      if (!ts.isIdentifier(value) || seen.has(value.text)) continue;
      const constant = constants.get(value.text);
      if (constant !== undefined) report(constant, new Set([...seen, value.text]));
    }
  };

  const look = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(?:className|\w+ClassName)$/.test(node.name.getText())) {
      const value = node.initializer;
      if (value !== undefined && ts.isStringLiteral(value)) written.push(...wordsOfLiteral(value));
      if (value !== undefined && ts.isJsxExpression(value) && value.expression)
        report(value.expression, new Set());
    }
    if (ts.isPropertyAccessExpression(node))
      moduleNamed(node.expression)?.names.push({
        line: lineOf(node),
        name: node.name.text,
        open: false,
      });
    if (ts.isElementAccessExpression(node)) {
      const module = moduleNamed(node.expression);
      for (const value of module === undefined ? [] : valuesOf(node.argumentExpression)) {
        const known = wordsOfLiteral(value);
        if (known.length > 0) module?.names.push(...known);
        else module?.unknown.push(lineOf(node));
      }
    }
    ts.forEachChild(node, look);
  };

  collect(file);
  look(file);
  return { written, words, modules: [...modules.values()] };
};

/** Whether a name, or the beginning of one, stands for a class. */
export const means = ({ name, open }: ClassName, className: string): boolean =>
  open ? className.startsWith(name) : className === name;
