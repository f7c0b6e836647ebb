import { inOneGo } from "@spellwright/cards";
import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { understand } from "../../test/understand.ts";
import { elsewhereLikelihood, readElsewhereInSteps } from "./elsewhere.ts";
import { createRecognise } from "./recognise.ts";
import { shippedWeights } from "./weights.ts";

const read = inOneGo(readElsewhereInSteps(shippedKnowledge));
const recognise = createRecognise(shippedKnowledge);
const likelihood = (question: string, language: "fr" | "en") => {
  const understanding = understand(ask(question, language));
  const { nearest } = recognise(understanding, []);
  return elsewhereLikelihood(read, understanding, nearest, shippedWeights);
};

/** None of these stands among the known ones. */
test.each([
  ["en", "what would a near mint bayou sell for"],
  ["en", "suggest me some good cards for my dragon commander deck"],
  ["en", "is the new expansion coming out before summer"],
  ["en", "who is the better player, my brother or me"],
  ["en", "any good pasta recipe for tonight"],
  ["en", "how do i reset the password of my arena account"],
  ["fr", "tu me conseilles quoi comme cartes pour un deck dragons"],
  ["fr", "à combien je peux vendre mon bayou"],
  ["fr", "ils annoncent quand la liste des bannies"],
  ["fr", "c’est qui le dessinateur de ma carte préférée"],
  ["fr", "je cherche une recette de tarte"],
  ["fr", "mon ordinateur ne démarre plus, que faire"],
] as const)("[ORA-14] %s: “%s” is about something else", (language, question) => {
  expect(likelihood(question, language)).toBeGreaterThan(0.6);
});

/** Words of trade, advice and everyday life in questions on the rules. */
test.each([
  ["en", "is it worth blocking if my creature dies anyway, does the damage still stay on it"],
  ["en", "what is the best time to cast an instant during combat, before or after blocks?"],
  ["en", "can i sacrifice a food token to gain life on my opponent's turn"],
  ["en", "how much does my commander cost the second time i cast it"],
  ["fr", "quel est le prix à payer pour lancer une carte avec son flashback ?"],
  ["fr", "mon adversaire peut-il regarder mon cimetière quand il veut ?"],
  ["fr", "combien de cartes dans un deck de commander ?"],
  ["fr", "le prochain sort que je lance coûte moins, ça marche sur mon commandant ?"],
] as const)("[ORA-14] %s: “%s” is about the rules", (language, question) => {
  expect(likelihood(question, language)).toBeLessThan(0.6);
});
