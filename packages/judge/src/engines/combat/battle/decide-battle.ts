import type { Bilingual, Language } from "@spellwright/contract";
import words from "../../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import * as say from "../../../phrases/battle.ts";
import { deathsRuling, fate } from "../../../phrases/combat.ts";
import { type CombatRule, combatClaims } from "../../../phrases/combat-claims.ts";
import { called, capital, inBoth, yesOrNo } from "../../../phrases/tell.ts";
import type { Understanding } from "../../../question/understand.ts";
import { patternsOf } from "../../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, type NamedCard, ruled, stepBy } from "../../engine.ts";
import { readWords, type Words } from "../../reading/read-words.ts";
import { readLifeTotal } from "../../state-based-actions/read-totals.ts";
import type { Combat, CombatOutcome } from "../combat.ts";
import { findIllegalBlock } from "../legal-block.ts";
import { isPlainCombat } from "../plain-combat.ts";
import { readFights } from "./read-fights.ts";
import { type BattleOutcome, resolveBattle } from "./resolve-battle.ts";
import { type Staged, stageCards } from "./stage-cards.ts";

const SAYS = patternsOf(words.decideBattle);

interface Answer {
  readonly ruling: Bilingual;
  readonly verdict: "yes" | "no" | null;
  readonly rules: readonly CombatRule[];
}

const hasToChoose = ({ blockers }: Combat, outcome: CombatOutcome): boolean =>
  blockers.length > 1 && outcome.blockerDeaths.some((death) => death === null);

const deathList = (fights: readonly Combat[], outcome: BattleOutcome): Bilingual => {
  const named = (language: Language, dead: boolean) =>
    fights.flatMap(({ attacker, blockers }, at) => {
      const deaths = outcome.fights[at];
      const all = [attacker, ...blockers];
      return [deaths?.attackerDeath ?? null, ...(deaths?.blockerDeaths ?? [])].flatMap(
        (death, place) =>
          (death !== null) === dead ? [called(all[place]?.name ?? "", language)] : [],
      );
    });
  return inBoth((language) =>
    capital(deathsRuling(named(language, true), named(language, false))[language]),
  );
};

const passing = (fights: readonly Combat[]): readonly CombatRule[] => [
  ...(fights.some(({ blocked }) => !blocked) ? (["510.1b"] as const) : []),
  ...(fights.some(({ blocked }) => blocked) ? (["510.1c"] as const) : []),
  ...(fights.some(({ attacker, blocked }) => blocked && attacker.abilities.has("trample"))
    ? (["702.19b"] as const)
    : []),
  ...(fights.some(({ attacker }) => attacker.abilities.has("double-strike"))
    ? (["702.4b"] as const)
    : []),
];

const answer = (
  { form }: Understanding,
  words: Words,
  fights: readonly Combat[],
  outcome: BattleOutcome,
): Answer | undefined => {
  const { asking } = words;
  const life = readLifeTotal(words.all);
  const asksDeaths = SAYS.fate.test(asking);
  const choice = fights.some((fight, at) => {
    const result = outcome.fights[at];
    return result !== undefined && hasToChoose(fight, result);
  });
  if (form === "number" || SAYS.lifeTotal.test(asking)) {
    if (SAYS.poison.test(asking))
      return outcome.poisonCounters === 0
        ? undefined
        : {
            ruling: say.poison(outcome.poisonCounters),
            verdict: null,
            rules: ["702.90b", "510.1b"],
          };
    // Life gained is asked, not damage dealt: where the combat gains none, something else gains it.
    if (SAYS.gain.test(asking) && SAYS.life.test(asking))
      return outcome.lifeGained.attacker > 0
        ? {
            ruling: say.gained(outcome.lifeGained.attacker),
            verdict: null,
            rules: ["702.15b", "510.2"],
          }
        : undefined;
    if (asksDeaths)
      return choice
        ? undefined
        : { ruling: say.deaths(outcome.deaths), verdict: null, rules: ["704.5g", "510.2"] };
    if (life !== undefined && SAYS.life.test(asking)) {
      const mine = SAYS.myLife.test(words.all);
      const attacked = mine === SAYS.againstMe.test(words.all);
      const end = attacked
        ? life - outcome.lifeLost + outcome.lifeGained.defender
        : life + outcome.lifeGained.attacker;
      const rules = attacked
        ? (["120.3a", ...passing(fights)] as const)
        : (["702.15b", "510.2"] as const);
      return { ruling: say.lifeLeft(end), verdict: null, rules };
    }
    return SAYS.damage.test(asking) && life === undefined
      ? { ruling: say.damage(outcome.damage), verdict: null, rules: passing(fights) }
      : undefined;
  }
  if (form === "yes_no") {
    if (life === undefined || !SAYS.loses.test(asking) || SAYS.creatureFate.test(asking))
      return undefined;
    if (outcome.lifeGained.defender > 0) return undefined;
    const lost = outcome.lifeLost >= life || outcome.poisonCounters >= 10;
    const verdict = lost ? "yes" : "no";
    return {
      ruling: yesOrNo(verdict, say.lethal(outcome.damage, life, lost)),
      verdict,
      rules: [...passing(fights), "120.3a"],
    };
  }
  return asksDeaths && !choice
    ? {
        ruling: deathList(fights, outcome),
        verdict: null,
        rules: ["704.5g", "510.2", ...passing(fights)],
      }
    : undefined;
};

