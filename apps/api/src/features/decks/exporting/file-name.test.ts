import { describe, expect, test } from "vitest";
import { attachment, createFileNames, fileStem } from "./file-name.ts";

describe("[FOR-07] names of exported files", () => {
  test.each([
    ["Les lames de Lathril", "Les lames de Lathril"],
    ["../../etc/passwd", "etc passwd"],
    ["C:\\Windows\\system32", "C Windows system32"],
    ["--help", "help"],
    ["con", "deck"],
    ["LPT¹", "deck"],
    ["<b>|?*</b>", "b b"],
    ["🐉🔥", "deck"],
    ["龍のデッキ", "龍のデッキ"],
    ["a\nb\u0000c", "a b c"],
    ["x".repeat(300), "x".repeat(80)],
  ])("%j is kept as %j", (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  test("every reader gets a name it understands, and none can break the header", () => {
    expect(attachment("Été (2).txt")).toBe(
      `attachment; filename="Ete (2).txt"; filename*=UTF-8''%C3%89t%C3%A9%20%282%29.txt`,
    );
    expect(attachment("Œil.txt")).toContain('filename="OEil.txt"');
    for (const name of ['a"; x="b', "a\r\nset-cookie: b", "龍'*()"])
      expect(attachment(`${fileStem(name)}.txt`)).toMatch(
        /^attachment; filename="[\x20\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/,
      );
  });

  test("no file of an archive takes the place of another, whatever decks are called", () => {
    const names = ["Elves (2).txt", "Elves.txt", "elves.txt", "Elves.txt", "ELVES (2).txt"];
    const nameOf = createFileNames();
    const given = names.map(nameOf);
    expect(given).toEqual([
      "Elves (2).txt",
      "Elves.txt",
      "elves (3).txt",
      "Elves (4).txt",
      "ELVES (2) (2).txt",
    ]);
    expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});
