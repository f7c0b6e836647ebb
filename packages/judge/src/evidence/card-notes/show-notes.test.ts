import type { CardRuling } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { ask } from "../../../test/ask.ts";
import { shippedKnowledge } from "../../../test/load-knowledge.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { understand } from "../../../test/understand.ts";
import type { Decision } from "../../decision.ts";
import type { JudgeQuestion } from "../../judge.ts";
import { createFindNearNotes } from "./near-notes.ts";
import { excerptOf, notesToShow, withNotes } from "./show-notes.ts";

const findNearNotes = createFindNearNotes(shippedKnowledge);

const NAME = "Marsh Lantern";
const PRINTED = "Lanterne des marais";
const EXILED = "Cast with flashback, the spell is “always” exiled even when it is countered.";
const ENGLISH = `I cast ${NAME} with flashback and it gets countered. Is it exiled?`;
const FRENCH = `Je lance ${PRINTED} avec flashback et on la contrecarre. Est-elle exilée ?`;

const note = (comment: string): CardRuling => ({
  name: NAME,
  published_at: "2020-01-31",
  comment,
});

const asked = (
  question: string,
  language: "fr" | "en",
  comments: readonly string[],
): JudgeQuestion =>
  ask(question, language, {
    cards: [
      {
        card: madeUpCard(NAME, { printed_name: PRINTED }),
        written: language === "fr" ? PRINTED : NAME,
      },
    ],
    cardRulings: comments.map(note),
  });

const decision = (more: Partial<Decision> = {}): Decision => ({
  id: "",
  outcome: "cannot_settle",
  verdict: null,
  ruling: "—",
  explanation: "Why.",
  citations: [],
  interactions: [],
  steps: [],
  facts: [],
  confidence: 0.2,
  ...more,
});

const explain = (input: JudgeQuestion, more: Partial<Decision> = {}): string => {
  const understanding = understand(input);
  return withNotes(decision(more), findNearNotes(input, understanding), understanding).explanation;
};

describe("[ORA-02] official notes in an answer", () => {
  test("an undecided answer begins with the note, its card and its date", () => {
    expect(explain(asked(ENGLISH, "en", [EXILED]))).toBe(
      `Official note on ${NAME} (January 31, 2020): “Cast with flashback, the spell is ‘always’ exiled even when it is countered.”\n\nWhy.`,
    );
  });

  test("in French the note stays English and says so, under the card's French name", () => {
    expect(explain(asked(FRENCH, "fr", [EXILED]))).toBe(
      `Note officielle, en anglais, sur ${PRINTED} (31 janvier 2020)\u00a0: «\u00a0${EXILED}\u00a0»\n\nWhy.`,
    );
  });

  test("a decision that is not sure is followed by it, a sure one stands alone", () => {
    const input = asked(ENGLISH, "en", [EXILED]);
    expect(explain(input, { outcome: "ruling", confidence: 0.5 })).toMatch(/^Why\.\n\nOfficial/);
    expect(explain(input, { outcome: "ruling", confidence: 0.9 })).toBe("Why.");
  });

  test("beside a decision a note has to be plainly near", () => {
    const understanding = understand(asked(ENGLISH, "en", []));
    const [near] = findNearNotes(asked(ENGLISH, "en", [EXILED]), understanding);
    if (!near) throw new Error("the note is near");
    const faint = [{ ...near, nearness: 0.2, common: 1 }];
    const told = (more: Partial<Decision>) =>
      withNotes(decision(more), faint, understanding).explanation;
    expect(told({ outcome: "ruling", confidence: 0.5 })).toBe("Why.");
    expect(told({})).toContain("Official note");
  });

  test("the first day of a month is « 1er » in French", () => {
    const input = asked(FRENCH, "fr", []);
    const cardRulings = [{ ...note(EXILED), published_at: "2004-10-01" }];
    expect(explain({ ...input, cardRulings })).toContain("(1er octobre 2004)");
  });

  test("a question for a detail or a refusal stays as it is", () => {
    const input = asked(ENGLISH, "en", [EXILED]);
    for (const outcome of ["needs_detail", "declined"] as const)
      expect(explain(input, { outcome })).toBe("Why.");
  });

  test("nothing is shown when nothing is near", () => {
    const far = ["It enters tapped.", "You may choose yourself.", "The spell has no targets."];
    expect(explain(asked(ENGLISH, "en", far))).toBe("Why.");
    expect(explain(asked(ENGLISH, "en", []))).toBe("Why.");
  });

  test("a conditional note is quoted whole and decides nothing", () => {
    const conditional = "With flashback the spell is exiled only if it was cast, unless countered.";
    const input = asked(ENGLISH, "en", [conditional]);
    const understanding = understand(input);
    const told = withNotes(decision(), findNearNotes(input, understanding), understanding);
    expect(told.explanation).toContain(conditional);
    expect(told).toMatchObject({ verdict: null, outcome: "cannot_settle", confidence: 0.2 });
  });

  test("at most two notes are shown, the second only when it is nearly as near", () => {
    const input = asked(ENGLISH, "en", [
      EXILED,
      "A spell with flashback that is countered is exiled.",
      "If a spell with flashback is countered, exile it.",
      "You draw a card before you choose whether to discard.",
    ]);
    expect(notesToShow(findNearNotes(input, understand(input)))).toHaveLength(2);
  });

  test("a long note is quoted around the sentence that is near", () => {
    const filler =
      "This sentence talks at length about weather and lanterns in the marsh at night. ";
    const input = asked(ENGLISH, "en", [`${filler.repeat(6)}${EXILED} ${filler.repeat(6)}`]);
    const [near] = findNearNotes(input, understand(input));
    const excerpt = near ? excerptOf(near) : "";
    expect(excerpt).toMatch(/^\[…\] .* \[…\]$/s);
    expect(excerpt).toContain(EXILED);
    expect(excerpt.length).toBeLessThan(450);
  });
});
