import { expect, test } from "vitest";
import { measureComments, measureMarkdown } from "./measure-prose.ts";

test("[S1] sentences of paragraphs, items and cells are counted, code and headings are not", () => {
  const page = `# A heading of four words

One sentence has five words. The next
one runs over two lines.

- An item counts as well.

| A head of cells | of two |
|---|---|
| what a cell says | \`x\` |

\`\`\`js
const one = "no prose at all here";
\`\`\`
`;
  expect(measureMarkdown(page)).toEqual({ sentences: 5, words: 5 + 7 + 5 + 4 + 4 });
});

test("[S1] comments are counted once, lines that follow each other as one", () => {
  const source = `// One sentence over
// two lines here.
const a = 1; // biome-ignore lint: a reason of words

/**
 * Says what it does.
 *
 * @param b of three words
 */
const f = (b: string) => b;
`;
  expect(measureComments("a.ts", source)).toEqual({ sentences: 3, words: 6 + 4 + 3 });
});