/** Whether an ability that was not understood may change what is asked. */
const mayDiffer = (
  { unread, known }: Staged,
  { asking }: Words,
  fights: readonly Combat[],
  outcome: BattleOutcome,
): boolean => {
  const elsewhere = fights.some(({ attacker, blockers }) =>
    [attacker, ...blockers].some((creature) => creature.goesElsewhere),
  );
  return (
    !known ||
    ((elsewhere || unread.has("deaths")) && SAYS.fate.test(asking)) ||
    (unread.has("what follows a hit") && outcome.damage > 0)
  );
};

/** “Does Serra Angel die?”: the fate of one named creature of several. */
const answerFate = (
  { form }: Understanding,
  { asking }: Words,
  cards: readonly NamedCard[],
  fights: readonly Combat[],
  outcome: BattleOutcome,
): Answer | undefined => {
  const asked = form === "yes_no" ? SAYS.namedFate.exec(asking) : null;
  const name = cards[Number(asked?.[1])]?.written;
  if (!asked || name === undefined) return undefined;
  for (const [at, fight] of fights.entries()) {
    const result = outcome.fights[at];
    const place = [fight.attacker, ...fight.blockers].findIndex((one) => one.name === name);
    if (place < 0 || !result || (place > 0 && hasToChoose(fight, result))) continue;
    const dies = [result.attackerDeath, ...result.blockerDeaths][place] !== null;
    const verdict = dies === SAYS.survives.test(asked[0]) ? "no" : "yes";
    return {
      verdict,
      ruling: yesOrNo(
        verdict,
        inBoth((language) => fate([name], dies, language)),
      ),
      rules: ["704.5g", "510.2"],
    };
  }
  return undefined;
};

/**
 * A combat with several attacking creatures, or one whose life totals are asked for (CR 508 to 510);
 * only when every attacker's and blocker's part is told.
 */
export const decideBattle: Engine = (understanding, cards) => {
  const { language, inverted } = understanding;
  if (inverted) return undefined;
  const words = readWords(understanding, cards);
  const staged = cards.length > 0 ? stageCards(understanding, cards) : undefined;
  if (cards.length > 0 ? !staged : !isPlainCombat(understanding)) return undefined;
  const read = readFights(
    staged?.words ?? words.all,
    understanding.vocabulary,
    staged?.creatures ?? [],
  );
  // One attacking card alone is read elsewhere, with all that may change it.
  if (!read || (staged && read.fights.length < 2)) return undefined;
  const { fights } = read;
  if (
    fights.some(
      ({ attacker, blockers }) => blockers.length > 0 && findIllegalBlock(attacker, blockers),
    )
  )
    return undefined;
  const outcome = resolveBattle(fights);
  if (staged && mayDiffer(staged, words, fights, outcome)) return undefined;
  const answered =
    answerFate(understanding, words, cards, fights, outcome) ??
    answer(understanding, words, fights, outcome);
  if (!answered) return undefined;
  const lines = fights
    .map((fight, at) => say.fightLine(fight, outcome.fights[at])[language])
    .filter((line, at, all) => all.indexOf(line) === at);
  const ruling = [
    answered.ruling[language],
    ...(read.blocksUntold ? [say.ifUnblocked[language]] : []),
  ].join(" ");
  const rules = [...new Set(answered.rules)];
  return ruled("combat", {
    verdict: answered.verdict,
    ruling,
    explanation: [...lines, ...rules.slice(0, 3).map((rule) => combatClaims[rule][language])].join(
      "\n\n",
    ),
    citations: rules.map((number) => ({ number, claim: combatClaims[number][language] })),
    steps: lines.map((action) => stepBy(action, "510.1")),
    facts: lines,
    confidence: engineConfidence(cards.length, "read"),
  });
};
