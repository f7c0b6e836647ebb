import { describe, expect, test } from "vitest";
import { ask, options } from "../test/ask.ts";
import { shippedKnowledge } from "../test/load-knowledge.ts";
import { loadStarterRulebook } from "../test/load-rulebook.ts";
import { madeUpCard } from "../test/made-up-card.ts";
import type { JudgeQuestion } from "./judge.ts";
import { createJudge } from "./judges.ts";

const judge = createJudge({ rulebook: loadStarterRulebook(), knowledge: shippedKnowledge });
const answer = async (question: string, language: "fr" | "en", more: Partial<JudgeQuestion> = {}) =>
  (await judge.answer(ask(question, language, more), options())).ruling;
const said = (content: string) => [{ role: "user" as const, content }];

describe("[DATA-04] one missing detail", () => {
  test.each([
    ["fr", "Puis-je cibler une créature avec la défense talismanique ?", /ma propre créature/],
    ["en", "A creature blocks my attacker. Does it die?", /2\/2/],
  ] as const)(
    "is asked for, with answers to choose from (%s) %s",
    async (language, question, choice) => {
      const ruling = await answer(question, language);
      expect(ruling).toMatchObject({ outcome: "needs_detail", verdict: null });
      expect(ruling.choices?.join(" ")).toMatch(choice);
      expect(ruling.relevant_rules.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ["fr", "Je peux attaquer maintenant ?", "C’est ma phase principale et la pile est vide."],
    ["en", "Can I attack now?", "It is my main phase and the stack is empty."],
    ["en", "May I cast a sorcery now?", "It is my main phase and the stack is empty."],
  ] as const)("nobody sees the table: %s %s", async (language, question, told) => {
    const asked = await answer(question, language);
    expect(asked).toMatchObject({ outcome: "needs_detail", verdict: null });
    expect(asked.choices).toContain(told);
    const after = await answer(told, language, { history: said(question) });
    expect(after.outcome).not.toBe("needs_detail");
  });

  test.each([
    ["fr", "le choc peut viser un planeswalker directement maintenant ?"],
    ["fr", "on peut maintenant bloquer avec une créature engagée ?"],
    ["fr", "elle a la célérité, je peux attaquer maintenant ?"],
    ["en", "do planeswalkers die to the legend rule now?"],
    ["en", "is mana burn still a thing now?"],
    ["en", "it has haste. can I now attack?"],
  ] as const)(
    "is not asked for under today’s rules, or after what is said: %s %s",
    async (language, question) => {
      expect((await answer(question, language)).outcome).not.toBe("needs_detail");
    },
  );

  // Nobody targets: who does is no detail that decides.
  test.each([
    ["en", "Does my hexproof creature die to a board wipe that doesn’t target?"],
    ["fr", "Est-ce que la défense talismanique protège d’un sort qui ne cible pas\u202f?"],
  ] as const)("who targets is not asked where nobody does: %s %s", async (language, question) => {
    expect((await answer(question, language)).outcome).not.toBe("needs_detail");
  });

  test.each([
    ["en", "Is Grave Ember legal?", true],
    ["fr", "Grave Ember est bannie ?", true],
    ["en", "I dropped Grave Ember this turn and I just want to tap it for mana. Legal?", false],
    ["fr", "J’ai posé Grave Ember ce tour et je l’engage juste pour du mana, c’est légal ?", false],
  ] as const)(
    "the format is asked for a card, not for what is done with it: %s %s",
    async (language, question, asks) => {
      const card = madeUpCard("Grave Ember", { type_line: "Creature — Elemental" });
      const cards = [{ card, written: "Grave Ember" }];
      const { outcome, choices } = await answer(question, language, { cards });
      expect(
        outcome === "needs_detail" && choices?.some((choice) => /Commander/.test(choice)),
      ).toBe(asks);
    },
  );

  test.each([
    ["en", "Is it legal?"],
    ["en", "Does my thing still happen?"],
    ["fr", "Je peux le refaire\u202f?"],
    ["fr", "ça marche encore\u202f?"],
  ] as const)(
    "what is meant is asked where no word tells it: %s %s",
    async (language, question) => {
      const ruling = await answer(question, language);
      expect(ruling).toMatchObject({ outcome: "needs_detail", verdict: null, relevant_rules: [] });
      expect(ruling).not.toHaveProperty("choices");
      expect(ruling.ruling).toMatch(
        language === "fr" ? /^De quoi parlez-vous/ : /^What do you mean/,
      );
    },
  );

  test("a question that tells its moment is answered", async () => {
    const ruling = await answer("During combat, can I cast a sorcery now?", "en");
    expect(ruling.outcome).toBe("ruling");
  });

  test("a name that several cards bear is asked, never guessed", async () => {
    const unknownCards = [
      { written: "Jace", suggestions: ["Jace One", "Jace Two"], ambiguous: true },
    ];
    const ruling = await answer("Does Jace's ability use the stack?", "en", { unknownCards });
    expect(ruling).toMatchObject({ outcome: "needs_detail", choices: ["Jace One", "Jace Two"] });
  });

  test("the chosen answer settles it with the question before", async () => {
    const history = said("Puis-je cibler une créature avec la défense talismanique ?");
    const ruling = await answer("Je cible ma propre créature.", "fr", { history });
    expect(ruling.outcome).toBe("ruling");
    expect(ruling.ruling).toMatch(/^Oui,.* adversaires/);
  });
});

describe("[ORA-12] a follow-up with new numbers", () => {
  const BEFORE =
    "Mon attaquante 6/6 avec le piétinement est bloquée par une 4/4. Combien de blessures vont au joueur défenseur ?";

  test.each([
    [BEFORE, "Et si elle est bloquée par une 5/5 ?", /\b1\b/],
    [BEFORE, "Et avec une bloqueuse 2/2 ?", /\b4\b/],
    [BEFORE, "Et avec le contact mortel ?", /\b5\b/],
    [BEFORE, "Et si l’attaquante est une 9/9 ?", /\b5\b/],
  ] as const)("is computed again: %s — %s", async (before, question, number) => {
    const ruling = await answer(question, "fr", { history: said(before) });
    expect(ruling.outcome).toBe("ruling");
    expect(ruling.ruling).toMatch(number);
  });
});

describe("[DATA-09] the table that comes with a question", () => {
  test("the life totals decide whether damage is lethal", async () => {
    const question = "An unblocked 5/5 attacks me. Do I lose the game?";
    const at = (life: number) =>
      answer(question, "en", {
        gameState: {
          players: [
            { name: "me", life },
            { name: "Ann", life: 20 },
          ],
        },
      });
    expect((await at(4)).verdict).toBe("yes");
    expect((await at(9)).verdict).toBe("no");
  });
});

describe("[DATA-09] whose turn it is and who controls what", () => {
  test.each([
    ["en", "May I play a land right now?"],
    ["en", "May I cast a sorcery now?"],
    ["fr", "Puis-je jouer un terrain maintenant ?"],
    ["fr", "Puis-je lancer un rituel maintenant ?"],
  ] as const)(
    "an opponent's turn decides what is asked of now (%s) %s",
    async (language, question) => {
      const at = (activePlayer: string) =>
        answer(question, language, { gameState: { activePlayer } });
      expect(await at("Ann")).toMatchObject({ outcome: "ruling", verdict: "no" });
      expect((await at("me")).explanation).not.toBe((await at("Ann")).explanation);
      expect(await at("me")).toMatchObject({ outcome: "needs_detail", verdict: null });
    },
  );

  test("the controller of a card decides whose counters it halves", async () => {
    const halver = madeUpCard("Vorrag, Bleak Raider", {
      oracle_text:
        "If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.",
    });
    const question =
      "I put four +1/+1 counters on my creature under Vorrag, Bleak Raider. How many counters does it get?";
    const controlledBy = (controller: string) =>
      answer(question, "en", {
        cards: [{ card: halver, written: halver.name }],
        gameState: { battlefield: [{ card: halver.name, controller }] },
      });
    expect((await controlledBy("Ann")).ruling).toMatch(/^2 counters/);
    expect((await controlledBy("me")).ruling).not.toMatch(/^2 counters/);
  });
});

describe("several questions in one message", () => {
  test("[DATA-04] each gets its own answer", async () => {
    const ruling = await answer(
      "Can a creature with defender attack? Does a creature with vigilance tap when it attacks? Is one damage per blocker enough with trample and deathtouch?",
      "en",
    );
    expect(ruling.outcome).toBe("ruling");
    expect(ruling.verdict).toBeNull();
    expect(ruling.ruling).toMatch(/^1\. No,[\s\S]*\n\n2\. (?!Yes)[\s\S]*\n\n3\. (?!No,)/);
    expect(ruling.relevant_rules.map(({ number }) => number)).toEqual(
      expect.arrayContaining(["702.3b", "702.20b", "702.2c"]),
    );
  });

  test.each([
    [
      "en",
      "Does deathtouch kill an indestructible creature, and does lifelink work when blocking?",
      /^1\. No,[\s\S]*\n\n2\. Yes, lifelink/,
    ],
    [
      "fr",
      "Une créature engagée inflige-t-elle ses blessures de combat et peut-elle bloquer\u202f?",
      /^1\. [\s\S]*\n\n2\. Non, une créature engagée/,
    ],
    [
      "fr",
      "Si je copie un sort, la copie est-elle lancée et peut-elle être contrecarrée\u202f?",
      /^1\. Non,[\s\S]*\n\n2\. Oui, la copie/,
    ],
    [
      "en",
      "Can a tapped creature attack and how many lands can I play each turn?",
      /^1\. No, a tapped creature[\s\S]*\n\n2\. 1: one land/,
    ],
    [
      "fr",
      "Je peux bloquer avec une créature engagée et qui choisit l’ordre des déclencheurs\u202f?",
      /^1\. Non,[\s\S]*\n\n2\. Le contrôleur des capacités/,
    ],
  ] as const)("[DATA-04] two in one sentence are two (%s) %s", async (language, question, said) => {
    const ruling = await answer(question, language);
    expect(ruling).toMatchObject({ outcome: "ruling", verdict: null });
    expect(ruling.ruling).toMatch(said);
  });

  test.each([
    [
      "en",
      "Does trample work with deathtouch? What is the best colour in Magic?",
      "2. Not answered: “What is the best colour in Magic?”",
    ],
    [
      "fr",
      "Le défenseur peut-il attaquer\u202f? Quel temps fera-t-il demain\u202f?",
      "2. Sans réponse\u00a0: «\u00a0Quel temps fera-t-il demain\u202f?\u00a0»",
    ],
  ] as const)(
    "[DATA-04] what is not answered is named (%s) %s",
    async (language, question, named) => {
      const ruling = await answer(question, language);
      expect(ruling).toMatchObject({ outcome: "ruling", verdict: null });
      expect(ruling.ruling).toContain(named);
    },
  );

  test.each([
    ["en", "Can a creature with haste attack and use tap abilities the turn it comes in?"],
    ["en", "Does a creature with defender attack? Is that right?"],
    ["en", "can my tapped creature block? is that allowed ?"],
    ["fr", "ma créature engagée peut bloquer ? c'est bon ?"],
    ["fr", "une créature avec le défenseur peut attaquer ? c légal ou pas ?"],
    ["en", "Is a tapped creature able to block, or does it have to be untapped?"],
  ] as const)("[DATA-04] one question stays one (%s): %s", async (language, question) => {
    expect((await answer(question, language)).ruling).not.toMatch(/^1\. /);
  });

  test.each([
    ["fr", "ma créature engagée peut pas bloquer ?", /^Non, /],
    ["fr", "le lien de vie marche pas en bloquant ?", /^Probablement oui\u00a0: /],
    ["en", "my tapped creature can't block?", /^No, /],
    ["en", "lifelink doesn't work when blocking?", /^Probably yes: /],
    ["fr", "ma créature engagée peut pas bloquer, c'est ça ?", /^C’est bien ça\u00a0: non, /],
    ["fr", "le lien de vie marche pas en bloquant, j'ai raison ?", /^Au contraire\u00a0: si, /],
    ["en", "so my tapped creature can't block, right?", /^That’s right: no, /],
    ["en", "lifelink doesn't work when blocking, right?", /^On the contrary: yes, /],
  ] as const)(
    "[ORA-17] what is denied keeps the answer of the plain question (%s): %s",
    async (language, question, said) => {
      const { ruling, verdict } = await answer(question, language);
      expect(ruling).toMatch(said);
      expect(verdict === null).toBe(/: (?:no|yes|non|si),/.test(ruling));
    },
  );

  test("[DATA-04] a question is not split from what it tells", async () => {
    const ruling = await answer(
      "I attack with a 3/3. It is blocked by a 2/2. Does the 2/2 die?",
      "en",
    );
    expect(ruling).toMatchObject({ outcome: "ruling", verdict: "yes" });
  });
});

test("[DATA-04] Thalia-like taxes are about Magic", async () => {
  const ruling = await answer("Do I have to pay the tax for a spell I cast for free?", "en");
  expect(ruling.outcome).not.toBe("declined");
});
