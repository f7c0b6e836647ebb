import { expect, test } from "vitest";
import { readSharedContent } from "./share-target.ts";

const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  ["4 Lightning Bolt\n2x Opt\nSB: 1 Duress", "list"],
  ["https://moxfield.com/decks/abc", "list"],
  ["Does trample work with deathtouch?", "question"],
  ["I attack with\n2 Grizzly Bears\nand they block. Who dies?", "question"],
])("[PWA-01] a shared text goes where it is wanted: %j is a %s", (text, kind) => {
  expect(readSharedContent(formOf({ title: "A page", text })).kind).toBe(kind);
});

test("[PWA-01] a shared file is imported with its name, and is cut where it is far too large", async () => {
  const list = new File(["4 Opt"], "storm.dec");
  const shared = readSharedContent(formOf({ list, text: "see my deck" }));
  expect(shared).toMatchObject({ kind: "list", name: "storm.dec" });
  if (shared.kind === "list") expect(await shared.content.text()).toBe("4 Opt");
  const huge = new File(["x".repeat(600 * 1024)], "huge.txt");
  const cut = readSharedContent(formOf({ list: huge }));
  expect(cut.kind === "list" && cut.content.size).toBe(512 * 1024);
});

test("[PWA-01] an address shared without a text, an empty file and nothing at all are no errors", () => {
  expect(readSharedContent(formOf({ url: "https://example.com/q" })).kind).toBe("list");
  expect(readSharedContent(formOf({ list: new File([], "empty.txt"), text: "Why?" }))).toEqual({
    kind: "question",
    text: "Why?",
  });
  expect(readSharedContent(formOf({}))).toEqual({ kind: "question", text: "" });
});

test("[ORA-02] a long text is cut to the length of a question", () => {
  const shared = readSharedContent(formOf({ text: "a".repeat(5000) }));
  expect(shared.kind === "question" && shared.text.length).toBe(2000);
});
