import ts from "typescript";

/** A regular expression of the source, at the place where it stands. */
export interface WrittenRegex {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The regular expressions that a file writes as such. Those that it puts together at run time are tested
 * where they are made.
 *
 * @param text of the file
 */
export const regexesOf = (file: string, text: string): readonly WrittenRegex[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: WrittenRegex[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        file,
        line: line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
