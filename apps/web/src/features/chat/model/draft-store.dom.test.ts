import { beforeEach, describe, expect, it } from "vitest";
import {
  asRefused,
  changeDraft,
  type Draft,
  type DraftPlace,
  draftKey,
  EMPTY_DRAFT,
  inNewDiscussion,
  moveNewDraft,
  readDraft,
  withoutSent,
  withSuggestion,
  withText,
  writeDraft,
} from "./draft-store.ts";

const OWNER = "7d0c7a5e-0a5c-4f5e-9a55-0d1f0a0b0c0d";

const at = (owner: string | null, discussionId: string | null): DraftPlace => ({
  owner,
  discussionId,
  home: "new",
});
const text = (words: string): Draft => ({ text: words, picked: [] });

describe("a draft", () => {
  beforeEach(() => localStorage.clear());

  it("[DISC-08] is there again after a reload, for its own discussion only", () => {
    const draft = { text: "Je copie [[Fork]]", picked: [{ id: "f", name: "Fork" }] };
    writeDraft(at(OWNER, "a"), draft);
    expect(readDraft(at(OWNER, "a"))).toEqual(draft);
    expect(readDraft(at(OWNER, "b"))).toEqual(EMPTY_DRAFT);
  });

  it("[DATA-09] holds the table until its question is sent, even before a word is written", () => {
    const table = { activePlayer: "Moi", step: "Pioche", players: [{ name: "Moi", life: 12 }] };
    const told = { text: "", picked: [], table };
    changeDraft(at(OWNER, null), (draft) => ({ ...draft, table }));
    expect(readDraft(at(OWNER, null))).toEqual(told);
    const sent = { ...told, text: "Je meurs ?" };
    expect(withoutSent({ ...sent, text: "Je meurs ? Et lui ?" }, sent)).toEqual({
      text: "Et lui ?",
      picked: [],
    });
    expect(withSuggestion(told, "Une question", [""]).table).toEqual(table);
    // What another page wrote there is no table.
    localStorage.setItem(
      draftKey(at(OWNER, null)),
      JSON.stringify({ text: "Je meurs ?", table: { players: [{ name: 3, life: "x" }] } }),
    );
    expect(readDraft(at(OWNER, null))).toEqual(text("Je meurs ?"));
  });

  it("[ORA-06] written signed out goes with the person who signs in", () => {
    writeDraft(at(null, null), { text: "Une question", picked: [] });
    expect(readDraft(at(OWNER, null)).text).toBe("Une question");
    writeDraft(at(OWNER, null), { text: "", picked: [] });
    expect(readDraft(at(OWNER, null))).toEqual(EMPTY_DRAFT);
    expect(readDraft(at(null, null))).toEqual(EMPTY_DRAFT);
  });

  it("[DISC-08] typed during a first answer moves to the discussion that it began", () => {
    writeDraft(at(OWNER, null), { text: "Et si elle vole ?", picked: [] });
    moveNewDraft(at(OWNER, "a"));
    expect(readDraft(at(OWNER, "a")).text).toBe("Et si elle vole ?");
    expect(readDraft(at(OWNER, null))).toEqual(EMPTY_DRAFT);
  });

  it("[DISC-08] of a discussion stays when nothing was typed on the empty screen", () => {
    writeDraft(at(OWNER, "a"), { text: "Ici", picked: [] });
    moveNewDraft(at(OWNER, "a"));
    expect(readDraft(at(OWNER, "a")).text).toBe("Ici");
  });

  it("[DISC-08] does not show one person's words to another", () => {
    writeDraft(at(OWNER, null), { text: "À moi", picked: [] });
    expect(readDraft(at("someone-else", null))).toEqual(EMPTY_DRAFT);
    expect(readDraft(at(null, null))).toEqual(EMPTY_DRAFT);
  });

  it("[BILL-08] that a limit refused does not come back in a new discussion, unless it was changed", () => {
    const at18 = new Date("2026-11-30T18:00:00.000Z");
    writeDraft(at(OWNER, null), asRefused(text("Encore une ?"), at18));
    const refused = readDraft(at(OWNER, null));
    expect(refused.text).toBe("Encore une ?");
    const later = "2026-11-30T18:00:01.000Z";
    expect(inNewDiscussion(refused, later)).toEqual(EMPTY_DRAFT);
    expect(inNewDiscussion(refused, "2026-11-30T17:59:59.000Z")).toBe(refused);
    const changed = { ...refused, text: "Encore une autre ?" };
    expect(inNewDiscussion(changed, later)).toBe(changed);
    expect(inNewDiscussion(text("À moi"), later)).toEqual(text("À moi"));
    // What another page wrote there is no refusal.
    localStorage.setItem(draftKey(at(OWNER, null)), '{"text":"Une","refused":{"text":3}}');
    expect(readDraft(at(OWNER, null))).toEqual(text("Une"));
  });

  it.each(["{", "[]", "null", '{"text":3}', '{"text":""}'])(
    "[DISC-08] reads as empty from %s",
    (stored) => {
      localStorage.setItem(draftKey(at(OWNER, null)), stored);
      expect(readDraft(at(OWNER, null))).toEqual(EMPTY_DRAFT);
    },
  );

  it("[ORA-17] keeps what was written when a link brings a text along, and takes it once", () => {
    const brought = "À propos de la règle 702.19b : ";
    expect(withText(EMPTY_DRAFT, brought).text).toBe(brought);
    const both = withText({ text: "Mon attaquant ", picked: [{ name: "Fork" }] }, brought);
    expect(both).toEqual({ text: `Mon attaquant\n${brought}`, picked: [{ name: "Fork" }] });
    expect(withText(both, brought)).toEqual(both);
  });

  it("[DISC-08] loses only what was sent: what was typed meanwhile stays", () => {
    const sent = text("Combien de blessures ?");
    expect(withoutSent(sent, sent)).toEqual(EMPTY_DRAFT);
    expect(withoutSent(text("Combien de blessures ? Et si"), sent)).toEqual(text("Et si"));
    expect(withoutSent(text("Autre chose"), sent)).toEqual(text("Autre chose"));
  });

  it("[FOR-03] gives way to a suggestion only where it is one itself", () => {
    const suggestions = ["Combien de terrains ?", "Quelle courbe ?"];
    const first = withSuggestion(EMPTY_DRAFT, "Combien de terrains ?", suggestions);
    expect(first.text).toBe("Combien de terrains ?");
    expect(withSuggestion(first, "Quelle courbe ?", suggestions).text).toBe("Quelle courbe ?");
    expect(withSuggestion(text("À moi"), "Quelle courbe ?", suggestions).text).toBe(
      "À moi\nQuelle courbe ?",
    );
  });

  it("[DISC-08] drops what is not a card from a damaged list", () => {
    localStorage.setItem(draftKey(at(OWNER, null)), '{"text":"a","picked":[3,{"name":"Fork"},{}]}');
    expect(readDraft(at(OWNER, null)).picked).toEqual([{ name: "Fork" }]);
  });
});
