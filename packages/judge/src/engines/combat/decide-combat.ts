import type { Bilingual, Language } from "@spellwright/contract";
import type { Decision } from "../../decision.ts";
import * as say from "../../phrases/combat.ts";
import { type CombatRule, combatClaims } from "../../phrases/combat-claims.ts";
import { notAllowed, strengthenedLine } from "../../phrases/strengthened.ts";
import { capital, inBoth, yesOrNo } from "../../phrases/tell.ts";
import type { Understanding } from "../../question/understand.ts";
import { type NamedCard, ruled, stepBy } from "../engine.ts";
import { type AskedCombat, askedOfCombat } from "./asked-quantity.ts";
import { lifeAskedFor } from "./asked-side.ts";
import { type AskedQuantity, citedRules } from "./cited-rules.ts";
import type { CombatOutcome } from "./combat.ts";
import { findIllegalBlock, type IllegalBlock } from "./legal-block.ts";
import { lifeAfter } from "./life-after.ts";
import { mayDiffer } from "./may-differ.ts";
import { nameCreatures } from "./name-creatures.ts";
import { type DescribedCombat, readCombat } from "./read-combat.ts";
import { resolveCombat } from "./resolve-combat.ts";

/** The numbers follow from the rules; what may be wrong is the reading of the sentence. */
const ENGINE_CONFIDENCE = 0.95;
/** A named card whose text was read may still have been read wrongly; one without text may say anything. */
const PER_CARD = { read: 0.03, unknown: 0.08 };

interface Answer {
  readonly verdict: "yes" | "no" | null;
  readonly ruling: Bilingual;
  readonly quantity: AskedQuantity;
}

const QUANTITY: Readonly<Record<AskedCombat["kind"], AskedQuantity>> = {
  damage: "damage",
  lethal: "damage",
  life: "life",
  damage_and_life: "damage",
  poison: "poison",
  all_deaths: "deaths",
  death_count: "deaths",
  fate: "deaths",
  block: "block",
};

/** The attacking player has to choose which blockers die: there is less power than they can take. */
const hasToChoose = ({ combat }: DescribedCombat, outcome: CombatOutcome): boolean =>
  combat.blockers.length > 1 &&
  outcome.steps.some((step) => step.toBlockers.some((amount) => amount > 0)) &&
  outcome.blockerDeaths.some(
    (death, index) => death === null && !combat.blockers[index]?.abilities.has("indestructible"),
  );

const choice = ({ combat }: DescribedCombat, outcome: CombatOutcome): Bilingual => {
  const killed = outcome.blockerDeaths.filter((death) => death !== null).length;
  const attacker = inBoth((language) => nameCreatures(combat, language)[0] ?? "");
  return say.attackersChoice(killed, attacker, outcome.attackerDeath !== null);
};

const combatantNames = ({ combat }: DescribedCombat): readonly string[] =>
  [combat.attacker, ...combat.blockers].map(({ name }) => name);

const answerFate = (
  asked: Extract<AskedCombat, { kind: "fate" }>,
  described: DescribedCombat,
  outcome: CombatOutcome,
): Pick<Answer, "verdict" | "ruling"> => {
  const deaths = [outcome.attackerDeath, ...outcome.blockerDeaths];
  const all = asked.of.every((place) => deaths[place] !== null);
  const none = asked.of.every((place) => deaths[place] === null);
  const names = (language: Language) => {
    const all = nameCreatures(described.combat, language);
    return asked.of.flatMap((place) => all[place] ?? []);
  };
  if (asked.of.some((place) => place > 0) && hasToChoose(described, outcome)) {
    return { verdict: null, ruling: choice(described, outcome) };
  }
  const verdict = (asked.survival ? none : all) ? "yes" : "no";
  const kinds = new Set(asked.of.map((place) => combatantNames(described)[place]));
  if (!all && !none && kinds.size === 1)
    return { verdict: null, ruling: deathList(described, outcome) };
  if (!all && !none) return { verdict, ruling: yesOrNo(verdict, deathList(described, outcome)) };
  return {
    verdict,
    ruling: yesOrNo(
      verdict,
      inBoth((language) => say.fate(names(language), all, language)),
    ),
  };
};

const deathList = ({ combat }: DescribedCombat, outcome: CombatOutcome): Bilingual => {
  const deaths = [outcome.attackerDeath, ...outcome.blockerDeaths];
  const named = (language: Language, dead: boolean) =>
    nameCreatures(combat, language).filter((_, place) => (deaths[place] !== null) === dead);
  return inBoth(
    (language) => say.deathsRuling(named(language, true), named(language, false))[language],
  );
};

