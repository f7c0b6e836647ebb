import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { madeUpCard } from "../test/made-up-card.ts";
import { createJudge } from "./judges.ts";

const parts = { rulebook: loadStarterRulebook(), knowledge: shippedKnowledge };
const judge = createJudge(parts);

const CARDS = {
  "Slow Hours": "Each player can't cast more than one spell each turn.",
  "Quick Note": "Draw a card.",
  "Sealed Tomb": "Players can't cast spells from graveyards or libraries.",
  "Rise Twice": "Draw a card.\nFlashback {3}",
};

describe("[ORA-14] a card that says “can’t” keeps a likely yes about other cards from being said", () => {
  test.each([
    "My opponent has Slow Hours. Can I cast Quick Note and then another instant in response?",
    "My opponent has Sealed Tomb. Can I cast Rise Twice with flashback after it was countered?",
  ])("no yes is said: %s", async (question) => {
    const cards = Object.entries(CARDS)
      .filter(([name]) => question.includes(name))
      .map(([name, oracle_text]) => ({
        card: madeUpCard(name, { oracle_text, type_line: "Instant" }),
        written: name,
      }));
    const { ruling } = await judge.answer(ask(question, "en", { cards }), options());
    expect(ruling.verdict).toBeNull();
  });
});

describe("[ORA-14] what happens between two named cards is told by their texts", () => {
  const cards = [
    madeUpCard("Even Scales", { oracle_text: "If counters would be put on it, one more is put." }),
    madeUpCard("Hollow Walker", {
      oracle_text: "This creature enters with X +1/+1 counters on it.",
      mana_cost: "{X}{X}",
    }),
  ].map((card) => ({ card, written: card.name }));
  const question = "I control Even Scales and cast Hollow Walker for X=0. What happens?";

  test("no sentence that was written of others is likely", async () => {
    const { ruling } = await judge.answer(ask(question, "en", { cards }), options());
    expect(ruling.outcome).toBe("cannot_settle");
  });

  test("of one card it may be", async () => {
    const alone = "I cast Hollow Walker for X=0 and copy it. What is X for the copy?";
    const { ruling } = await judge.answer(ask(alone, "en", { cards: cards.slice(1) }), options());
    expect(ruling.outcome).toBe("ruling");
  });
});

const QUIET = "Creatures entering don't cause abilities to trigger.";
const HINDERED = [
  "I cast Deep Fish for its evoke cost with Quiet Door out, do I draw?",
  "Quiet Door is in play. Can I still draw when I evoke Deep Fish?",
  "Je lance Deep Fish pour son coût d’évocation, Quiet Door est en jeu : est-ce que sa capacité se déclenche ?",
];

describe("[ORA-14] a yes is kept back where a named card keeps from happening what it rests on", () => {
  const cards = [
    madeUpCard("Quiet Door", { oracle_text: QUIET, type_line: "Artifact" }),
    madeUpCard("Deep Fish", {
      oracle_text: "When this creature enters, draw two cards.\nEvoke {2}{U}",
    }),
  ].map((card) => ({ card, written: card.name }));
  const verdictOf = async (question: string, kept: string) => {
    const hindrancesOf = ({ name }: { readonly name: string }) =>
      name === "Quiet Door" ? [{ kept, text: QUIET }] : [];
    const language = question.startsWith("Je") ? "fr" : "en";
    const { ruling } = await createJudge({ ...parts, hindrancesOf }).answer(
      ask(question, language, { cards }),
      options(),
    );
    return ruling.verdict;
  };

  test.each(HINDERED)("no yes is said: %s", async (question) => {
    expect(await verdictOf(question, "trigger")).not.toBe("yes");
  });

  test("a card that keeps another thing from happening takes no part", async () => {
    const question = "May I cast Deep Fish for its evoke cost with Quiet Door out?";
    expect(await verdictOf(question, "untap")).toBe("yes");
    expect(await verdictOf(question, "trigger")).toBeNull();
  });

  test("what another named card does takes part whatever is asked", async () => {
    const question = "May I cast Deep Fish for its evoke cost with Quiet Door out?";
    const hindrancesOf = (_: Card, others: readonly Card[]) =>
      others.map(() => ({ kept: "untap", text: QUIET, isMet: true as const }));
    const { ruling } = await createJudge({ ...parts, hindrancesOf }).answer(
      ask(question, "en", { cards }),
      options(),
    );
    expect(ruling.verdict).toBeNull();
  });

  test("what another named card waits for and never comes is no reason for a no", async () => {
    const question = "If I evoke Deep Fish with Quiet Door out, do I get to keep it?";
    const hindered = (isMet?: true) => () => [
      { kept: "trigger", text: QUIET, ...(isMet && { isMet }) },
    ];
    const verdict = async (hindrancesOf: () => { kept: string; text: string }[]) =>
      (
        await createJudge({ ...parts, hindrancesOf }).answer(
          ask(question, "en", { cards }),
          options(),
        )
      ).ruling.verdict;
    expect(await verdict(hindered())).toBe("no");
    expect(await verdict(hindered(true))).toBeNull();
  });

  test("a settled question that knows of such cards answers", async () => {
    const question = "Platinum Angel is on my side. Am I still alive at 0 life?";
    const angel = madeUpCard("Platinum Angel", { oracle_text: "You can't lose the game." });
    const hindrancesOf = (card: Card) =>
      card === angel ? [{ kept: "lose the game", text: "You can't lose the game." }] : [];
    const { ruling } = await createJudge({ ...parts, hindrancesOf }).answer(
      ask(question, "en", { cards: [{ card: angel, written: angel.name }] }),
      options(),
    );
    expect(ruling.verdict).toBe("yes");
  });
});

describe("[ORA-14] no yes or no is said of what a named card may change", () => {
  const text = "Shy Wyrm has hexproof as long as it's untapped.";
  const card = madeUpCard("Shy Wyrm", { oracle_text: text });
  const hindrancesOf = () => [{ kept: "hexproof", text, either: true as const }];
  const verdictOf = async (question: string, more: object = {}) => {
    const cards = [{ card, written: card.name }];
    const asked = createJudge({ ...parts, ...more }).answer(
      ask(question, "en", { cards }),
      options(),
    );
    return (await asked).ruling.verdict;
  };

  const PLAIN = "Can an opponent's spell target Shy Wyrm with hexproof?";

  test("a keyword that it has under a condition", async () => {
    expect(await verdictOf(PLAIN)).toBe("no");
    expect(await verdictOf(PLAIN, { hindrancesOf })).toBeNull();
  });

  test("what somebody claims may stand on either side", async () => {
    const claim = "My opponent says his spell can target Shy Wyrm with hexproof, is he right?";
    expect(await verdictOf(claim)).toBeNull();
  });
});
