import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card(
    "Iron Cage",
    "Artifact",
    "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast spells from graveyards or libraries.",
  ),
  card(
    "Stern Judge",
    "Creature",
    "Your opponents can't cast spells from anywhere other than their hands.",
  ),
  card("Hush Hall", "Enchantment", "Activated abilities of artifacts can't be activated."),
  card("Old Lantern", "Artifact", "{T}: Add {C}{C}."),
  card("Long Blade", "Artifact — Equipment", "Equip {2}"),
  card("Rise Twice", "Sorcery", "Draw two cards.\nFlashback {2}{R}"),
];

const verdict = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-14] what a named card forbids is told in any words (CR 101.2)", () => {
  test.each<readonly [string, Language]>([
    [
      "Quick question from last night's game: Iron Cage is on the battlefield and I wanted to flashback Rise Twice from my graveyard. Can I do that?",
      "en",
    ],
    [
      "Mon adversaire a Hush Hall et j'ai Old Lantern. je peux l'engager pour du mana quand meme ?",
      "fr",
    ],
    ["My opponent has Stern Judge. Can I cast Rise Twice from my graveyard?", "en"],
    ["Mon adversaire a Stern Judge. Je peux lancer Rise Twice depuis l'exil ?", "fr"],
  ])("does not allow it: %s", (question, language) => {
    expect(verdict(question, language)).toBe("no");
  });

  test.each([
    "My opponent has Stern Judge. Can I cast Rise Twice from my hand?",
    // A special action from the hand, no cast (CR 116.2h, 702.143a).
    "My opponent has Stern Judge. Can I foretell Rise Twice?",
    "I have Stern Judge. Can I cast Rise Twice from my graveyard?",
    "Opponent casts Hush Hall. In response can I activate Old Lantern?",
    "My opponent plays Hush Hall. With it on the stack, can I tap Old Lantern for mana?",
    "He nuked Iron Cage and I wanted to flashback Rise Twice from my graveyard. Can I do that?",
    "Quick question: Hush Hall was a whiff and I have Old Lantern. Can I tap it for mana?",
    "Hush Hall is on the battlefield and I wanted to draw with Old Lantern around. Can I do that?",
  ])("is not forbidden, or left to others: %s", (question) => {
    expect(verdict(question)).not.toBe("no");
  });
});
