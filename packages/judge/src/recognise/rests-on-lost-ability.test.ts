import { describe, expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import { understand } from "../../test/understand.ts";
import { createJudge } from "../judges.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
const rulingOn = async (question: string, language: "fr" | "en") =>
  (await judge.answer(ask(question, language), options())).ruling;

/** What each asks about is decided by an ability that is not there any more. */
const GONE = [
  [
    "en",
    "My opponent enchants my creature so it loses all abilities. It had lifelink. It deals 3 damage. How much life do I gain?",
    "lifelink",
  ],
  [
    "en",
    "My creature with menace loses menace before blocks. Can one creature block it?",
    "menace",
  ],
  [
    "en",
    "My creature has haste but loses all abilities this turn. It came in this turn, can it attack?",
    "haste",
  ],
  ["en", "My creature with defender loses defender until end of turn. Can it attack?", "defender"],
  ["en", "If my creature with hexproof loses hexproof, can my opponent target it?", "hexproof"],
  [
    "en",
    "My 5/5 trampler loses all abilities and is blocked by a 2/2. How much damage goes through to the player?",
    "trample",
  ],
  [
    "fr",
    "Ma créature perd toutes ses capacités. Elle avait le lien de vie. Elle inflige 3 blessures. Combien de points de vie je gagne ?",
    "lien de vie",
  ],
  [
    "fr",
    "Ma créature avec la menace perd la menace. Une seule créature peut-elle la bloquer ?",
    "menace",
  ],
  [
    "fr",
    "Ma créature avec défenseur perd défenseur jusqu'à la fin du tour. Peut-elle attaquer ?",
    "défenseur",
  ],
  [
    "fr",
    "Ma créature a la célérité mais perd toutes ses capacités. Arrivée ce tour, peut-elle attaquer ?",
    "célérité",
  ],
] as const;

/** The loss itself is what these ask about, or the ability is another creature's. */
const READ = [
  [
    "en",
    "My creature lost all abilities; if I then equip a sword that grants trample, does it have trample?",
    "yes",
  ],
  ["en", "My creature loses haste while attacking. Is it removed from combat?", "no"],
  ["en", "My creature lost all its abilities. Can it still fly?", "no"],
  [
    "fr",
    "Ma créature indestructible perd l'indestructible puis subit une blessure mortelle. Est-elle détruite ?",
    "yes",
  ],
] as const;

describe("[ORA-17] an ability that is gone", () => {
  test.each(GONE)("is no reason for an answer (%s): %s", async (language, question, ability) => {
    const { outcome, verdict, explanation } = await rulingOn(question, language);
    expect({ outcome, verdict }).toEqual({ outcome: "cannot_settle", verdict: null });
    expect(explanation.toLowerCase()).toContain(ability);
  });

  test.each(READ)(
    "does not stop an answer about its loss (%s): %s",
    async (language, question, said) => {
      expect((await rulingOn(question, language)).verdict).toBe(said);
    },
  );

  test.each([
    ["My creature loses flying. Can it block a creature with flying?", []],
    ["My creature loses all abilities. It had vigilance. Can it block a flyer?", ["vigilance"]],
    ["It loses all abilities, then I give it trample. Does it trample over?", []],
  ] as const)("is told apart from what another has or is given: %s", (question, gone) => {
    expect([...understand(ask(question, "en")).gone]).toEqual([...gone]);
  });
});
