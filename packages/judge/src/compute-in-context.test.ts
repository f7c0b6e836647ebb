import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../test/ask.ts";
import { loadStarterCards } from "../test/load-starter-cards.ts";
import { named } from "../test/named.ts";
import { understand } from "../test/understand.ts";
import { computeInContext } from "./compute-in-context.ts";

const starter = loadStarterCards();
const CAST = ["Questing Beast", "Loxodon Warhammer", "Ghalta, Primal Hunger"];

const cardsOf = (language: Language, names: readonly string[]) =>
  names.flatMap((name) => {
    const card = starter.get(name);
    return card ? [named(card, (language === "fr" && card.printed_name) || name)] : [];
  });

const follow = (language: Language, asked: readonly string[], names: readonly string[] = CAST) => {
  const cards = cardsOf(language, names);
  const history = asked.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const input = ask(asked.at(-1) ?? "", language, { cards, history });
  return computeInContext(understand(input), input)?.ruling;
};

const EN = "Questing Beast with Loxodon Warhammer is blocked by Ghalta, Primal Hunger.";
const FR =
  "Bête de Quête équipée du Marteau de guerre loxodon est bloquée par Ghalta, Faim primordiale.";

describe("[ORA-12] a follow-up", () => {
  test.each([
    [
      "en",
      "What if the blocker has indestructible?",
      "Questing Beast dies; Ghalta, Primal Hunger survives.",
    ],
    [
      "en",
      "And if Questing Beast has indestructible?",
      "Ghalta, Primal Hunger dies; Questing Beast survives.",
    ],
    [
      "en",
      "And if the attacker loses deathtouch?",
      "Questing Beast dies; Ghalta, Primal Hunger survives.",
    ],
    [
      "fr",
      "et si le bloqueur a l’indestructible\u202f?",
      "Bête de Quête meurt\u202f; Ghalta, Faim primordiale survit.",
    ],
    [
      "fr",
      "et si Ghalta perd le piétinement\u202f?",
      "Bête de Quête et Ghalta, Faim primordiale meurent.",
    ],
  ] as const)("changes what it names, and nobody else, %s: %s", (language, question, ruling) => {
    const before = language === "fr" ? `${FR} Qu’est-ce qui meurt\u202f?` : `${EN} What dies?`;
    expect(follow(language, [before, question])).toBe(ruling);
  });

  test("a follow-up to a follow-up keeps what that one changed", () => {
    const asked = [
      `${EN} What dies?`,
      "What if the blocker has indestructible?",
      "And if Questing Beast has indestructible?",
    ];
    expect(follow("en", asked)).toBe("No creature dies.");
  });

  test.each([
    ["en", ["And does Ghalta die?"], "No, Ghalta, Primal Hunger survives."],
    [
      "en",
      ["And the Beast?", "And if the attacker loses deathtouch?"],
      "Questing Beast dies; Ghalta, Primal Hunger survives.",
    ],
    ["fr", ["et est-ce que Ghalta meurt\u202f?"], "Non, Ghalta, Faim primordiale survit."],
  ] as const)("asks something else of the same scene: %s %s", (language, asked, ruling) => {
    const before =
      language === "fr"
        ? `${FR} Le bloqueur a l’indestructible. Qu’est-ce qui meurt\u202f?`
        : `${EN} ${asked.length > 1 ? "" : "The blocker has indestructible. "}What dies?`;
    expect(follow(language, [before, ...asked])).toBe(ruling);
  });

  test.each([
    [
      "en",
      "Loxodon Warhammer on Questing Beast, blocked by Ghalta, Primal Hunger. How much life do I gain?",
      "without the Warhammer?",
      "0 life: none is gained in this combat.",
    ],
  ] as const)("a card is taken from who bears it: %s %s", (language, before, question, ruling) => {
    expect(follow(language, [before, question])).toBe(ruling);
  });

  test("a card that is taken away gives nothing any more", () => {
    const asked = [
      `${FR} Combien de points de vie est-ce que je gagne\u202f?`,
      "et sans le Marteau\u202f?",
    ];
    expect(follow("fr", asked.slice(0, 1))).toContain("7 points de vie");
    expect(follow("fr", asked)).toContain("0 point de vie");
  });

  test("the cards may be those of the questions before", () => {
    const input = ask("What if the blocker has indestructible?", "en", {
      earlierCards: cardsOf("en", CAST),
      history: [{ role: "user", content: `${EN} What dies?` }],
    });
    expect(computeInContext(understand(input), input)?.ruling).toBe(
      "Questing Beast dies; Ghalta, Primal Hunger survives.",
    );
  });

  test.each([
    ["what if the blocker has first strike?", "Yes, the 5/5 dies."],
    ["what if the blocker has two -1/-1 counters?", "No, the 5/5 survives."],
    ["what if the attacker has indestructible?", "No, the 5/5 survives."],
    ["and if it is blocked by a 2/2?", "No, the 5/5 survives."],
  ])("knows creatures by their size: %s", (question, ruling) => {
    expect(follow("en", ["My 5/5 is blocked by a 6/6. Does my 5/5 die?", question], [])).toBe(
      ruling,
    );
  });

  test.each([
    ["en", "and with a +1/+1 counter?", "5"],
    ["en", "And with two +1/+1 counters?", "6"],
    ["fr", "et avec un marqueur +1/+1\u202f?", "5"],
    ["fr", "Et avec deux marqueurs +1/+1\u202f?", "6"],
  ] as const)(
    "a bonus goes to the first creature, asked in “%s”: %s",
    (language, question, most) => {
      const before = {
        en: "I attack with a 6/6 with trample and deathtouch. My opponent blocks with an indestructible 4/4 and a 3/3. How much damage can I deal to the defending player?",
        fr: "J’attaque avec une 6/6 avec le piétinement et le contact mortel. Mon adversaire bloque avec une 4/4 indestructible et une 3/3. Combien de blessures puis-je infliger au joueur défenseur\u202f?",
      }[language];
      expect(follow(language, [before, question], [])).toMatch(new RegExp(`\\b${most}\\b`));
    },
  );
});
