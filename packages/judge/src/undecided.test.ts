import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { readPairs } from "../evaluation/read-pairs.ts";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { loadStarterCards } from "../test/load-starter-cards.ts";
import { understand } from "../test/understand.ts";
import { decidingSentence, markDeciding } from "./check/deciding-sentence.ts";
import { createJudge } from "./judges.ts";
import { readWords } from "./question/read-words.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
const answer = async (question: string, language: "fr" | "en") =>
  (await judge.answer(ask(question, language), options())).ruling;

/** Nobody decides these: two are on a matter that is known, one is on none. */
const UNDECIDED = [
  [
    "en",
    "trample, ward, flash and scry together on a battle somehow, how does this get sorted out?",
  ],
  [
    "fr",
    "piétinement, parade et flash ensemble sur une bataille, comment mon équipe s’y retrouve ?",
  ],
] as const;

describe("[ORA-14] an undecided answer", () => {
  test.each(UNDECIDED)(
    "tells what was read and what may have been meant (%s)",
    async (language, question) => {
      const ruling = await answer(question, language);
      expect(ruling.outcome).toBe("cannot_settle");
      expect(ruling.understood?.length).toBeGreaterThan(2);
      for (const piece of ruling.understood ?? []) expect(question.toLowerCase()).toContain(piece);
      expect(ruling.near_questions?.length ?? 0).toBeLessThanOrEqual(3);
      for (const { slug, rule } of ruling.near_questions ?? []) {
        expect(slug).toMatch(/^[a-z0-9-]+$/);
        expect(rule).toMatch(/^\d{3}\./);
      }
    },
  );

  test.each([
    ["fr", "Rhystic Study, en bref\u00a0: "],
    ["en", "Rhystic Study, in short: "],
  ] as const)("tells what the named card says (%s)", async (language, said) => {
    const card = loadStarterCards().get("Rhystic Study");
    if (!card) throw new Error("no such card");
    const told = async (shown: Card) => {
      const [, question] = UNDECIDED.find(([own]) => own === language) ?? [];
      const cards = [{ card: shown, written: shown.name }];
      const asked = ask(`${question} Rhystic Study`, language, { cards });
      return (await judge.answer(asked, options())).ruling;
    };
    // The starter cards have our summary, official ones their text.
    const { outcome, explanation } = await told({ ...card, printed_name: null });
    expect(outcome).toBe("cannot_settle");
    expect(explanation).toContain(`${said}${card.summary?.[language]}`);
    const text = "Whenever somebody casts, count to three.";
    expect((await told({ ...card, oracle_text: text })).explanation).toContain(text);
  });

  test("a sure or declined one offers nothing, one that is not sure does with the rule of each, and never itself", async () => {
    const known = shippedKnowledge.settledQuestions[0]?.wordings.find(
      ({ language }) => language === "en",
    );
    for (const question of [known?.text ?? "", "what is my bayou worth"]) {
      const ruling = await answer(question, "en");
      expect(ruling.confidence).toBeGreaterThanOrEqual(0.7);
      expect(ruling).not.toHaveProperty("near_questions");
      expect(ruling).not.toHaveProperty("understood");
    }
    const unsure = [
      "my dude got stuck under that enchantment, is the other one free",
      "i blinked my walker, may i use it once more",
      UNDECIDED[0][1],
    ];
    let offering = 0;
    for (const question of unsure) {
      const { ruling, decidedBy } = await judge.answer(ask(question, "en"), options());
      const offered = ruling.near_questions?.map(({ slug }) => slug) ?? [];
      expect(offered).not.toContain(decidedBy?.split("/")[1]);
      if (ruling.confidence < 0.7)
        for (const { rule } of ruling.near_questions ?? []) {
          const shown = ruling.relevant_rules.map(({ number }) => number);
          if (shown.length < 8) expect(shown).toContain(rule);
        }
      if (ruling.confidence < 0.7 && offered.length > 0) offering++;
    }
    expect(offering).toBeGreaterThan(1);
  });

  test("[ORA-17] marks the rules that only decide what it offers: not its own, and its reasoning has none of them", async () => {
    const asking = createJudge({
      rulebook: loadStarterRulebook(),
      knowledge: shippedKnowledge,
      holdsOut: true,
    });
    const marked = { theirs: 0, shared: 0 };
    for (const { id, rules, wordings } of shippedKnowledge.settledQuestions.filter(
      (_, at) => at % 40 === 0,
    )) {
      const [{ text, language } = { text: "", language: "en" as const }] = wordings;
      const answered = await asking.answer(ask(text, language), options());
      const { relevant_rules, near_questions } = answered.ruling;
      if (answered.decidedBy !== id || near_questions === undefined) continue;
      const own = rules.map(({ number }) => number);
      const decisive = near_questions.map(({ rule }) => rule);
      for (const { number, of_near_question: isTheirs = false } of relevant_rules)
        expect([number, isTheirs]).toEqual([number, !own.includes(number)]);
      const theirs = relevant_rules.flatMap(({ number }) => (own.includes(number) ? [] : number));
      const reasoning = JSON.stringify(answered.detailedReasoning.rule_interpretation);
      for (const number of theirs) expect(reasoning).not.toContain(`"${number}"`);
      marked.theirs += theirs.length;
      marked.shared += own.some((number) => decisive.includes(number)) ? 1 : 0;
    }
    expect(marked.theirs).toBeGreaterThan(3);
    expect(marked.shared).toBeGreaterThan(0);
  });

  test.each([
    ["fr", "il meurt ?"],
    ["fr", "est-ce qu’elle survit ?"],
    ["en", "does it die?"],
  ] as const)(
    "asks what it is about where nothing is named (%s: %s)",
    async (language, question) => {
      const ruling = await answer(question, language);
      expect(ruling).toMatchObject({ outcome: "needs_detail", verdict: null });
      expect(ruling.choices?.length).toBeGreaterThan(1);
    },
  );
});

