import path from "node:path";
import ts from "typescript";

/** A public name without a docstring, at the place of its declaration. */
export interface UndocumentedExport {
  readonly name: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.Latest,
  allowImportingTsExtensions: true,
};

/** Reads files of ours alone: what a library exports is not ours to document. */
const ownFilesHost = (): ts.CompilerHost => {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (names, importer) =>
    names.map(({ text }) => {
      const file = path.resolve(path.dirname(importer), text);
      const isOwn = text.startsWith(".") && /\.tsx?$/.test(text) && ts.sys.fileExists(file);
      if (!isOwn) return { resolvedModule: undefined };
      const extension = file.endsWith("x") ? ts.Extension.Tsx : ts.Extension.Ts;
      return { resolvedModule: { resolvedFileName: file, extension } };
    });
  return host;
};

/**
 * The list that a schema or a type is made of: `z.enum(EFFORTS)`, `(typeof EFFORTS)[number]`. What is to be
 * known of the one is to be known of the other.
 */
const listOf = (declaration: ts.Declaration): ts.Node | undefined => {
  if (ts.isTypeAliasDeclaration(declaration)) {
    const { type } = declaration;
    if (!ts.isIndexedAccessTypeNode(type)) return undefined;
    const query = ts.isParenthesizedTypeNode(type.objectType) ? type.objectType.type : undefined;
    return query !== undefined && ts.isTypeQueryNode(query) ? query.exprName : undefined;
  }
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  const isSchema = initializer !== undefined && ts.isCallExpression(initializer);
  const [list, more] = isSchema ? initializer.arguments : [];
  return list !== undefined && more === undefined && ts.isIdentifier(list) ? list : undefined;
};

/**
 * What the given entry files export without a docstring. Re-exports are followed to where the name is
 * declared. One docstring is enough for a value and a type of one name (`const Plan`, `type Plan`), and for
 * a list with the schema made of it.
 *
 * @param entries paths of TypeScript modules
 */
export const undocumentedExports = (entries: readonly string[]): readonly UndocumentedExport[] => {
  const program = ts.createProgram({
    rootNames: entries,
    options: OPTIONS,
    host: ownFilesHost(),
  });
  const checker = program.getTypeChecker();
  const hasDocstring = (symbol: ts.Symbol): boolean =>
    symbol.getDocumentationComment(checker).length > 0 || symbol.getJsDocTags(checker).length > 0;
  const isDocumented = (symbol: ts.Symbol): boolean =>
    hasDocstring(symbol) ||
    (symbol.declarations ?? []).some((declaration) => {
      const list = listOf(declaration);
      const source = list && checker.getSymbolAtLocation(list);
      return source !== undefined && hasDocstring(source);
    });
  const declared = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exported = new Set(
    entries.flatMap((entry) => {
      const file = program.getSourceFile(entry);
      const module = file && checker.getSymbolAtLocation(file);
      return module === undefined ? [] : checker.getExportsOfModule(module).map(declared);
    }),
  );
  return [...exported].flatMap((symbol) => {
    const declaration = symbol.declarations?.[0];
    if (declaration === undefined || isDocumented(symbol)) return [];
    const file = declaration.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
    const shown = path.relative("", file.fileName).replaceAll(path.sep, "/");
    return [{ name: symbol.name, file: shown, line: line + 1 }];
  });
};
