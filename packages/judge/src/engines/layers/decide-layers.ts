import type { Language } from "@spellwright/contract";
import type { DecisionStep } from "../../decision.ts";
import * as say from "../../phrases/layers.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import { isSilentWith } from "../silent-with.ts";
import type { Permanent } from "./effect.ts";
import { type Evaluated, evaluateLayers } from "./evaluate-layers.ts";
import { type ReadWorld, readWorld } from "./read-world.ts";

const SIZE =
  /\b(?:force|endurance|power|toughness|tailles?|size|stats?|p\/t|gross?e?|big|large|devien\w*|become|becomes|fait elle|fait il|fait combien|combien fait|font|end up|result\w*|finale?s?|ca donne|caracteristiques)\b/;
/** Which of two effects counts is a question about the rule, not about a size. */
const WHICH =
  /\b(?:lequel|laquelle|quel effet|which (?:one|effect|of)|s applique\w*|applies|apply)\b/;
const POWER = /\b(?:force|power)\b/;
const TOUGHNESS = /\b(?:endurance|toughness)\b/;
/** What was there is gone again: when, the words do not tell exactly enough. */
const ENDED =
  /\b(?:prochain tour|tour suivant|next turn|(?:fin|wears?|worn) (?:off|de l effet)|disparai\w*|se termine\w*|ends|retir\w*|enlev\w*|remov\w*|leaves|left|quitte\w*|detruit\w*|detach\w*|unattach\w*|double\w*|moitie|half|untap\w*|at end of turn|a la fin du tour(?! ))\b/;
/** Told more than once, or for each of something. */
const SEVERAL =
  /\b(?:twice|\d+ (?:fois|times)|for each|for every|pour chaque|par (?:carte|creature|terrain|artefact)|chacun\w*)\b/;
const FORWARD =
  /\b(?:puis|ensuite|then|later|plus tard|afterwards|apres quoi|after that|apres ca|apres cela)\b|\. (?:now|maintenant)\b/;
const BACKWARD =
  /\b(?:apres que|apres avoir|after(?! that)|avant|before|deja|already|earlier|en premier|first|d abord|recent\w*|ancien\w*|older|newer)\b/;

const sizeOf = (permanent: Permanent | undefined): string =>
  `${permanent?.power}/${permanent?.toughness}`;

const isSubject =
  ({ subject }: ReadWorld) =>
  ({ id }: Permanent) =>
    id === subject.id;

/** The result in the order of the telling; undefined when the order matters and is not told plainly. */
const evaluateTold = (world: ReadWorld, words: Words): Evaluated | undefined => {
  const told = evaluateLayers(world.permanents, world.effects);
  const turned = evaluateLayers(
    world.permanents,
    world.effects.map((effect) => ({ ...effect, timestamp: -effect.timestamp })),
  );
  const find = (evaluated: Evaluated) => sizeOf(evaluated.permanents.find(isSubject(world)));
  if (find(told) === find(turned)) return told;
  return FORWARD.test(words.all) && !BACKWARD.test(words.all) ? told : undefined;
};

const stepsOf = (
  world: ReadWorld,
  { applied }: Evaluated,
  language: Language,
): readonly DecisionStep[] =>
  applied
    .filter(({ to }) => to.includes(world.subject.id))
    .map(({ layer, effect, after }) => {
      const name = world.names.get(effect) ?? { kind: "card", what: "" };
      const told = say.step(name, layer, sizeOf(after.find(isSubject(world))));
      return stepBy(told[language], say.RULES[layer], layer);
    });

const asksOne = (asking: string): say.Asked => {
  if (POWER.test(asking) && !TOUGHNESS.test(asking)) return "power";
  return TOUGHNESS.test(asking) && !POWER.test(asking) ? "toughness" : "size";
};

/** Power and toughness under the effects that a question tells, layer by layer (CR 613). */
export const decideLayers: Engine = (understanding, cards) => {
  const { form, language, inverted } = understanding;
  const words = readWords(understanding, cards);
  if (!/[+-]?\d\/[+-]?\d|@\d/.test(words.all) || ENDED.test(words.all)) return undefined;
  if (SEVERAL.test(words.all)) return undefined;
  if (isSilentWith("layers", words.ideas)) return undefined;
  const asksSize = SIZE.test(words.asking) && !WHICH.test(words.asking) && form !== "yes_no";
  if (!asksSize && form !== "yes_no") return undefined;
  const world = readWorld(words, cards);
  if (!world || world.effects.length === 0) return undefined;
  const evaluated = evaluateTold(world, words);
  const subject = evaluated?.permanents.find(isSubject(world));
  if (!evaluated || !subject?.types.has("Creature")) return undefined;
  const claimed = world.otherSizes.at(-1);
  if (form === "yes_no" ? world.otherSizes.length !== 1 || inverted : world.otherSizes.length > 0)
    return undefined;
  const verdict = form === "yes_no" ? (claimed === sizeOf(subject) ? "yes" : "no") : null;
  if (verdict !== null && claimed !== undefined && !words.asking.includes(claimed))
    return undefined;
  const steps = stepsOf(world, evaluated, language);
  if (steps.length === 0) return undefined;
  const asked = verdict === null ? asksOne(words.asking) : "size";
  const ruling = say.ruling(subject.power, subject.toughness, asked, verdict)[language];
  const rules = [...new Set([...steps.flatMap(({ rule }) => rule ?? []), "613.4", "613.7"])];
  return ruled("layers", {
    verdict,
    ruling,
    explanation: [
      ...(world.subjectName ? [say.start(world.subjectName, sizeOf(world.subject))[language]] : []),
      ...steps.map(({ action }) => action),
    ].join("\n\n"),
    citations: rules.map((number) => ({ number, claim: say.claim(number)[language] })),
    steps,
    facts: [ruling],
    confidence: engineConfidence(cards.length),
  });
};
