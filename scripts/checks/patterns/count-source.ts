import ts from "typescript";

/** Texts that only make sense as a part of a regular expression. */
const SYNTAX = /\(\?|\\[bdpswBDPSW]|\[\^|\w\|\w/;

/** From so many texts on a list is a table of words. */
const TABLE = 3;

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

const isPiece = (node: ts.Node): node is ts.LiteralLikeNode =>
  isText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** The texts of a list, or those of an object by name, where it is a table of them. */
const tableOf = (node: ts.Node): readonly ts.StringLiteralLike[] => {
  const texts = ts.isArrayLiteralExpression(node)
    ? node.elements.filter(isText)
    : ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap((each) =>
          ts.isPropertyAssignment(each) && isText(each.initializer) ? [each.initializer] : [],
        )
      : [];
  return texts.length < TABLE ? [] : texts;
};

/**
 * How many characters of patterns a file of TypeScript holds: regular expressions, the pieces that they are
 * put together from, and tables of texts, which do the same.
 */
export const patternsOfSource = (file: string, text: string): number => {
  const counted = new Map<ts.Node, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) counted.set(node, node.text.lastIndexOf("/") - 1);
    if (isPiece(node) && SYNTAX.test(node.text)) counted.set(node, node.text.length);
    for (const each of tableOf(node)) counted.set(each, each.text.length);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...counted.values()].reduce((sum, size) => sum + size, 0);
};
