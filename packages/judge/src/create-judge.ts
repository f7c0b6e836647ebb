import type { Steps } from "@spellwright/cards";
import type { Engine } from "@spellwright/contract";
import { answerDenial } from "./answer-denial.ts";
import { answerLocally } from "./answer-locally.ts";
import { answerSeveral } from "./answer-several.ts";
import { computeInContext } from "./compute-in-context.ts";
import { decideAtTable } from "./decide-at-table.ts";
import { decline } from "./decline.ts";
import { define } from "./define/define.ts";
import { explainIn } from "./define/explain.ts";
import { withCardFacts } from "./engines/world/with-card-facts.ts";
import { createFindNearNotes } from "./evidence/card-notes/near-notes.ts";
import { interleaveRules, retrieveRules } from "./evidence/retrieve-rules.ts";
import type { Judge, JudgeAnswer, JudgeOptions, JudgeQuestion } from "./judge.ts";
import type { JudgeParts } from "./judge-parts.ts";
import { oncePerKnowledge } from "./knowledge/once-per-knowledge.ts";
import type { AnswerFromPassages, answerFromPassages } from "./model/answer-from-passages.ts";
import { NO_WEB } from "./model/web-findings.ts";
import { phraseAsProbable } from "./phrase-as-probable.ts";
import { presentAnswer } from "./present-answer.ts";
import { understand } from "./question/understand.ts";
import { decisionOfNearest, type RecogniseSettled } from "./recognise/decide-by-settled.ts";
import { elsewhereLikelihood, readElsewhereInSteps } from "./recognise/elsewhere.ts";
import { createRecognise, NOTHING_NEAR, settledIndexOf } from "./recognise/recognise.ts";
import { shippedWeights } from "./recognise/weights.ts";

const elsewhereOf = oncePerKnowledge(readElsewhereInSteps);
const LOCAL: Engine = { kind: "local", model: null };

/**
 * The judge of an edition of the rules. Pure: no clock, no network, no store.
 *
 * @param reason has a language model reason over the retrieved rules, where the options name one. Absent:
 * the local judge decides, and none of the code that speaks to models is loaded
 */
export const judgeOf = (parts: JudgeParts, reason?: typeof answerFromPassages): Judge => {
  const { rulebook, knowledge } = parts;
  const { vocabulary } = knowledge;
  const recognise = createRecognise(knowledge, parts);
  const read = elsewhereOf(knowledge);
  const findNearNotes = createFindNearNotes(knowledge);

  const answer = async (given: JudgeQuestion, options: JudgeOptions): Promise<JudgeAnswer> => {
    options.signal.throwIfAborted();
    const input = withCardFacts(given, parts.cardFactsOf);
    await options.onStep?.("resolving_cards");
    const understanding = understand(input, vocabulary);
    const defined = define(understanding, parts, input.cards);
    const isMeaning = defined?.asks === "meaning";
    const computed = isMeaning ? defined.decision : computeInContext(understanding, input, parts);
    await options.onStep?.("reading_rules");
    const notes = findNearNotes(input, understanding);
    const rulings = notes.map(({ note }) => note);
    const asked = { ...input, cardRulings: rulings };
    const look: RecogniseSettled = (part) => recognise(part, retrieveRules(part, asked, parts));
    const found = retrieveRules(understanding, asked, parts);
    const seen = recognise(understanding, found);
    const elsewhere = elsewhereLikelihood(read, understanding, seen.nearest, shippedWeights);
    const refused = decline(understanding, input, computed ?? defined?.decision, elsewhere);
    const passages = refused ? [] : found;
    const recognised = refused ? NOTHING_NEAR : seen;
    const contextRules = interleaveRules(recognised.near, passages);

    await options.onStep?.("reasoning");
    const answered = await decide();
    options.signal.throwIfAborted();

    await options.onStep?.("checking_citations");
    const decision = phraseAsProbable(answered.decision, understanding.language);
    return presentAnswer({ ...answered, decision }, understanding, input, {
      ...{ rulebook, notes: rulings, now: options.now },
    });

    async function decide(): Promise<AnswerFromPassages> {
      const local = { engine: LOCAL, usage: null, web: NO_WEB, lookedUp: [], contextRules };
      if (refused) return { decision: refused, ...local };
      if (!options.model || !reason) {
        const several = answerSeveral(look, understanding, input);
        return {
          decision:
            several ??
            answerLocally(understanding, {
              computed: computed ?? decideAtTable(look, understanding, input),
              contextRules,
              notes,
              recognised,
              cards: input.cards,
              defined,
            }),
          ...local,
        };
      }
      const settled = decisionOfNearest(recognised);
      return reason(
        {
          ...parts,
          understanding,
          input: {
            ...asked,
            cards: [...asked.cards, ...(asked.earlierCards ?? [])],
            // A model reads what shares no words with the question as well.
            cardRulings: [...new Set([...rulings, ...input.cardRulings])],
          },
          computed: computed && answerDenial(computed, understanding),
          settled: settled && answerDenial(settled, understanding),
          contextRules,
          ...{ near: recognised.near, offered: recognised.offered, closest: recognised.closest },
          notes,
          leaning: recognised.settled?.leaning,
        },
        { ...options, model: options.model },
      );
    }
  };
  return { answer, explain: explainIn(parts) };
};

/** All that is derived from what is known, and what a rulebook searches by, in steps (two seconds in all). */
export function* prepareInSteps({ knowledge, rulebook }: JudgeParts): Steps<void> {
  yield* settledIndexOf.inSteps(knowledge);
  yield* elsewhereOf.inSteps(knowledge);
  yield* rulebook.indexInSteps();
}