describe("[ORA-14] the words that were read", () => {
  test("stand in the question’s order, each once, the longest where two overlap", () => {
    const question = "Avec PIÉTINEMENT et contact mortel, mon piétinement passe ?";
    const read = readWords(understand(ask(question, "fr")));
    expect(read.filter((word) => word === "piétinement")).toHaveLength(1);
    expect(read).toContain("contact mortel");
    expect(read.indexOf("piétinement")).toBeLessThan(read.indexOf("contact mortel"));
  });

  test("are whole where accents are written apart", () => {
    const question = "Le pie\u0301tinement passe-t-il ?";
    expect(readWords(understand(ask(question, "fr")))).toContain("piétinement");
  });
});

describe("[ORA-14] the sentence that decides", () => {
  const { vocabulary } = shippedKnowledge;
  const text =
    "A player may activate a loyalty ability at sorcery speed. Only one loyalty ability of each permanent may be activated each turn.";

  test("is the one that says what is claimed, in either language", () => {
    const second = "Only one loyalty ability of each permanent may be activated each turn.";
    expect(
      decidingSentence(text, "One loyalty ability of a permanent each turn.", vocabulary),
    ).toBe(second);
    expect(text).toContain(second);
  });

  test("is not shown of a rule of one sentence, nor where nothing is shared", () => {
    expect(
      decidingSentence("A creature attacks.", "A creature attacks.", vocabulary),
    ).toBeUndefined();
    expect(decidingSentence(text, "Zzz qqq.", vocabulary)).toBeUndefined();
  });

  test("is shown of the first rule alone", () => {
    const rule = {
      number: "606.3",
      text,
      edition: "x",
      verbatim: true,
      claim: "One loyalty ability each turn.",
    };
    const [first, other] = markDeciding([rule, { ...rule, number: "606.4" }], vocabulary);
    expect(text).toContain(first?.quote);
    expect(other).not.toHaveProperty("quote");
    expect(markDeciding([], vocabulary)).toEqual([]);
  });
});

test("[ORA-14] [CITE-01] what an unsure answer leaves out it tells as a close question, which is offered and whose rule is cited", async () => {
  const asked = readPairs("learned").filter(
    ({ cards, kind }) => cards.length === 0 && kind !== "explain",
  );
  let telling = 0;
  for (const { question, lang } of asked) {
    const ruling = await answer(question, lang);
    const told = ruling.explanation.split("\n\n").at(-1) ?? "";
    const near = ruling.near_questions?.find(
      ({ title, answer: says }) => told.includes(title) && told.endsWith(says),
    );
    if (ruling.strength !== "likely") expect(near).toBeUndefined();
    if (!near) continue;
    telling++;
    expect(told).toMatch(lang === "fr" ? /^À voir aussi\u00a0: / : /^Related: /);
    expect(ruling.relevant_rules.map(({ number }) => number)).toContain(near.rule);
  }
  expect(telling).toBeGreaterThan(3);
});
