import type { Language } from "@spellwright/contract";
import words from "../../../../../data/judge/reading/layers-words.json" with { type: "json" };
import type { DecisionStep } from "../../decision.ts";
import * as say from "../../phrases/layers.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords, type Words } from "../reading/read-words.ts";
import type { Permanent } from "./effect.ts";
import { type Evaluated, evaluateLayers } from "./evaluate-layers.ts";
import { type ReadWorld, readWorld } from "./read-world.ts";

const CUES = patternsOf(words.decideLayers);

const sizeOf = (permanent: Permanent | undefined): string =>
  `${permanent?.power}/${permanent?.toughness}`;

const isSubject =
  ({ subject }: ReadWorld) =>
  ({ id }: Permanent) =>
    id === subject.id;

/** The result in the order of the telling. Undefined when the order matters and is not told plainly. */
const evaluateStated = (world: ReadWorld, words: Words): Evaluated | undefined => {
  const told = evaluateLayers(world.permanents, world.effects);
  const turned = evaluateLayers(
    world.permanents,
    world.effects.map((effect) => ({ ...effect, timestamp: -effect.timestamp })),
  );
  const find = (evaluated: Evaluated) => sizeOf(evaluated.permanents.find(isSubject(world)));
  if (find(told) === find(turned)) return told;
  return CUES.forward.test(words.all) && !CUES.backward.test(words.all) ? told : undefined;
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

const asksOne = (asking: string): say.AskedSize => {
  if (CUES.power.test(asking) && !CUES.toughness.test(asking)) return "power";
  return CUES.toughness.test(asking) && !CUES.power.test(asking) ? "toughness" : "size";
};

/** Power and toughness under the effects that a question tells, layer by layer (CR 613). */
export const decideLayers: Engine = (understanding, cards) => {
  const { form, language, inverted } = understanding;
  const words = readWords(understanding, cards);
  if (!/[+-]?\d\/[+-]?\d|@\d/.test(words.all) || CUES.ended.test(words.all)) return undefined;
  if (CUES.several.test(words.all)) return undefined;
  if (isOutOfScope("layers", words.ideas)) return undefined;
  const asksSize =
    CUES.size.test(words.asking) && !CUES.which.test(words.asking) && form !== "yes_no";
  if (!asksSize && form !== "yes_no") return undefined;
  const world = readWorld(words, cards);
  if (!world || world.effects.length === 0) return undefined;
  const evaluated = evaluateStated(world, words);
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
