import type { Steps } from "@spellwright/cards";
import { type Engine, strengthOf } from "@spellwright/contract";
import { answerDenial } from "./answer-denial.ts";
import { answerLocally } from "./answer-locally.ts";
import { answerSeveral } from "./answer-several.ts";
import { checkDecision } from "./check/check-decision.ts";
import { markDeciding } from "./check/deciding-sentence.ts";
import { detailReasoning } from "./check/detail-reasoning.ts";
import { computeInContext } from "./compute-in-context.ts";
import { decideAtTable } from "./decide-at-table.ts";
import type { Decision } from "./decision.ts";
import { decline } from "./decline.ts";
import { define } from "./define/define.ts";
import { nameIn } from "./engines/card-facts/describe-card.ts";
import { createFindNearNotes } from "./evidence/card-notes/near-notes.ts";
import { interleaveRules, retrieveRules } from "./evidence/retrieve-rules.ts";
import type { Judge, JudgeAnswer, JudgeOptions, JudgeParts, JudgeQuestion } from "./judge.ts";
import { oncePerKnowledge } from "./knowledge/once-per-knowledge.ts";
import type { AnswerFromPassages, answerFromPassages } from "./model/answer-from-passages.ts";
import { NO_WEB } from "./model/web-findings.ts";
import { judgePhrases, namedCards } from "./phrases/judge.ts";
import { type Understanding, understand } from "./question/understand.ts";
import { type Look, nearestSaid } from "./recognise/decide-by-settled.ts";
import { elsewhereLikelihood, readElsewhereInSteps } from "./recognise/elsewhere.ts";
import { createRecognise, NOTHING_NEAR, settledIndexOf } from "./recognise/recognise.ts";
import { shippedWeights } from "./recognise/weights.ts";
import { sayProbable } from "./say-probable.ts";
import { suggestTitle } from "./suggest-title.ts";
import { tellUndecided } from "./tell-undecided.ts";

const elsewhereOf = oncePerKnowledge(readElsewhereInSteps);
const LOCAL: Engine = { kind: "local", model: null };

/**
 * The judge of an edition of the rules. Pure: no clock, no network, no store.
 *
 * @param reason has a language model reason over the retrieved rules, where the options name one; absent:
 * the local judge decides, and none of the code that speaks to models is loaded
 */
export const judgeOf = (parts: JudgeParts, reason?: typeof answerFromPassages): Judge => {
  const { rulebook, knowledge } = parts;
  const { vocabulary } = knowledge;
  const recognise = createRecognise(knowledge, parts.holdsOut);
  const read = elsewhereOf(knowledge);
  const findNearNotes = createFindNearNotes(knowledge);

  const answer = async (input: JudgeQuestion, options: JudgeOptions): Promise<JudgeAnswer> => {
    options.signal.throwIfAborted();
    await options.onStep?.("resolving_cards");
    const understanding = understand(input, vocabulary);
    const defined = define(understanding, parts, input.cards);
    const computed =
      defined?.asks === "meaning" ? defined.decision : computeInContext(understanding, input);

    await options.onStep?.("reading_rules");
    const notes = findNearNotes(input, understanding);
    const rulings = notes.map(({ note }) => note);
    const asked = { ...input, cardRulings: rulings };
    const look: Look = (part) => recognise(part, retrieveRules(part, asked, parts));
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
    return present({
      ...answered,
      decision: sayProbable(answered.decision, understanding.language),
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
      const settled = nearestSaid(recognised);
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
          near: recognised.near,
          notes,
          leaning: recognised.settled?.leaning,
        },
        { ...options, model: options.model },
      );
    }

    function present({
      decision,
      engine,
      usage,
      web,
      lookedUp,
      contextRules,
    }: AnswerFromPassages): JudgeAnswer {
      const { language } = understanding;
      const { rules } = checkDecision(decision.citations, rulebook, language);
      return {
        ruling: {
          language,
          ruling: decision.ruling,
          explanation: decision.explanation,
          outcome: decision.outcome,
          verdict: decision.verdict,
          strength: strengthOf(decision),
          ...(decision.choices ? { choices: [...decision.choices] } : {}),
          ...tellUndecided(decision, understanding),
          relevant_rules:
            decision.outcome === "cannot_settle" ? markDeciding(rules, vocabulary) : rules,
          ...(decision.cardSources ? { card_sources: [...decision.cardSources] } : {}),
          card_interactions: decision.interactions.map(({ cards, description }) => ({
            cards: [...cards],
            description,
          })),
          mentioned_cards: input.cards.map(({ card }) => card.name),
          web_search_used: web.used,
          recent_updates: web.updates,
          sourcesAndLinks: web.sources.map(({ url }) => url),
          groundingMetadata:
            web.sources.length === 0
              ? null
              : { chunks: web.sources.map(({ url, title }) => ({ web: { uri: url, title } })) },
          confidence: Math.min(1, Math.max(0, decision.confidence)),
          ...(decision.confirmedBy ? { confirmed_by: decision.confirmedBy } : {}),
          timestamp: options.now.toISOString(),
        },
        detailedReasoning: detailReasoning(
          decision,
          rules.flatMap(({ number, of_near_question }) => (of_near_question ? [] : number)),
          rulings,
        ),
        reasoningItems: [...reasoningItems(understanding, decision), ...lookedUp],
        suggestedTitle:
          decision.outcome === "declined"
            ? null
            : suggestTitle(input.question, understanding.language),
        usage,
        searches: web.searches,
        engine,
        contextRules,
        decidedBy: decision.id === "" ? null : decision.id,
        withheld: decision.withheld ?? null,
      };
    }
  };
  return { answer };
};

/** All that is derived from what is known, and what a rulebook searches by, in steps (two seconds in all). */
export function* prepareInSteps({ knowledge, rulebook }: JudgeParts): Steps<void> {
  yield* settledIndexOf.inSteps(knowledge);
  yield* elsewhereOf.inSteps(knowledge);
  yield* rulebook.indexInSteps();
}

const reasoningItems = (understanding: Understanding, decision: Decision): readonly string[] => {
  const { language, cards, form, instructed } = understanding;
  return [
    ...(instructed ? [judgePhrases.instructionsIgnored[language]] : []),
    judgePhrases.understoodForm[form][language],
    ...(cards.length > 0
      ? [namedCards(cards.map((card) => nameIn(card, language)))[language]]
      : []),
    ...decision.facts,
  ];
};