const answerAsked = (
  asked: AskedCombat,
  described: DescribedCombat,
  outcome: CombatOutcome,
): Pick<Answer, "verdict" | "ruling"> => {
  const { combat } = described;
  switch (asked.kind) {
    case "damage": {
      const most = asked.beyond ? outcome.damageToController : outcome.damageToDefender;
      const kind = asked.beyond ? "player" : combat.defender.kind;
      const exact = !combat.blocked;
      if (asked.atLeast === null)
        return { verdict: null, ruling: say.damageRuling(most, kind, exact) };
      const verdict = asked.atLeast <= most ? "yes" : "no";
      return { verdict, ruling: yesOrNo(verdict, say.mayAssign(most, kind)) };
    }
    case "life": {
      const gained = lifeAskedFor(asked.sentence, described, outcome);
      if (!asked.whether) return { verdict: null, ruling: say.lifeRuling(gained) };
      const verdict = gained > 0 ? "yes" : "no";
      return { verdict, ruling: yesOrNo(verdict, say.lifeGained(gained)) };
    }
    case "damage_and_life": {
      const passing = say.damageRuling(
        outcome.damageToDefender,
        combat.defender.kind,
        !combat.blocked,
      );
      const gained = say.lifeRuling(lifeAskedFor(asked.sentence, described, outcome));
      return {
        verdict: null,
        ruling: { fr: `${passing.fr} ${gained.fr}`, en: `${passing.en} ${gained.en}` },
      };
    }
    case "lethal": {
      const most = outcome.damageToDefender;
      const after = lifeAfter(combat, outcome, asked.life);
      if (after.gained > 0 && combat.defender.kind === "player") {
        const verdict = after.lost ? "yes" : "no";
        const sum = say.lifeAfterLifelink(after.taken, after.gained, asked.life, after.left);
        return { verdict, ruling: yesOrNo(verdict, sum) };
      }
      const lost = combat.attacker.abilities.has("infect")
        ? outcome.poisonCounters >= 10
        : most >= asked.life;
      const verdict = lost ? "yes" : "no";
      return { verdict, ruling: yesOrNo(verdict, say.lethal(most, asked.life, lost)) };
    }
    case "poison":
      return { verdict: null, ruling: say.poisonRuling(outcome.poisonCounters) };
    case "death_count":
      return {
        verdict: null,
        ruling: say.countRuling(
          [outcome.attackerDeath, ...outcome.blockerDeaths].filter((death) => death !== null)
            .length,
        ),
      };
    case "all_deaths":
      return {
        verdict: null,
        ruling: hasToChoose(described, outcome)
          ? choice(described, outcome)
          : deathList(described, outcome),
      };
    case "fate":
      return answerFate(asked, described, outcome);
    case "block":
      return { verdict: "yes", ruling: yesOrNo("yes", say.legalBlock) };
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
  const lines = dealing.map((step) =>
    say.stepLine({
      step,
      several: outcome.steps.length > 1,
      names: nameCreatures(combat, language),
      defender: combat.defender.kind,
      language,
    }),
  );
  const gained = outcome.lifeGained.attacker + outcome.lifeGained.defender;
  const names = nameCreatures(combat, language);
  return [
    ...[...described.changed].map(
      ([place, counters]) =>
        strengthenedLine(
          names[place] ?? "",
          [combat.attacker, ...combat.blockers][place] ?? combat.attacker,
          counters,
        )[language],
    ),
    ...lines,
    ...(hasToChoose(described, outcome) ? [] : [capital(deathList(described, outcome)[language])]),
    ...(gained > 0 ? [capital(say.lifeGained(gained)[language])] : []),
  ];
};

interface Finished {
  readonly verdict: Decision["verdict"];
  readonly ruling: string;
  readonly rules: readonly CombatRule[];
  readonly lines: readonly string[];
  readonly language: Language;
  readonly confidence: number;
}

/** The rules told in the explanation: three, and of the two on deathtouch the one that destroys. */
const told = (rules: readonly CombatRule[]): readonly CombatRule[] =>
  rules.filter((rule) => rule !== "702.2b" || !rules.includes("704.5h")).slice(0, 3);

const finish = ({ verdict, ruling, rules, lines, language, confidence }: Finished): Decision =>
  ruled("combat", {
    verdict,
    ruling,
    explanation: [...lines, ...told(rules).map((rule) => combatClaims[rule][language])].join(
      "\n\n",
    ),
    citations: rules.map((number) => ({ number, claim: combatClaims[number][language] })),
    steps: lines.map((action) => stepBy(action, "510.1")),
    facts: lines,
    confidence,
  });

/** A block that may not be declared answers “is it legal?”, and any other question before it arises. */
const answerIllegal = (
  illegal: IllegalBlock,
  asked: AskedCombat,
  { combat }: DescribedCombat,
  language: Language,
): Pick<Finished, "verdict" | "ruling" | "rules" | "lines"> => {
  const sentence = notAllowed(illegal, combat.attacker.name);
  const rules = [...new Set([illegal.rule, "509.1b"] as const)];
  const [verdict, ruling] =
    asked.kind === "block"
      ? (["no", yesOrNo("no", sentence)] as const)
      : ([null, sentence] as const);
  return { verdict, ruling: capital(ruling[language]), rules, lines: [] };
};

/** Decides a question about one combat that it describes completely; undefined for any other question. */
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
  if (mayDiffer(described, asked, outcome)) return undefined;
  const illegal = findIllegalBlock(combat.attacker, combat.blockers);
  if (illegal) return finish({ ...common, ...answerIllegal(illegal, asked, described, language) });
  const { verdict, ruling } = answerAsked(asked, described, outcome);
  const beyond = asked.kind === "damage" && !asked.beyond && outcome.damageToController > 0;
  return finish({
    ...common,
    verdict,
    ruling: [
      capital(ruling[language]),
      ...(beyond ? [say.controllerDamage(outcome.damageToController)[language]] : []),
    ].join(" "),
    rules: citedRules(combat, outcome, QUANTITY[asked.kind]),
    lines: explain(described, outcome, language),
  });
};
