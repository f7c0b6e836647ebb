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

/** Words of a piece of text. A piece that code continues leaves its last word open. */
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

type NamedModule = { file: string; names: ClassName[]; unknown: number[] };

/** What the names of a file stand for: modules of classes by how they are imported, and constants. */
interface Declared {
  readonly modules: Map<string, NamedModule>;
  readonly constants: Map<string, ts.Expression>;
  readonly words: ClassName[];
}

const declare = (node: ts.Node, declared: Declared): void => {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const name = node.importClause?.name?.text;
    const { text: file } = node.moduleSpecifier;
    if (name !== undefined && file.endsWith(".module.css"))
      declared.modules.set(name, { file, names: [], unknown: [] });
    return;
  }
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
    declared.constants.set(node.name.text, node.initializer);
  declared.words.push(...wordsOfLiteral(node));
  ts.forEachChild(node, (child) => declare(child, declared));
};

/** Names that an expression may be, by way of constants too. */
const namesIn = (
  expression: ts.Expression,
  constants: Declared["constants"],
  seen: ReadonlySet<string> = new Set(),
): readonly ClassName[] =>
  valuesOf(expression).flatMap((value) => {
    if (!ts.isIdentifier(value) || seen.has(value.text)) return wordsOfLiteral(value);
    const constant = constants.get(value.text);
    return constant === undefined
      ? []
      : namesIn(constant, constants, new Set([...seen, value.text]));
  });

/** Names that an element gets as its classes. */
const classesOf = (node: ts.Node, constants: Declared["constants"]): readonly ClassName[] => {
  if (!ts.isJsxAttribute(node) || !/^(?:className|\w+ClassName)$/.test(node.name.getText()))
    return [];
  const value = node.initializer;
  if (value === undefined) return [];
  if (!ts.isJsxExpression(value)) return wordsOfLiteral(value);
  return value.expression === undefined ? [] : namesIn(value.expression, constants);
};

/** Notes the name that a node takes from a module. */
const noteUse = (node: ts.Node, modules: Declared["modules"]): void => {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return;
  const module = ts.isIdentifier(node.expression) && modules.get(node.expression.text);
  if (!module) return;
  const line = lineOf(node);
  if (ts.isPropertyAccessExpression(node)) {
    module.names.push({ line, name: node.name.text, open: false });
    return;
  }
  for (const value of valuesOf(node.argumentExpression)) {
    const known = wordsOfLiteral(value);
    module.names.push(...known);
    if (known.length === 0) module.unknown.push(line);
  }
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
  const declared: Declared = { modules: new Map(), constants: new Map(), words: [] };
  const written: ClassName[] = [];
  const look = (node: ts.Node): void => {
    written.push(...classesOf(node, declared.constants));
    noteUse(node, declared.modules);
    ts.forEachChild(node, look);
  };
  declare(file, declared);
  look(file);
  return { written, words: declared.words, modules: [...declared.modules.values()] };
};

/** Whether a name, or the beginning of one, stands for a class. */
export const matchesClass = ({ name, open }: ClassName, className: string): boolean =>
  open ? className.startsWith(name) : className === name;
