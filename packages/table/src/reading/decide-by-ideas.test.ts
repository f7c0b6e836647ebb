import type { Card, Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const instant = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Instant", oracle_text });
const creature = (name: string, oracle_text: string, more: Partial<Card> = {}) =>
  madeUpCard(name, {
    type_line: "Creature — Human",
    power: "2",
    toughness: "3",
    oracle_text,
    ...more,
  });

const cards = [
  instant(
    "Quick Wink",
    "Exile target creature you control, then return it to the battlefield under its owner's control.",
  ),
  instant("Small Tide", "Return target creature to its owner's hand."),
  instant("Plain Blade", "Destroy target creature."),
  instant("Long Road", "Exile target creature. Its controller gains 3 life."),
  instant("Hard No", "Counter target spell."),
  instant("Quiet Leaf", "Target creature you control gains hexproof until end of turn."),
  instant("Last Light", "Destroy all creatures."),
  creature("Warm Guest", "When this creature enters, draw two cards."),
  creature("Kind Guest", "When this creature enters, if you cast it, draw two cards."),
  creature("Swift Rider", "Haste", { keywords: ["Haste"] }),
  creature("Old Mill", "{T}: Add {G}."),
  creature("Twice Born", "Persist", { keywords: ["Persist"] }),
  creature("Dark Wolf", "Undying", { keywords: ["Undying"] }),
  creature("Bone Altar", "Sacrifice a creature: Scry 1."),
  creature(
    "Grim Warden",
    "When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.",
  ),
  madeUpCard("Ring of Holding", {
    type_line: "Enchantment",
    oracle_text:
      "When this enchantment enters, exile another target nonland permanent.\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
  }),
  instant("Clear Air", "Destroy target enchantment."),
  madeUpCard("Bear Hide", {
    type_line: "Enchantment — Aura",
    oracle_text: "Enchant creature\nEnchanted creature gets +2/+2.\nUmbra armor",
    keywords: ["Umbra armor"],
  }),
  madeUpCard("Old Queen", { type_line: "Legendary Creature — Human", oracle_text: "" }),
  creature(
    "Mirror Face",
    "You may have this creature enter as a copy of any creature on the battlefield.",
  ),
  creature(
    "Humble Face",
    "You may have this creature enter as a copy of a creature you control, except it isn't legendary.",
  ),
  madeUpCard("Iron Plate", {
    type_line: "Artifact — Equipment",
    oracle_text: "Equipped creature has indestructible.\nEquip {2}",
  }),
];

const decide = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

const verdicts: readonly (readonly [Language, string, "yes" | "no", string])[] = [
  ["en", "If I flicker Old Mill with Quick Wink does it keep its +1/+1 counters?", "no", "400.7"],
  ["en", "Old Mill has 3 counters, I Quick Wink it. Does it keep them?", "no", "400.7"],
  ["fr", "Si je blink Old Mill avec Quick Wink, il garde ses marqueurs ?", "no", "400.7"],
  ["en", "If I Quick Wink my Old Mill does Bear Hide stay attached?", "no", "400.7"],
  ["fr", "Old Mill attaque et je lance Quick Wink dessus, elle attaque toujours ?", "no", "506.4"],
  ["en", "I Quick Wink my Old Mill, can I tap it right away?", "no", "302.6"],
  ["en", "I Quick Wink my Swift Rider, does it have summoning sickness?", "no", "702.10b"],
  ["fr", "Je lance Quick Wink sur Old Mill, elle a le mal d'invocation ?", "yes", "302.6"],
  ["en", "I Quick Wink my Warm Guest, do I draw two cards again?", "yes", "603.6a"],
  ["fr", "Je lance Quick Wink sur Warm Guest, je pioche encore ?", "yes", "603.6a"],
  ["fr", "Quick Wink sur mon jeton, il revient en jeu ?", "no", "111.8"],
  [
    "en",
    "My opponent casts Long Road on my Old Mill and I respond with Quick Wink. Does it survive?",
    "yes",
    "608.2b",
  ],
  [
    "fr",
    "Il lance Long Road sur Old Mill, je réponds avec Small Tide, est-ce que Long Road fizzle ?",
    "yes",
    "608.2b",
  ],
  ["en", "I Plain Blade his Old Mill, he responds with Quick Wink. Does it die?", "no", "608.2b"],
  [
    "en",
    "He casts Plain Blade on my Old Mill, I respond with Quiet Leaf, does Old Mill survive?",
    "yes",
    "608.2b",
  ],
  [
    "en",
    "He casts Plain Blade on Old Mill and I cast Hard No in response, does Old Mill survive?",
    "yes",
    "701.6a",
  ],
  [
    "en",
    "I cast Long Road on Old Mill and he sacs it to Bone Altar in response, does he gain life?",
    "no",
    "608.2b",
  ],
  ["en", "Grim Warden exiled my Old Mill and Grim Warden dies, do I get it back?", "yes", "610.3"],
  [
    "fr",
    "Ring of Holding a exilé Old Mill, je détruis Ring of Holding avec Clear Air, il revient ?",
    "yes",
    "607.2a",
  ],
  ["en", "Last Light kills my Twice Born, does it come back?", "yes", "702.79a"],
  ["fr", "Twice Born a un marqueur -1/-1 et meurt, elle revient ?", "no", "702.79a"],
  ["en", "Dark Wolf has a +1/+1 counter and dies to Plain Blade, does it return?", "no", "702.93a"],
  ["fr", "Long Road sur Twice Born, elle revient ?", "no", "701.13a"],
  ["en", "If I copy my Old Queen with Mirror Face do I keep both?", "no", "704.5j"],
  ["fr", "Je copie ma Old Queen avec Humble Face, je garde les deux ?", "yes", "707.9b"],
  ["en", "Does the legend rule apply if I copy Old Queen with Mirror Face?", "yes", "704.5j"],
  ["en", "I copy Old Mill with Mirror Face, do I keep both?", "yes", "704.5j"],
  ["fr", "J'ai Bear Hide sur ma créature, elle survit à Last Light ?", "yes", "702.89a"],
  ["en", "Does Bear Hide save my creature from Long Road?", "no", "701.13a"],
  ["en", "Does my creature with Iron Plate die to Last Light?", "no", "702.12b"],
];

describe("[ORA-17] works out what becomes of an object and of what it was (CR 400.7, 603.10, 608.2b)", () => {
  test.each(verdicts)(
    "the table decides, asked in “%s”: %s → %s",
    (language, question, verdict, rule) => {
      const decision = decide(question, language);
      expect(decision?.verdict).toBe(verdict);
      expect(decision?.citations[0]?.number).toBe(rule);
    },
  );

  test.each([
    [
      "the response to the rescue",
      "I cast Quick Wink on my Old Mill and he responds with Plain Blade, does Old Mill survive?",
    ],
    ["a rescue that is not told as a response", "Does Quick Wink save Old Mill from Plain Blade?"],
    [
      "a spell without a target",
      "In response to Last Light I Quick Wink Old Mill, does it survive?",
    ],
    ["a token that enters nothing", "Warm Guest is a token, I Quick Wink it, do I draw two cards?"],
    ["another amount", "I Quick Wink Warm Guest, do I draw three cards?"],
    ["a trigger of what was cast", "I Quick Wink Kind Guest, do I draw two cards?"],
    ["the second death", "Twice Born came back once, now it dies again, does it come back?"],
    [
      "counters of what comes back",
      "Grim Warden exiled Old Mill and dies, is it back with counters?",
    ],
    ["Equipment that stays", "If I Quick Wink Old Mill does Iron Plate stay on the battlefield?"],
    [
      "the other player's legend",
      "I copy my opponent's Old Queen with Mirror Face, do we keep both?",
    ],
    ["a named loss", "Old Mill loses all abilities, I Quick Wink it, does it keep its counters?"],
    ["a death that nothing follows", "Last Light kills Old Mill, does it come back?"],
    ["a missing counter", "If Twice Born dies without a -1/-1 counter, does it come back?"],
    ["a counter that is gone", "Twice Born's -1/-1 counter was removed and it dies: is it back?"],
    ["an aura elsewhere", "Bear Hide is on another creature. Does Plain Blade kill my creature?"],
    ["an aura that is not there", "Without Bear Hide, does my creature survive Plain Blade?"],
    [
      "a response that is not made",
      "If I don't respond with Quick Wink, does Plain Blade kill it?",
    ],
    [
      "sickness of what is no creature",
      "I blink Iron Plate with Quick Wink, can I tap it right away?",
    ],
    [
      "somebody else’s legend",
      "Does the legend rule apply if my Mirror Face copies his Old Queen?",
    ],
    ["somebody else’s ability", "If I blink their Warm Guest with Quick Wink, do I draw?"],
    [
      "a spell of one’s own",
      "I cast Long Road on my own Old Mill and respond with Quiet Leaf, is it exiled?",
    ],
    ["another that leaves", "If Old Mill dies does Grim Warden come back?"],
    [
      "what was exiled afterwards",
      "Twice Born dies and gets exiled from the graveyard, does it come back?",
    ],
  ])("stays silent on %s", (_, question) => {
    expect(decide(question, "en")).toBeUndefined();
  });
});
