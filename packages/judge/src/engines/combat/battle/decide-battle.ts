import type { Bilingual, Language } from "@spellwright/contract";
import words from "../../../../../../data/judge/reading/combat-words.json" with { type: "json" };
import * as say from "../../../phrases/battle.ts";
import { fate } from "../../../phrases/combat.ts";
import type { CombatRule } from "../../../phrases/combat-claims.ts";
import {
  capitalize,
  inBothLanguages,
  nameWithArticle,
  type PhrasedAnswer,
  phraseYesOrNo,
} from "../../../phrases/fill-sentence.ts";
import type { Understanding } from "../../../question/understand.ts";
import { patternsOf } from "../../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, type NamedCard } from "../../engine.ts";
import { readWords, type Words } from "../../reading/read-words.ts";
import { readLifeTotal } from "../../state-based-actions/read-totals.ts";
import { asksWhetherPlayerLoses } from "../asked-quantity.ts";
import { type Combat, creaturesIn, deathsIn, type Fight } from "../combat.ts";
import { findIllegalBlock } from "../legal-block.ts";
import { isPlainCombat } from "../plain-combat.ts";
import { phraseDeaths, ruleCombat } from "../rule-combat.ts";
import { readFights } from "./read-fights.ts";
import { type BattleOutcome, resolveBattle } from "./resolve-battle.ts";
import { type Staged, stageCards } from "./stage-cards.ts";

const CUES = patternsOf(words.decideBattle);

interface Answer extends PhrasedAnswer {
  readonly rules: readonly CombatRule[];
}

const hasToChoose = ({ combat, outcome }: Fight): boolean =>
  combat.blockers.length > 1 && outcome.blockerDeaths.some((death) => death === null);

const namesIn = (combat: Combat, language: Language): readonly string[] =>
  creaturesIn(combat).map(({ name }) => nameWithArticle(name, language));

const deathList = ({ fights }: BattleOutcome): Bilingual => {
  const deaths = phraseDeaths(fights, namesIn);
  return inBothLanguages((language) => capitalize(deaths[language]));
};

/** The rules by which damage gets through or not, each with the attack that it speaks of. */
const PASSING: readonly (readonly [CombatRule, (combat: Combat) => boolean])[] = [
  ["510.1b", ({ blocked }) => !blocked],
  ["510.1c", ({ blocked }) => blocked],
  ["702.19b", ({ attacker, blocked }) => blocked && attacker.abilities.has("trample")],
  ["702.4b", ({ attacker }) => attacker.abilities.has("double-strike")],
];

const passing = ({ fights }: BattleOutcome): readonly CombatRule[] =>
  PASSING.flatMap(([rule, isOf]) => (fights.some(({ combat }) => isOf(combat)) ? [rule] : []));

/** No yes or no, but what was asked for. */
const answerOf = (ruling: Bilingual, ...rules: readonly CombatRule[]): Answer => ({
  verdict: null,
  ruling,
  rules,
});

const strikesFirst = ({ combat: { attacker } }: Fight): boolean =>
  attacker.abilities.has("first-strike") || attacker.abilities.has("double-strike");

/**
 * The life total that is asked for, of the attacked player or of the attacking one (CR 120.3a, 702.15b);
 * undefined where the words do not tell whose it is or who attacks whom.
 */
const lifeAfterwards = (
  life: number,
  { all, asking }: Words,
  outcome: BattleOutcome,
): Answer | undefined => {
  const { lifeLost, lifeGained } = outcome;
  const mine = CUES.myLife.test(all);
  const isAttacked = CUES.againstMe.test(all);
  if (CUES.theirTotal.test(asking) ? mine : CUES.myTotal.test(asking) && !mine) return undefined;
  // An opponent is attacked where nothing says otherwise; of oneself it has to be told.
  if (CUES.iAttack.test(all) ? isAttacked : mine && !isAttacked) return undefined;
  const attacked = mine === isAttacked;
  const gains = lifeGained[attacked ? "defender" : "attacker"];
  // Who is at 0 after first strike has lost before the other creatures deal damage.
  if (attacked && gains > 0 && life <= lifeLost && outcome.fights.some(strikesFirst))
    return undefined;
  const linked = gains > 0 ? (["702.15b"] as const) : [];
  return attacked
    ? answerOf(say.lifeLeft(life - lifeLost + gains), "120.3a", ...linked, ...passing(outcome))
    : answerOf(say.lifeLeft(life + gains), ...linked, "510.2");
};

const answerNumber = (
  words: Words,
  life: number | undefined,
  asksDeaths: boolean,
  outcome: BattleOutcome,
): Answer | undefined => {
  const { asking } = words;
  const { poisonCounters, lifeGained } = outcome;
  if (CUES.poison.test(asking))
    return poisonCounters === 0
      ? undefined
      : answerOf(say.poison(poisonCounters), "702.90b", "510.1b");
  // Life gained is asked, not damage dealt: where the combat gains none, something else gains it.
  if (CUES.gain.test(asking) && CUES.life.test(asking))
    return lifeGained.attacker > 0
      ? answerOf(say.gained(lifeGained.attacker), "702.15b", "510.2")
      : undefined;
  if (asksDeaths)
    return outcome.fights.some(hasToChoose)
      ? undefined
      : answerOf(say.deaths(outcome.deaths), "704.5g", "510.2");
  if (life !== undefined && CUES.life.test(asking)) return lifeAfterwards(life, words, outcome);
  return CUES.damage.test(asking) && !CUES.toCreature.test(asking) && life === undefined
    ? answerOf(say.damage(outcome.damage), ...passing(outcome))
    : undefined;
};

