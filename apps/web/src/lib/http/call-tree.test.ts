import { expect, test } from "vitest";
import { callTree } from "./call-tree.ts";

interface Tree {
  readonly decks: { readonly list: { (): string; readonly key: () => string } };
}

test("[DATA-06] a tree has something at every path, and its own parts before deeper ones", () => {
  const tree = callTree((path) => ({ key: () => path.join(".") })) as unknown as Tree;
  expect(tree.decks.list.key()).toBe("decks.list");
});

test("[DATA-06] a call can be called and given on through a promise", async () => {
  // An arrow function has names of its own (`name`, `length`), which a call may not be named after.
  const tree = callTree((path) => () => path.join(".")) as unknown as Tree;
  expect((await Promise.resolve(tree.decks)).list()).toBe("decks.list");
});
