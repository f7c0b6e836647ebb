import { beforeEach, expect, test } from "vitest";
import { keepListDraft, leaveListDraft, readListDraft } from "./list-draft.ts";

beforeEach(() => keepListDraft(""));

const LIST = "1 Sol Ring\n99 Forest";

test("[IMP-01] a list that was left for a mail's link is there in the tab that it opens", () => {
  keepListDraft(LIST);
  leaveListDraft(LIST);
  sessionStorage.clear();
  expect(readListDraft()).toBe(LIST);
});

test("[IMP-01] what this tab pasted comes before what another one left", () => {
  leaveListDraft(LIST);
  keepListDraft("1 Opt");
  expect(readListDraft()).toBe("1 Opt");
});

test("[IMP-01] a list that was imported is left for nobody", () => {
  keepListDraft(LIST);
  leaveListDraft(LIST);
  keepListDraft("");
  expect(readListDraft()).toBe("");
});

test("[IMP-01] a pasted list that nobody wants to keep stays in its tab", () => {
  keepListDraft(LIST);
  sessionStorage.clear();
  expect(readListDraft()).toBe("");
});