const answer = (
  { form }: Understanding,
  words: Words,
  outcome: BattleOutcome,
): Answer | undefined => {
  const { asking } = words;
  const life = readLifeTotal(words.all);
  const asksDeaths = CUES.fate.test(asking);
  if (form === "number" || CUES.lifeTotal.test(asking))
    return answerNumber(words, life, asksDeaths, outcome);
  if (form === "yes_no") {
    if (life === undefined || !asksWhetherPlayerLoses(asking)) return undefined;
    if (outcome.lifeGained.defender > 0) return undefined;
    const lost = outcome.lifeLost >= life || outcome.poisonCounters >= 10;
    return {
      ...phraseYesOrNo(lost, say.lethal(outcome.damage, life, lost)),
      rules: [...passing(outcome), "120.3a"],
    };
  }
  return asksDeaths && !outcome.fights.some(hasToChoose)
    ? answerOf(deathList(outcome), "704.5g", "510.2", ...passing(outcome))
    : undefined;
};

/** Whether an ability that was not understood may change what is asked. */
const mayDiffer = (
  { unread, known }: Staged,
  { asking }: Words,
  outcome: BattleOutcome,
): boolean => {
  const elsewhere = outcome.fights.some(({ combat }) =>
    creaturesIn(combat).some((creature) => creature.goesElsewhere),
  );
  return (
    !known ||
    ((elsewhere || unread.has("deaths")) && CUES.fate.test(asking)) ||
    (unread.has("what follows a hit") && outcome.damage > 0)
  );
};

/** “Does Serra Angel die?”: the fate of one named creature of several. */
const answerFate = (
  { form }: Understanding,
  { asking }: Words,
  cards: readonly NamedCard[],
  { fights }: BattleOutcome,
): Answer | undefined => {
  const asked = form === "yes_no" ? CUES.namedFate.exec(asking) : null;
  const name = cards[Number(asked?.[1])]?.written;
  if (!asked || name === undefined) return undefined;
  for (const fight of fights) {
    const place = creaturesIn(fight.combat).findIndex((one) => one.name === name);
    if (place < 0 || (place > 0 && hasToChoose(fight))) continue;
    const dies = deathsIn(fight.outcome)[place] !== null;
    return {
      ...phraseYesOrNo(
        dies !== CUES.survives.test(asked[0]),
        inBothLanguages((language) => fate([name], dies, language)),
      ),
      rules: ["704.5g", "510.2"],
    };
  }
  return undefined;
};

/** Concepts of which a question about the damage of creatures holds one. */
const FIGHTING = ["attack", "attacker", "block", "blocker", "unblocked", "damage"] as const;
/** Abilities that change what passes or is gained. */
const COUNTED = ["double-strike", "lifelink", "infect"] as const;

/** Whether some creature has each of them that the words give: one that was not placed would change the numbers. */
const tellsWhose = ({ asked, denied }: Understanding, fights: readonly Combat[]): boolean =>
  COUNTED.every(
    (ability) =>
      !asked.has(ability) ||
      denied.has(ability) ||
      fights.some((combat) => creaturesIn(combat).some(({ abilities }) => abilities.has(ability))),
  );

/**
 * A combat with several attacking creatures, or one whose life totals are asked for (CR 508 to 510);
 * only when every attacker's and blocker's part is told.
 */
export const decideBattle: Engine = (understanding, cards) => {
  const { language, inverted } = understanding;
  if (inverted || !FIGHTING.some((id) => understanding.asked.has(id))) return undefined;
  const words = readWords(understanding, cards);
  if (CUES.dealtBefore.test(words.all)) return undefined;
  const staged = cards.length > 0 ? stageCards(understanding, cards) : undefined;
  if (cards.length > 0 ? !staged : !isPlainCombat(understanding)) return undefined;
  const read = readFights(
    staged?.words ?? words.all,
    understanding.vocabulary,
    staged?.creatures ?? [],
  );
  // One attacking card alone is read elsewhere, with all that may change it.
  if (!read || (staged && read.fights.length < 2)) return undefined;
  const isIllegal = ({ attacker, blockers }: Combat): boolean =>
    blockers.length > 0 && findIllegalBlock(attacker, blockers) !== undefined;
  if (read.fights.some(isIllegal) || !tellsWhose(understanding, read.fights)) return undefined;
  const outcome = resolveBattle(read.fights);
  if (staged && mayDiffer(staged, words, outcome)) return undefined;
  const answered =
    answerFate(understanding, words, cards, outcome) ?? answer(understanding, words, outcome);
  if (!answered) return undefined;
  const lines = new Set(outcome.fights.map((fight) => say.fightLine(fight)[language]));
  const ruling = [
    answered.ruling[language],
    ...(read.blocksUntold ? [say.ifUnblocked[language]] : []),
  ].join(" ");
  return ruleCombat({
    verdict: answered.verdict,
    ruling,
    rules: [...new Set(answered.rules)],
    lines: [...lines],
    language,
    confidence: engineConfidence(cards.length, "read"),
  });
};
