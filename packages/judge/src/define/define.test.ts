import { LANGUAGES } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask, options } from "../../test/ask.ts";
import { shippedKnowledge } from "../../test/load-knowledge.ts";
import { loadFullRulebook, loadStarterRulebook } from "../../test/load-rulebook.ts";
import { createJudge } from "../judges.ts";
import { keywordNames } from "../vocabulary/keyword-names.ts";

const full = loadFullRulebook();
const starter = loadStarterRulebook();
const judge = createJudge({ rulebook: starter, knowledge: shippedKnowledge });
const answer = (question: string, language: "fr" | "en") =>
  judge.answer(ask(question, language), options());

const { definitions, vocabulary } = shippedKnowledge;
const bare = (name: string): string => name.replace(/\s*\([^)]*\)/g, "");

/** What newcomers ask for, by the term that it means. */
const OF_NEWCOMERS = {
  en: {
    "mana-value": ["cmc", "converted mana cost"],
    "enters-the-battlefield": ["etb", "enters the battlefield"],
    "enters-the-battlefield-ability": ["an etb trigger"],
    "apnap-order": ["apnap"],
    dies: ["a dies trigger"],
    "delayed-triggered-ability": ["a delayed trigger"],
    "intervening-if-clause": ["intervening if"],
    "reflexive-trigger": ["a reflexive trigger"],
    "leaves-the-battlefield": ["a leaves-the-battlefield trigger"],
    "excess-damage": ["excess damage"],
    "base-power": ["base power"],
    color: ["color", "wubrg"],
    "life-total": ["a life total"],
    opponent: ["an opponent"],
    card: ["a card"],
    "turn-structure": ["a phase", "a step"],
    "beginning-of-combat": ["beginning of combat"],
    "attacking-creature": ["an attacking creature"],
    "creature-type": ["a creature type"],
    "modal-spell": ["a modal spell"],
    "oracle-text": ["oracle text", "errata"],
    "keyword-ability": ["a keyword"],
    concede: ["concede", "scoop"],
    "drawn-game": ["a tie"],
    draw: ["a draw"],
    "win-condition": ["a win condition", "a wincon"],
    "game-changer": ["a game changer"],
    bracket: ["a bracket", "power level"],
    banned: ["banned", "the ban list"],
    format: ["a format"],
    standard: ["standard"],
    pauper: ["pauper"],
    judge: ["a judge"],
  },
  fr: {
    "mana-value": ["ccm", "le coût converti de mana"],
    "enters-the-battlefield": ["etb"],
    "apnap-order": ["apnap"],
    dies: ["meurt"],
    resolve: ["résoudre"],
    "excess-damage": ["les blessures excédentaires"],
    color: ["une couleur"],
    "life-total": ["un point de vie", "pv"],
    opponent: ["un adversaire"],
    card: ["une carte"],
    "turn-structure": ["une phase", "une étape"],
    "creature-type": ["un type de créature"],
    "modal-spell": ["un sort modal"],
    "triggered-ability": ["un déclencheur"],
    "keyword-ability": ["un mot-clé"],
    room: ["une salle"],
    case: ["une affaire"],
    blood: ["sang"],
    concede: ["concéder"],
    "drawn-game": ["une égalité", "une partie nulle"],
    "win-condition": ["une wincon"],
    "game-changer": ["un game changer"],
    bracket: ["les brackets", "le niveau de puissance"],
    banned: ["une carte bannie"],
    format: ["un format"],
    standard: ["le standard"],
    pauper: ["pauper"],
    judge: ["un arbitre"],
  },
} as const;

