import { expect, test } from "vitest";
import { fileNameIn } from "./download-file.ts";

test.each([
  {
    header: `attachment; filename="deck.txt"; filename*=UTF-8''%C3%89t%C3%A9.txt`,
    name: "Été.txt",
  },
  { header: 'attachment; filename="deck.txt"', name: "deck.txt" },
  { header: `attachment; filename="deck.txt"; filename*=UTF-8''%E0%A4%A`, name: "deck.txt" },
  { header: "attachment", name: "other.txt" },
  { header: null, name: "other.txt" },
])("[ORA-01] the file of $header is called $name", ({ header, name }) => {
  expect(fileNameIn(header, "other.txt")).toBe(name);
});
