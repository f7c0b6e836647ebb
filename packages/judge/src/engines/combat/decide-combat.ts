import type { Bilingual, Language } from "@spellwright/contract";
import type { Decision } from "../../decision.ts";
import * as say from "../../phrases/combat.ts";
import {
  capitalize,
  inBothLanguages,
  type PhrasedAnswer,
  phraseYesOrNo,
} from "../../phrases/fill-sentence.ts";
import { notAllowed, strengthenedLine } from "../../phrases/strengthened.ts";
import type { Understanding } from "../../question/understand.ts";
import type { NamedCard } from "../engine.ts";
import { type AskedCombat, askedOfCombat, quantityOf } from "./asked-quantity.ts";
import { citedRules } from "./cited-rules.ts";
import { type CombatOutcome, countDeaths, creaturesIn, deathsIn } from "./combat.ts";
import { findIllegalBlock, type IllegalBlock } from "./legal-block.ts";
import { lifeAfter } from "./life-after.ts";
import { lifeAskedFor } from "./life-asked-for.ts";
import { mayChangeOutcome } from "./may-change-outcome.ts";
import { nameCreatures } from "./name-creatures.ts";
import { type DescribedCombat, readCombat } from "./read-combat.ts";
import { resolveCombat } from "./resolve-combat.ts";
import { phraseDeaths, ruleCombat } from "./rule-combat.ts";

/** The numbers follow from the rules. What may be wrong is the reading of the sentence. */
const ENGINE_CONFIDENCE = 0.95;
/** A named card whose text was read may still have been read wrongly. One without text may say anything. */
const PER_CARD = { read: 0.03, unknown: 0.08 };

/** The attacking player has to choose which blockers die: there is less power than they can take. */
const hasToChoose = ({ combat }: DescribedCombat, outcome: CombatOutcome): boolean =>
  combat.blockers.length > 1 &&
  outcome.steps.some((step) => step.toBlockers.some((amount) => amount > 0)) &&
  outcome.blockerDeaths.some(
    (death, index) => death === null && !combat.blockers[index]?.abilities.has("indestructible"),
  );

const choice = ({ combat }: DescribedCombat, outcome: CombatOutcome): Bilingual => {
  const killed = outcome.blockerDeaths.filter((death) => death !== null).length;
  const attacker = inBothLanguages((language) => nameCreatures(combat, language)[0] ?? "");
  return say.attackersChoice(killed, attacker, outcome.attackerDeath !== null);
};

const deathList = ({ combat }: DescribedCombat, outcome: CombatOutcome): Bilingual =>
  phraseDeaths([{ combat, outcome }], nameCreatures);

const answerFate = (
  asked: Extract<AskedCombat, { kind: "fate" }>,
  described: DescribedCombat,
  outcome: CombatOutcome,
): PhrasedAnswer => {
  const { combat } = described;
  const deaths = deathsIn(outcome);
  const all = asked.of.every((place) => deaths[place] !== null);
  const none = asked.of.every((place) => deaths[place] === null);
  const names = (language: Language) =>
    asked.of.flatMap((place) => nameCreatures(combat, language)[place] ?? []);
  if (asked.of.some((place) => place > 0) && hasToChoose(described, outcome)) {
    return { verdict: null, ruling: choice(described, outcome) };
  }
  if (!all && !none && !asked.together)
    return { verdict: null, ruling: deathList(described, outcome) };
  return phraseYesOrNo(
    asked.survival ? none : all,
    all || none
      ? inBothLanguages((language) => say.fate(names(language), all, language))
      : deathList(described, outcome),
  );
};

/** Who dies. Whichever creature is meant, where all die or none. */
const answerDeaths = (
  survival: boolean | undefined,
  described: DescribedCombat,
  outcome: CombatOutcome,
): PhrasedAnswer => {
  if (hasToChoose(described, outcome)) return { verdict: null, ruling: choice(described, outcome) };
  const ruling = deathList(described, outcome);
  const dying = new Set(deathsIn(outcome).map((death) => death !== null));
  const [all = false, ...mixed] = dying;
  return survival === undefined || mixed.length > 0
    ? { verdict: null, ruling }
    : phraseYesOrNo(survival !== all, ruling);
};

/** Whether the attacked player loses by this combat. */
const answerLethal = (
  { life, survival }: Extract<AskedCombat, { kind: "lethal" }>,
  { combat }: DescribedCombat,
  outcome: CombatOutcome,
): PhrasedAnswer => {
  const most = outcome.damageToDefender;
  const after = lifeAfter(combat, outcome, life);
  if (after.gained > 0 && combat.defender.kind === "player")
    return phraseYesOrNo(
      after.lost !== survival,
      say.lifeAfterLifelink(after.taken, after.gained, life, after.left),
    );
  const lost = combat.attacker.abilities.has("infect")
    ? outcome.poisonCounters >= 10
    : most >= life;
  return phraseYesOrNo(lost !== survival, say.lethal(most, life, lost));
};

