import type { Rule } from "../engine/rule.ts";
import type { Ability, Clause, EffectAbility, Modifier, Sentence } from "../types/index.ts";

type Effects = Omit<EffectAbility, "kind">;

/** Gives sentences that stand alone their kind. Whether they are a spell's says the card, not the line. */
export function classified(rule: Rule<Effects>): Rule<Ability> {
  return {
    read: (source, at) =>
      rule.read(source, at).map(({ value, end }) => ({
        value: { kind: kindOf(value.effects), ...value },
        end,
      })),
    write(value) {
      const { kind, ...rest } = value as EffectAbility;
      return kind === "spell" || kind === "static" || kind === "replacement"
        ? rule.write(rest)
        : undefined;
    },
    start: () => rule.start(),
    keys: () => new Set([...rule.keys(), "kind"]),
  };
}

/** A replacement changes an event as it happens, skips it (rule 614) or prevents it (615). */
export function kindOf(effects: readonly Sentence[]): "static" | "replacement" {
  const [first] = effects;
  return first !== undefined && replaces(first) ? "replacement" : "static";
}

function replaces({ lead = [], steps = [] }: Sentence): boolean {
  const [step] = steps;
  return (
    lead.some(changesAnEvent) ||
    (step !== undefined &&
      (changesEntering(step) || step.verb === "prevent" || step.verb === "skip" || isInstead(step)))
  );
}

const changesAnEvent = ({ if: condition, when }: Modifier) =>
  condition?.clause?.modal === "would" || when?.word === "as" || when?.word === "the next time";

/** "enters tapped", "enters with two counters", "enters as a copy". */
const changesEntering = (step: Clause): boolean =>
  (step.verb === "enter" && step.modal !== "can not") ||
  (step.verb === "have" && step.clause?.verb === "enter");

/** "is dealt to another creature instead", of damage that would be dealt. */
function isInstead({ who, modifiers = [] }: Clause): boolean {
  const ofWhatWould = who?.where?.some(({ that }) => that?.modal === "would") === true;
  return modifiers.some(
    ({ instead, if: condition }) =>
      instead === true && (ofWhatWould || condition?.clause?.modal === "would"),
  );
}
