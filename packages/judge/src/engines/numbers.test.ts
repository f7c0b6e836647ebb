import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../understanding/understand.ts";
import { commanderTax, decideCommanderTax } from "./commander-tax.ts";
import { decideThreshold } from "./losing-thresholds.ts";

describe("commander tax (CR 903.8)", () => {
  test("{2} for each earlier cast", () => {
    expect([0, 1, 2, 3].map(commanderTax)).toEqual([0, 2, 4, 6]);
  });

  test.each([
    [
      "Je lance mon commandant pour la troisième fois depuis la zone de commandement, combien de taxe dois-je payer ?",
      "{4}",
    ],
    ["How much commander tax do I pay for casting my commander the 2nd time?", "{2}"],
    [
      "I already cast my commander {2}{G}{G} twice from the command zone. How much mana do I pay now?",
      "8 mana",
    ],
    ["J'ai déjà lancé mon commandant 3 fois. Combien coûte la taxe de commandant ?", "{6}"],
  ])("%s → %s", (question, said) => {
    expect(decideCommanderTax(understand(ask(question)))?.ruling).toContain(said);
  });

  test.each([
    "How much commander tax do I pay if I activate commander ninjutsu for the second time?",
    "J'ai lancé mon commandant deux fois depuis ma main, combien de taxe de commandant ?",
    "How does commander tax work?",
  ])("leaves to others: %s", (question) => {
    expect(decideCommanderTax(understand(ask(question)))).toBeUndefined();
  });
});

describe("what loses the game (CR 704.5c, 704.6b, 903.10a)", () => {
  test.each([
    ["Do I lose the game with 9 poison counters?", "no"],
    ["Do I lose the game with 10 poison counters?", "yes"],
    ["Est-ce que je perds la partie avec 11 marqueurs poison ?", "yes"],
    ["En Troll bicéphale, mon équipe perd-elle la partie avec 14 marqueurs poison ?", "no"],
    ["Est-ce que je perds la partie avec 20 blessures de commandant ?", "no"],
    ["Est-ce que je meurs avec 21 blessures de commandant ?", "yes"],
  ])("%s → %s", (question, verdict) => {
    expect(decideThreshold(understand(ask(question)))?.verdict).toBe(verdict);
  });

  test("states the limit when it is asked for", () => {
    const decision = decideThreshold(
      understand(ask("How many poison counters make me lose the game?")),
    );
    expect(decision?.ruling).toMatch(/^10 poison counters/);
  });

  test("leaves infect, proliferate and stolen commanders to others", () => {
    const question =
      "My infect creature gave 9 poison counters, does my opponent lose the game after I proliferate?";
    expect(decideThreshold(understand(ask(question)))).toBeUndefined();
  });
});