const answerAsked = (
  asked: AskedCombat,
  described: DescribedCombat,
  outcome: CombatOutcome,
): PhrasedAnswer => {
  const { blocked, defender } = described.combat;
  switch (asked.kind) {
    case "damage": {
      const most = asked.beyond ? outcome.damageToController : outcome.damageToDefender;
      const kind = asked.beyond ? "player" : defender.kind;
      if (asked.atLeast === null)
        return { verdict: null, ruling: say.damageRuling(most, kind, !blocked) };
      return phraseYesOrNo(asked.atLeast <= most, say.mayAssign(most, kind));
    }
    case "life": {
      const gained = lifeAskedFor(asked.sentence, described, outcome);
      return asked.whether
        ? phraseYesOrNo(gained > 0, say.lifeGained(gained))
        : { verdict: null, ruling: say.lifeRuling(gained) };
    }
    case "damage_and_life": {
      const passing = say.damageRuling(outcome.damageToDefender, defender.kind, !blocked);
      const gained = say.lifeRuling(lifeAskedFor(asked.sentence, described, outcome));
      return {
        verdict: null,
        ruling: inBothLanguages((language) => `${passing[language]} ${gained[language]}`),
      };
    }
    case "lethal":
      return answerLethal(asked, described, outcome);
    case "poison":
      return { verdict: null, ruling: say.poisonRuling(outcome.poisonCounters) };
    case "death_count":
      return { verdict: null, ruling: say.countRuling(countDeaths(outcome, asked.of)) };
    case "all_deaths":
      return answerDeaths(asked.survival, described, outcome);
    case "fate":
      return answerFate(asked, described, outcome);
    case "block":
      return phraseYesOrNo(true, say.legalBlock);
  }
};

/** The steps in which damage is dealt, then who lives and who gains life. */
const explain = (
  described: DescribedCombat,
  outcome: CombatOutcome,
  language: Language,
): readonly string[] => {
  const { combat } = described;
  const dealing = outcome.steps.filter(
    (step) =>
      step.toDefender + step.toController > 0 ||
      [...step.toBlockers, ...step.toAttacker].some((amount) => amount > 0),
  );
  const names = nameCreatures(combat, language);
  const several = outcome.steps.length > 1;
  const lines = dealing.map((step) =>
    say.stepLine({ step, several, names, defender: combat.defender.kind, language }),
  );
  const gained = outcome.lifeGained.attacker + outcome.lifeGained.defender;
  return [
    ...[...described.changed].map(
      ([place, counters]) =>
        strengthenedLine(
          names[place] ?? "",
          creaturesIn(combat)[place] ?? combat.attacker,
          counters,
        )[language],
    ),
    ...lines,
    ...(hasToChoose(described, outcome)
      ? []
      : [capitalize(deathList(described, outcome)[language])]),
    ...(gained > 0 ? [capitalize(say.lifeGained(gained)[language])] : []),
  ];
};

/** A block that may not be declared answers “is it legal?”, and any other question before it arises. */
const answerIllegal = (
  illegal: IllegalBlock,
  asked: AskedCombat,
  { combat }: DescribedCombat,
): PhrasedAnswer => {
  const sentence = notAllowed(illegal, combat.attacker.name);
  return asked.kind === "block"
    ? phraseYesOrNo(false, sentence)
    : { verdict: null, ruling: sentence };
};

/** Decides a question about one combat that it describes completely. Undefined for any other question. */
export const decideCombat = (
  understanding: Understanding,
  cards: readonly NamedCard[],
): Decision | undefined => {
  const described = readCombat(understanding, cards);
  const asked = described && askedOfCombat(understanding, described);
  if (!described || !asked) return undefined;
  const { combat } = described;
  const { language } = understanding;
  const perCard = described.known ? PER_CARD.read : PER_CARD.unknown;
  const confidence = Math.max(0.5, ENGINE_CONFIDENCE - cards.length * perCard);
  const common = { language, confidence };
  const outcome = resolveCombat(combat);
  if (mayChangeOutcome(described, asked, outcome)) return undefined;
  const illegal = findIllegalBlock(combat.attacker, combat.blockers);
  if (illegal) {
    const { verdict, ruling } = answerIllegal(illegal, asked, described);
    const rules = [...new Set([illegal.rule, "509.1b"] as const)];
    return ruleCombat({
      ...common,
      verdict,
      ruling: capitalize(ruling[language]),
      rules,
      lines: [],
    });
  }
  const { verdict, ruling } = answerAsked(asked, described, outcome);
  const beyond = asked.kind === "damage" && !asked.beyond && outcome.damageToController > 0;
  return ruleCombat({
    ...common,
    verdict,
    ruling: [
      capitalize(ruling[language]),
      ...(beyond ? [say.controllerDamage(outcome.damageToController)[language]] : []),
    ].join(" "),
    rules: citedRules(combat, outcome, quantityOf(asked)),
    lines: explain(described, outcome, language),
  });
};