describe("[ORA-01] what a term means", () => {
  test("each term of the glossary is explained, in both languages", async () => {
    const silent: string[] = [];
    // A keyword that is a sign is asked for by its other names.
    const spelt = definitions.filter(({ term }) => /\p{L}/u.test(bare(term.en)));
    for (const [at, { term }] of spelt.entries()) {
      const [en, fr] = [bare(term.en), bare(term.fr)];
      // The words that ask are tried in turn: all of them for each term would take too long.
      const asked =
        at % 2 === 0
          ? ([
              [`What is ${en}?`, "en"],
              [`la capacité ${fr.toLowerCase()} ça veut dire quoi`, "fr"],
            ] as const)
          : ([
              [`how does ${en.toLowerCase()} work`, "en"],
              [`C’est quoi ${fr} ?`, "fr"],
            ] as const);
      for (const [question, language] of asked) {
        const { decidedBy, ruling } = await answer(question, language);
        if (!decidedBy?.startsWith("definition/") || ruling.explanation === "")
          silent.push(question);
      }
    }
    expect(silent).toEqual([]);
  });

  test("what newcomers ask for is explained, and is the term they mean", async () => {
    const told: string[] = [];
    const wanted: string[] = [];
    for (const language of LANGUAGES)
      for (const [id, names] of Object.entries(OF_NEWCOMERS[language]))
        for (const name of names) {
          const asked =
            language === "fr"
              ? [`c’est quoi ${name}`, `${name} ça veut dire quoi ?`]
              : [`what is ${name}`, `${name} meaning`];
          for (const question of asked) {
            const { decidedBy } = await answer(question, language);
            told.push(`${question}: ${decidedBy}`);
            wanted.push(`${question}: definition/${id}`);
          }
        }
    expect(told).toEqual(wanted);
  });

  test("each keyword that the judge knows has a definition", () => {
    const defined = new Set(
      definitions.flatMap(({ rules }) => rules.map((number) => number.replace(/[a-z]$/, ""))),
    );
    const undefinedYet = keywordNames(vocabulary, "en").filter(({ rule }) => !defined.has(rule));
    expect(undefinedYet.map(({ name }) => name)).toEqual([]);
  });

  test.runIf(full)("each keyword of the official rules has one too", () => {
    const defined = new Set(
      definitions.flatMap(({ rules }) => rules.map((number) => number.replace(/[a-z]$/, ""))),
    );
    const keywords = full?.numbers().filter((number) => /^70[12]\.\d+$/.test(number)) ?? [];
    expect(keywords.length).toBeGreaterThan(200);
    expect(keywords.filter((number) => !defined.has(number) && !number.endsWith(".1"))).toEqual([]);
  });

  test("only rules that the edition holds are cited", async () => {
    for (const { rules, term } of definitions) {
      const { ruling } = await answer(`What is ${bare(term.en)}?`, "en");
      for (const { number } of ruling.relevant_rules) expect(starter.has(number)).toBe(true);
      if (rules.some((number) => starter.has(number)))
        expect(ruling.relevant_rules.length).toBeGreaterThan(0);
    }
  });

  test("a question about two terms tells both, in the order in which they are asked", async () => {
    const { ruling } = await answer("What is the difference between scry and mill?", "en");
    expect(ruling.ruling.indexOf("Scry:")).toBe(0);
    expect(ruling.ruling.indexOf("Mill:")).toBeGreaterThan(0);
  });

  test.each([
    [
      "en",
      "can someone explain the difference between exile, sacrifice and destroy?",
      ["Exile:", "Sacrifice:", "Destroy:"],
    ],
    [
      "en",
      "activated vs triggered vs static abilities?",
      ["Activated ability:", "Triggered ability:", "Static ability:"],
    ],
    [
      "fr",
      "initiative, double initiative et vigilance c’est quoi les différences ?",
      ["Initiative\u00a0:", "Double initiative\u00a0:", "Vigilance\u00a0:"],
    ],
  ] as const)("three terms are explained, all three: %s %s", async (language, question, terms) => {
    const told = (await answer(question, language)).ruling.ruling.split("\n\n");
    expect(told.map((each) => terms.findIndex((term) => each.startsWith(term)))).toEqual([0, 1, 2]);
  });

  test("a settled question that stands on both terms' rules comes before the two meanings", async () => {
    const { decidedBy } = await answer("What is the difference between hexproof and shroud?", "en");
    expect(decidedBy).not.toMatch(/^definition/);
  });

  test("one that asks more is answered as before", async () => {
    const { decidedBy } = await answer("Does vigilance stop a creature from attacking?", "en");
    expect(decidedBy).not.toMatch(/^definition/);
  });
});
