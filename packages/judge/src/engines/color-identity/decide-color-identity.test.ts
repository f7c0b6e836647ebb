import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { understand } from "../../../test/understand.ts";
import { decideColorIdentity } from "./decide-color-identity.ts";

const card = (name: string, color_identity: string[], more: Partial<Card> = {}): Card => ({
  id: name,
  name,
  layout: "normal",
  cmc: 1,
  type_line: "Instant",
  color_identity,
  keywords: [],
  legalities: {},
  game_changer: false,
  ...more,
});
const BOLT = card("Lightning Bolt", ["R"]);
const RING = card("Sol Ring", [], { type_line: "Artifact" });
const LOTUS = card("Black Lotus", [], { legalities: { commander: "banned" } });
const KRENKO = card("Krenko, Mob Boss", ["R"], { type_line: "Legendary Creature — Goblin" });

const verdict = (question: string, ...cards: readonly Card[]) => {
  const named = cards.map((one) => ({ card: one, written: one.name }));
  return decideColorIdentity(understand(ask(question, "en", { cards: named })), named)?.verdict;
};

describe("[ORA-14] decides whether a named card may be in a Commander deck", () => {
  test.each([
    ["Can I play Lightning Bolt in my mono-blue commander deck?", "no", BOLT],
    ["Puis-je jouer Lightning Bolt dans un deck commander rouge et vert ?", "yes", BOLT],
    ["Puis-je mettre Lightning Bolt dans un deck Commander monorouge ?", "yes", BOLT],
    ["Can I play Sol Ring in a mono-white commander deck?", "yes", RING],
    ["Can I run Black Lotus in my black commander deck?", "no", LOTUS],
    ["Can I put Lightning Bolt, a blue card, in a red-green commander deck?", "yes", BOLT],
  ] as const)("answers %s with %s", (question, expected, one) => {
    expect(verdict(question, one)).toBe(expected);
  });

  test("a named commander tells the colours", () => {
    const question = (name: string) =>
      `Can I play ${name} in a commander deck with Krenko, Mob Boss?`;
    expect(verdict(question("Lightning Bolt"), BOLT, KRENKO)).toBe("yes");
    expect(verdict(question("Opt"), card("Opt", ["U"]), KRENKO)).toBe("no");
  });

  test("says nothing without the deck's colours, without a card or about something else", () => {
    expect(verdict("Can I play Lightning Bolt in my commander deck?", BOLT)).toBeUndefined();
    expect(verdict("Can I play a red card in a blue commander deck?")).toBeUndefined();
    expect(verdict("Can I cast Lightning Bolt on my red creature?", BOLT)).toBeUndefined();
  });
});
