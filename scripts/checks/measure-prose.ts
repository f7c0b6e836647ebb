import ts from "typescript";

/** How long sentences are: their number and all their words. */
export interface Prose {
  readonly sentences: number;
  readonly words: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'.\-_/]*/gu;
const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z“"*([])/;
/** What is shorter is a name or a heading. */
const FEWEST_WORDS = 3;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

const measureParagraphs = (paragraphs: readonly string[]): Prose => {
  const counts = paragraphs
    .flatMap((paragraph) => paragraph.replaceAll(/`[^`]*`/g, "X").split(SENTENCE_END))
    .map(countWords)
    .filter((words) => words >= FEWEST_WORDS);
  return { sentences: counts.length, words: counts.reduce((sum, words) => sum + words, 0) };
};

/** Paragraphs, items and cells of a Markdown page, each in one line. Code is left out. */
const paragraphsOf = (markdown: string): readonly string[] => {
  const paragraphs: string[] = [];
  let open = false;
  for (const line of markdown.replaceAll(/^```[\s\S]*?^```/gm, "").split("\n")) {
    const isCells = line.startsWith("|");
    if (isCells) paragraphs.push(...line.split("|").map((cell) => cell.trim()));
    else if (open && /^\s*[^\s\-*#\d]/.test(line))
      paragraphs.push(`${paragraphs.pop()} ${line.trim()}`);
    else if (!line.startsWith("#"))
      paragraphs.push(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, "").trim());
    open = !isCells && !line.startsWith("#") && line.trim() !== "";
  }
  return paragraphs;
};

/** Measures the sentences of a Markdown page. */
export const measureMarkdown = (markdown: string): Prose =>
  measureParagraphs(paragraphsOf(markdown));

/** Comments of a source, each once, in their order. Lines with `//` that follow each other are one. */
const commentsOf = (file: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      ranges.set(range.pos, range);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const comments: string[] = [];
  let end = -1;
  for (const range of [...ranges.values()].sort((left, right) => left.pos - right.pos)) {
    const comment = text.slice(range.pos, range.end);
    const isLine = comment.startsWith("//");
    const follows = isLine && end >= 0 && /^\n\s*$/.test(text.slice(end, range.pos));
    if (follows) comments.push(`${comments.pop()} ${comment.slice(2).trim()}`);
    else comments.push(isLine ? comment.slice(2).trim() : comment.slice(2, -2));
    end = isLine ? range.end : -1;
  }
  return comments;
};

/** Measures the sentences of a source's comments. Orders to tools are none. */
export const measureComments = (file: string, text: string): Prose =>
  measureParagraphs(
    commentsOf(file, text)
      .filter((comment) => !/^(?:biome-ignore|@ts-)/.test(comment))
      .flatMap((comment) =>
        comment
          .replaceAll(/^\s*\*+ ?/gm, "")
          .replaceAll(/^@(?:param \S+|\w+)\s*/gm, "\n\n")
          .split(/\n{2,}/)
          .map((paragraph) => paragraph.replaceAll(/\s+/g, " ")),
      ),
  );
