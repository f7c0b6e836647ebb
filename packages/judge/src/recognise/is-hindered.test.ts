import { describe, expect, test } from "vitest";
import { hindrancesOf } from "../../../table/src/index.ts";
import { ask, options } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadStarterRulebook } from "../../test/load-rulebook.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { createJudge } from "../judges.ts";

const judge = createJudge({
  rulebook: loadStarterRulebook(),
  knowledge: shippedKnowledge,
  hindrancesOf,
});
const verdict = async (question: string, language: "fr" | "en") =>
  (await judge.answer(ask(question, language), options())).ruling.verdict;

describe("[ORA-14] no yes of a settled question that what is told keeps from happening", () => {
  test.each([
    ["en", "commander with a finality counter would die, do I still get its dies trigger?"],
    [
      "fr",
      "mon commandant a un marqueur finality et devrait mourir, « quand il meurt » se déclenche ?",
    ],
    ["en", "I cast it for its warp cost and it was countered, may I cast it from exile next turn?"],
    ["fr", "Ma carte lancée en blitz est contrecarrée, je pioche quand même ?"],
  ] as const)("%s: %s", async (language, question) => {
    expect(await verdict(question, language)).not.toBe("yes");
  });

  test.each([
    ["en", "Can Quiet Warden stop cascade?"],
    ["en", "Does Quiet Warden stop my opponent's enters the battlefield trigger?"],
    ["fr", "Est-ce que Quiet Warden empêche la cascade ?"],
  ] as const)("what a named card stops its own words tell, %s: %s", async (language, question) => {
    const card = madeUpCard("Quiet Warden", {
      oracle_text: "Your opponents can’t cast spells from anywhere other than their hands.",
    });
    const asked = ask(question, language, { cards: [{ card, written: card.name }] });
    expect((await judge.answer(asked, options())).ruling.verdict).toBeNull();
  });

  test.each([
    ["en", "Is a creature with a finality counter exiled when it would die?", "yes"],
    ["en", "my creature has a stun counter, does it untap during my untap step?", "no"],
    ["en", "When my commander dies, do its dies triggers trigger?", "yes"],
    ["fr", "Un sort de rebond contrecarré est-il relancé au prochain entretien ?", "no"],
  ] as const)("what knows of it speaks, %s: %s", async (language, question, expected) => {
    expect(await verdict(question, language)).toBe(expected);
  });
});
