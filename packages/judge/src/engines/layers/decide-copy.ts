import spoken from "../../../../../data/judge/reading/layers-words.json" with { type: "json" };
import * as say from "../../phrases/layers.ts";
import { patternsOf } from "../../vocabulary/patterns.ts";
import { type Engine, engineConfidence, ruled, stepBy } from "../engine.ts";
import { isOutOfScope } from "../out-of-scope.ts";
import { readWords } from "../reading/read-words.ts";
import { type CopiableValues, oneShot, type Permanent } from "./effect.ts";
import { evaluateLayers } from "./evaluate-layers.ts";
import { readStatedEffects } from "./read-stated-effects.ts";
import { BEAR, SIZES } from "./read-world.ts";

const CUES = patternsOf(spoken.decideCopy);
const { copy: COPY } = patternsOf(spoken.decideCopy, "gu");

const COPIER: Permanent = { ...BEAR, id: "copy" };

/** The size of a copy of a creature whose size is told, whatever was done to the original (CR 707.2, 613.1a). */
export const decideCopy: Engine = (understanding, cards) => {
  const { form, language } = understanding;
  if (form !== "number" && form !== "which") return undefined;
  const words = readWords(understanding, cards);
  if (!words.ideas.has("copy") || isOutOfScope("copies", words.ideas)) return undefined;
  if (CUES.except.test(words.all) || !CUES.size.test(words.asking)) return undefined;
  // The copier may be named. Another card's text may change the copy.
  if (cards.length > 1) return undefined;
  const stated = readStatedEffects(words.all);
  const [size, another] = [...(stated?.rest ?? "").matchAll(SIZES)];
  const lastCopy = [...words.all.matchAll(COPY)].at(-1)?.index ?? 0;
  const end = words.all.indexOf(" .", lastCopy);
  if (!stated || !size || another) return undefined;
  // What is told after the copying may have been done to the copy.
  if (end >= 0 && stated.effects.some(({ at }) => at > end)) return undefined;
  const original: CopiableValues = {
    ...COPIER,
    power: Number(size[1]),
    toughness: Number(size[2]),
  };
  const written = `${size[1]}/${size[2]}`;
  const { permanents } = evaluateLayers(
    [COPIER],
    [oneShot("copy effect", 0, [{ layer: "1", copy: original }], ({ id }) => id === COPIER.id)],
  );
  const [copy = COPIER] = permanents;
  const step = say.step({ kind: "copy", what: written }, "1", `${copy.power}/${copy.toughness}`);
  const stays = stated.effects.map(({ name }) => name);
  return ruled("copies", {
    verdict: null,
    ruling: say.ruling(copy.power, copy.toughness, "size", null)[language],
    explanation: [
      step[language],
      ...(stays.length > 0 ? [say.notCopied(stays)[language]] : []),
      say.claim("707.2")[language],
    ].join("\n\n"),
    citations: ["707.2", "613.1a"].map((number) => ({
      number,
      claim: say.claim(number)[language],
    })),
    steps: [stepBy(step[language], "613.1a", "1")],
    facts: [step[language]],
    confidence: engineConfidence(cards.length),
  });
};
