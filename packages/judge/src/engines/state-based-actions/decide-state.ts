import type { Bilingual } from "@spellwright/contract";
import words from "../../../../../data/judge/reading/state-based-actions-words.json" with {
  type: "json",
};
import type { Decision } from "../../decision.ts";
import type { PhrasedAnswer } from "../../phrases/fill-sentence.ts";
import * as say from "../../phrases/state-based-actions.ts";
import type { Understanding } from "../../question/understand.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, type NamedCard, ruled } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { type Board, type BoardCreature, EMPTY_BOARD, type StateBasedAction } from "./board.ts";
import { burnByCards } from "./burn-by-cards.ts";
import { checkBoard } from "./check-board.ts";
import { readCounters, readCreatures } from "./read-board.ts";
import { type ReadTotal, readLife, readLoyalty } from "./read-totals.ts";

const CUES = patternsOf(words.decideState);

interface Answer extends PhrasedAnswer {
  readonly board: Board;
  /** Rules of an answer without any action: why nothing happens. */
  readonly because: readonly StateBasedAction["rule"][];
}

/** `cards`: each at its place. Null: told as damage already. */
type Decider = (
  understanding: Understanding,
  words: Words,
  cards: readonly (NamedCard | null)[],
) => Answer | undefined;

const yesNo = (asksSurvival: boolean, gone: boolean): "yes" | "no" =>
  asksSurvival === gone ? "no" : "yes";

/** Only the thing itself may be a named card: the text of any other could change the numbers. */
const onlyNames = (cards: readonly (NamedCard | null)[], type: RegExp): boolean => {
  const [only, ...others] = cards.filter((card) => card !== null);
  return others.length === 0 && (!only || type.test(only.card.type_line));
};

const decideCounters: Decider = ({ form }, words, cards) => {
  if (!onlyNames(cards, /Creature/)) return undefined;
  const { plus, minus } = readCounters(words.all);
  const asks = CUES.counters.test(words.asking) && CUES.remains.test(words.asking);
  if (form !== "number" || plus === 0 || minus === 0 || !asks) return undefined;
  const board = {
    ...EMPTY_BOARD,
    creatures: [
      {
        name: "",
        toughness: minus + 1,
        plusCounters: plus,
        minusCounters: minus,
        damage: 0,
        touchedByDeath: false,
        indestructible: false,
      },
    ],
  };
  return { ruling: say.countersLeft(plus, minus), verdict: null, board, because: [] };
};

/** Whether anything is told that changes the board: a creature by itself just stays. */
const isChanged = (cards: readonly (NamedCard | null)[], first: BoardCreature): boolean =>
  cards.filter((card) => card !== null).length > 1 ||
  first.damage > 0 ||
  first.plusCounters + first.minusCounters > 0 ||
  first.toughness !== Number(first.name.split("/")[1] ?? first.toughness);

/**
 * How many die. Null for an open question on a named creature that nothing damages and that stays: what happens to
 * it is what the other cards make of it.
 */
const deathsOf = (
  creatures: readonly BoardCreature[],
  living: readonly BoardCreature[],
  isOpen: boolean,
): number | null => {
  const dead = creatures.length - living.length;
  return isOpen && dead === 0 && creatures.every(({ damage }) => damage === 0) ? null : dead;
};

const decideCreatures: Decider = ({ form }, words, cards) => {
  if (!CUES.fate.test(words.asking) || CUES.game.test(words.asking)) return undefined;
  const creatures = readCreatures(words, cards);
  const [first] = creatures ?? [];
  if (!creatures || !first) return undefined;
  if (!isChanged(cards, first)) return undefined;
  const board = { ...EMPTY_BOARD, creatures };
  const living = checkBoard(board).board.creatures;
  const because = ["704.5f", "704.5g"] as const;
  const isNamed = cards.some((card) => card !== null);
  const dead = deathsOf(creatures, living, isNamed && form !== "yes_no" && form !== "number");
  if (dead === null) return undefined;
  if (form === "number") {
    if (!CUES.howManyDie.test(words.asking)) return undefined;
    const survivors = CUES.survival.test(words.asking) && !/\bdie/.test(words.asking);
    return {
      ruling: say.howMany(survivors ? living.length : dead, survivors),
      verdict: null,
      board,
      because,
    };
  }
  const names = new Set(creatures.map(({ name }) => name));
  if (form !== "yes_no" || names.size > 1)
    return form === "yes_no" && names.size > 1
      ? undefined
      : { ruling: say.fates(creatures, living), verdict: null, board, because };
  const verdict = yesNo(CUES.survival.test(words.asking), dead > 0);
  return { ruling: say.fate(verdict, first, dead > 0), verdict, board, because };
};

const fromTotal = (
  { form }: Understanding,
  words: Words,
  total: ReadTotal | undefined,
  board: (end: number) => Board,
  phrases: {
    readonly left: (end: number) => Bilingual;
    readonly fate: (verdict: "yes" | "no", end: number) => Bilingual;
  },
  because: readonly StateBasedAction["rule"][],
): Answer | undefined => {
  if (!total || total.changes === 0) return undefined;
  const asksFate = CUES.loses.test(words.asking) || CUES.fate.test(words.asking);
  if (form === "number")
    return { ruling: phrases.left(total.end), verdict: null, board: board(total.end), because };
  if (form !== "yes_no" || !asksFate) return undefined;
  const verdict = yesNo(CUES.survival.test(words.asking), total.end <= 0);
  return { ruling: phrases.fate(verdict, total.end), verdict, board: board(total.end), because };
};

