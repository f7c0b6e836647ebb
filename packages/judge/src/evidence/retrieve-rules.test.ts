import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { loadFullRulebook, loadStarterRulebook } from "../../test/load-rulebook.ts";
import { understand } from "../../test/understand.ts";
import { retrieveRules } from "./retrieve-rules.ts";

const full = loadFullRulebook();
const starter = loadStarterRulebook();
const rulebook = full ?? starter;

const retrieve = (question: string, more = {}) => {
  const input = ask(question, "fr", more);
  return retrieveRules(understand(input), input, { rulebook });
};

describe("[ORA-17] finds the rule a question is about, in both languages", () => {
  test.each([
    ["Une créature avec le défenseur peut-elle attaquer ?", "702.3b"],
    ["Can a creature with defender attack?", "702.3b"],
    ["Mon commandant est mort, puis-je le remettre dans la zone de commandement ?", "903.9a"],
    [
      "If two players' abilities trigger at the same time, whose goes on the stack first?",
      "603.3b",
    ],
    [
      "Quand deux capacités se déclenchent en même temps, laquelle va sur la pile en premier ?",
      "603.3b",
    ],
    ["Puis-je répondre à une capacité de mana ?", "605.3b"],
    ["Le sort est contrecarré si sa cible est devenue illégale ?", "608.2b"],
    ["What happens to the damage when the cleanup step comes?", "514.2"],
    ["Combien de manas coûte un sort avec une réduction et une taxe ?", "601.2f"],
    ["Does the legend rule apply to two tokens with the same name?", "704.5j"],
  ])("finds it: %s → %s", (question, number) => {
    expect(retrieve(question)).toContain(number);
  });
});

test("[ORA-17] gives at most twenty rules, each once, best first, headings left out", () => {
  const rules = retrieve("Comment marche le piétinement avec le contact mortel ?");
  expect(rules.length).toBeLessThanOrEqual(20);
  expect(new Set(rules).size).toBe(rules.length);
  expect(["702.2c", "702.19b"]).toContain(rules[0]);
  expect(rules).not.toContain("702.19");
});

test("[ORA-17] is the same every time", () => {
  const question = "Est-ce que la parade se déclenche si je copie le sort ?";
  expect(retrieve(question)).toEqual(retrieve(question));
});

test("[ORA-17] keywords of named cards bring their rules along", () => {
  const card = {
    id: "x",
    name: "Baneslayer",
    layout: "normal",
    cmc: 5,
    type_line: "Creature — Angel",
    color_identity: ["W"],
    keywords: ["Flying", "Lifelink"],
    legalities: {},
    game_changer: false,
  };
  const rules = retrieve("Que se passe-t-il quand Baneslayer inflige des blessures ?", {
    cards: [{ card, written: "Baneslayer" }],
  });
  expect(rules).toContain("702.15b");
});
