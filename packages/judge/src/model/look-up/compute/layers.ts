import * as z from "zod";
import type { Change, CopiableValues, Effect, Permanent } from "../../../engines/layers/effect.ts";
import { evaluateLayers } from "../../../engines/layers/evaluate-layers.ts";
import { amount, type EngineResult, shortList } from "./scene.ts";

const thing = () =>
  z.object({
    name: z.string(),
    controller: z.string(),
    types: shortList(z.string()).describe("Creature, Artifact, …"),
    subtypes: shortList(z.string()),
    supertypes: shortList(z.string()),
    colors: shortList(z.string()),
    abilities: shortList(z.string()),
    power: amount(),
    toughness: amount(),
    mana_value: amount(),
  });

const CHANGES = [
  "copy_of",
  "gain_control",
  "add_types",
  "set_types",
  "set_land_types",
  "set_colors",
  "lose_all_abilities",
  "gain_abilities",
  "lose_abilities",
  "define_size",
  "set_size",
  "change_size",
  "switch_size",
] as const;

const changeSchema = () =>
  z.object({
    does: z.enum(CHANGES),
    words: shortList(z.string()).describe(
      "Types, colors or abilities; the original's name; the new controller; else empty",
    ),
    power: amount().nullable(),
    toughness: amount().nullable(),
  });

/** Permanents and the continuous effects on them. */
export const layersScene = () =>
  z.object({
    permanents: shortList(thing()),
    effects: shortList(
      z.object({
        name: z.string(),
        source: z.string().nullable().describe("The permanent whose ability it is; else null"),
        timestamp: amount(),
        applies_to_names: shortList(z.string()),
        applies_to_types: shortList(z.string()).describe(
          "Types or subtypes: every permanent that has one",
        ),
        changes: shortList(changeSchema()),
      }),
    ),
  });
export type LayersScene = z.infer<ReturnType<typeof layersScene>>;

const permanentOf = (described: z.infer<ReturnType<typeof thing>>): Permanent => ({
  ...{ id: described.name, controller: described.controller, manaValue: described.mana_value },
  supertypes: new Set(described.supertypes),
  types: new Set(described.types),
  subtypes: new Set(described.subtypes),
  colors: new Set(described.colors),
  abilities: new Set(described.abilities),
  restrictions: [],
  lostAbilities: false,
  ...{ power: described.power, toughness: described.toughness },
});

const copiable = (permanents: readonly Permanent[], name: string | undefined) => {
  const original = permanents.find(({ id }) => id === name);
  if (original === undefined) return [];
  const { id: _id, controller: _controller, lostAbilities: _lost, ...values } = original;
  return [{ layer: "1", copy: values satisfies CopiableValues } as const];
};

const changesOf = (
  { does, words, power: p, toughness: t }: z.infer<ReturnType<typeof changeSchema>>,
  permanents: readonly Permanent[],
): readonly Change[] => {
  const size = { power: p ?? 0, toughness: t ?? 0 };
  switch (does) {
    case "copy_of":
      return copiable(permanents, words[0]);
    case "gain_control":
      return [{ layer: "2", controller: words[0] ?? "" }];
    case "add_types":
      return [{ layer: "4", addTypes: words, addSubtypes: [] }];
    case "set_types":
      return [{ layer: "4", setTypes: words, setSubtypes: [] }];
    case "set_land_types":
      return [{ layer: "4", setLandTypes: words }];
    case "set_colors":
      return [{ layer: "5", colors: words }];
    case "lose_all_abilities":
      return [{ layer: "6", loseAll: true }];
    case "gain_abilities":
      return [{ layer: "6", gain: words }];
    case "lose_abilities":
      return [{ layer: "6", lose: words }];
    case "define_size":
      return [{ layer: "7a", ...size }];
    case "set_size":
      return [{ layer: "7b", ...size }];
    case "change_size":
      return [{ layer: "7c", ...size }];
    case "switch_size":
      return [{ layer: "7d" }];
  }
};

const describePermanent = ({ id, controller, ...one }: Permanent): string => {
  const types = [...one.supertypes, ...one.types, ...one.subtypes].join(" ");
  const abilities = [...one.abilities].join(", ") || "none";
  const colors = [...one.colors].join(", ") || "colorless";
  return `${id}: ${one.power}/${one.toughness} ${types}, ${colors}, abilities: ${abilities}, controlled by ${controller}`;
};

/** Applies continuous effects in their layers, dependencies included (CR 613). */
export const computeLayers = ({ permanents: described, effects }: LayersScene): EngineResult => {
  const start = described.map(permanentOf);
  const { permanents, applied } = evaluateLayers(
    start,
    effects.map(
      ({ name, source, timestamp, changes, ...to }, at): Effect => ({
        ...{ id: `${at + 1}: ${name}`, source, timestamp },
        defining: changes.some(({ does }) => does === "define_size"),
        appliesTo: ({ id, types, subtypes }) =>
          to.applies_to_names.includes(id) ||
          to.applies_to_types.some((type) => types.has(type) || subtypes.has(type)),
        changes: changes.flatMap((change) => changesOf(change, start)),
      }),
    ),
  );
  return {
    lines: [
      ...applied.map(
        ({ layer, effect, to }) => `Layer ${layer}: ${effect}, to ${to.join(", ") || "nothing"}`,
      ),
      ...permanents.map(describePermanent),
    ],
    rules: ["613.1", "613.7"],
  };
};
