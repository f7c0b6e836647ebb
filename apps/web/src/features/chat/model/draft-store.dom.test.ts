import { beforeEach, describe, expect, it } from "vitest";
import {
  draftKey,
  EMPTY_DRAFT,
  moveNewDraft,
  readDraft,
  withText,
  writeDraft,
} from "./draft-store.ts";

const OWNER = "7d0c7a5e-0a5c-4f5e-9a55-0d1f0a0b0c0d";

describe("a draft", () => {
  beforeEach(() => localStorage.clear());

  it("[DISC-08] is there again after a reload, for its own discussion only", () => {
    const draft = { text: "Je copie [[Fork]]", picked: [{ id: "f", name: "Fork" }] };
    writeDraft(OWNER, "a", draft);
    expect(readDraft(OWNER, "a")).toEqual(draft);
    expect(readDraft(OWNER, "b")).toEqual(EMPTY_DRAFT);
  });

  it("[ORA-06] written signed out goes with the person who signs in", () => {
    writeDraft(null, null, { text: "Une question", picked: [] });
    expect(readDraft(OWNER, null).text).toBe("Une question");
    writeDraft(OWNER, null, { text: "", picked: [] });
    expect(readDraft(OWNER, null)).toEqual(EMPTY_DRAFT);
    expect(readDraft(null, null)).toEqual(EMPTY_DRAFT);
  });

  it("[DISC-08] typed during a first answer moves to the discussion that it began", () => {
    writeDraft(OWNER, null, { text: "Et si elle vole ?", picked: [] });
    moveNewDraft(OWNER, "a");
    expect(readDraft(OWNER, "a").text).toBe("Et si elle vole ?");
    expect(readDraft(OWNER, null)).toEqual(EMPTY_DRAFT);
  });

  it("of a discussion stays when nothing was typed on the empty screen", () => {
    writeDraft(OWNER, "a", { text: "Ici", picked: [] });
    moveNewDraft(OWNER, "a");
    expect(readDraft(OWNER, "a").text).toBe("Ici");
  });

  it("does not show one person's words to another", () => {
    writeDraft(OWNER, null, { text: "À moi", picked: [] });
    expect(readDraft("someone-else", null)).toEqual(EMPTY_DRAFT);
    expect(readDraft(null, null)).toEqual(EMPTY_DRAFT);
  });

  it.each(["{", "[]", "null", '{"text":3}', '{"text":""}'])("reads as empty from %s", (stored) => {
    localStorage.setItem(draftKey(OWNER, null), stored);
    expect(readDraft(OWNER, null)).toEqual(EMPTY_DRAFT);
  });

  it("[ORA-17] keeps what was written when a link brings a text along, and takes it once", () => {
    const brought = "À propos de la règle 702.19b : ";
    expect(withText(EMPTY_DRAFT, brought).text).toBe(brought);
    const both = withText({ text: "Mon attaquant ", picked: [{ name: "Fork" }] }, brought);
    expect(both).toEqual({ text: `Mon attaquant\n${brought}`, picked: [{ name: "Fork" }] });
    expect(withText(both, brought)).toEqual(both);
  });

  it("drops what is not a card from a damaged list", () => {
    localStorage.setItem(draftKey(OWNER, null), '{"text":"a","picked":[3,{"name":"Fork"},{}]}');
    expect(readDraft(OWNER, null).picked).toEqual([{ name: "Fork" }]);
  });
});