const decideLife: Decider = (understanding, words, cards) => {
  if (cards.some((card) => card !== null)) return undefined;
  if (
    /\d\/\d/.test(words.all) ||
    (!CUES.remains.test(words.asking) && !CUES.loses.test(words.asking))
  )
    return undefined;
  return fromTotal(
    understanding,
    words,
    readLife(words.all),
    (life) => ({
      ...EMPTY_BOARD,
      players: [
        { name: "", life, poison: 0, drewFromNothing: false, commanderDamage: 0, poisonLimit: 10 },
      ],
    }),
    { left: say.lifeLeft, fate: say.lifeFate },
    ["704.5a"],
  );
};

const decideLoyalty: Decider = (understanding, words, cards) => {
  if (!onlyNames(cards, /Planeswalker/)) return undefined;
  if (!words.ideas.has("planeswalker") && !words.ideas.has("loyalty")) return undefined;
  if (CUES.repeated.test(words.all) || CUES.abilityAsked.test(words.asking)) return undefined;
  return fromTotal(
    understanding,
    words,
    readLoyalty(words.all),
    (loyalty) => ({ ...EMPTY_BOARD, planeswalkers: [{ name: "", loyalty: Math.max(0, loyalty) }] }),
    {
      left: (end) => say.loyaltyLeft(Math.max(0, end)),
      fate: (verdict, end) => say.loyaltyFate(verdict, Math.max(0, end)),
    },
    ["704.5i"],
  );
};

const decideLegends: Decider = ({ form }, words, cards) => {
  if (!onlyNames(cards, /Legendary/)) return undefined;
  if (!words.ideas.has("legend-rule") && !/\blegend\w*/.test(words.all)) return undefined;
  const copies = CUES.legends.exec(words.all)?.[1];
  if (copies === undefined || form !== "number" || Number(copies) < 2) return undefined;
  if (!CUES.sameLegend.test(words.all) || CUES.ofOthers.test(words.all)) return undefined;
  const kept = CUES.kept.test(words.asking);
  const board = { ...EMPTY_BOARD, legends: [{ name: "", copies: Number(copies) }] };
  return { ruling: say.legends(Number(copies), kept), verdict: null, board, because: [] };
};

const DECIDERS: readonly Decider[] = [
  decideLegends,
  decideLoyalty,
  decideCounters,
  decideCreatures,
  decideLife,
];

const finish = (
  answer: Answer,
  understanding: Understanding,
  cards: readonly NamedCard[],
): Decision => {
  const { language } = understanding;
  const { checks } = checkBoard(answer.board);
  const done = checks.flat().map(({ rule }) => rule);
  const rules = [...new Set([...(done.length > 0 ? done : answer.because), "704.3"])];
  const steps = checks.flatMap((actions, round) =>
    [
      ...new Map(actions.map((action) => [`${action.rule} ${action.subject}`, action])).values(),
    ].map((action) => ({
      action: say.action(action, round)[language],
      rule: action.rule,
      layer: null,
      timing: say.timing[language],
    })),
  );
  return ruled("state-based-actions", {
    verdict: answer.verdict,
    ruling: answer.ruling[language],
    explanation: [...rules.map((rule) => say.claim(rule)[language])].join("\n\n"),
    citations: rules.map((number) => ({ number, claim: say.claim(number)[language] })),
    steps,
    facts: [answer.ruling[language]],
    confidence: engineConfidence(
      cards.length,
      cards.every(({ facts }) => (facts?.burn ?? facts?.combat) !== undefined) ? "read" : "unread",
    ),
  });
};

/** “Two copies of a legend”, “+1/+1 counters”: no copy effect and no spell that counters. */
const isOrdinary = (id: string, { all }: Words): boolean =>
  (id === "copy" && /\blegend/.test(all)) ||
  (id === "counter-spell" && /1\/[+-]1 counters?|loyalty counters?/.test(all));

/** What state-based actions do to a board that a question describes completely (CR 704). */
export const decideState: Engine = (understanding, cards) => {
  const words = readWords(understanding, cards);
  if (understanding.inverted || !/\d/.test(words.all) || CUES.temporary.test(words.all))
    return undefined;
  if ([CUES.events, CUES.takenAway, CUES.goesOn].some((unread) => unread.test(words.all)))
    return undefined;
  const engine = cards.length > 1 ? "state-based-actions-of-cards" : "state-based-actions";
  const ideas = [...words.ideas].filter((id) => !isOrdinary(id, words));
  if (isOutOfScope(engine, new Set(ideas))) return undefined;
  if (cards.some((_, place) => !words.named.has(place))) return undefined;
  const burnt = burnByCards(words, cards);
  // A spell that was not read deals more than what is told: “i bolt a 4/4 that took 2”.
  if (words.ideas.has("damage-from-a-spell") && !burnt.cards.includes(null)) return undefined;
  const isSpared = (decide: Decider) => decide === decideLife || decide === decideLoyalty;
  for (const decide of DECIDERS) {
    if (burnt.meetsCreaturesOnly && isSpared(decide)) continue;
    const answer = decide(understanding, burnt.words, burnt.cards);
    if (answer) return finish(answer, understanding, cards);
  }
  return undefined;
};
