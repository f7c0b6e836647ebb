// Which events a line waits for or changes, in the words of LABELS.md.
import type { Ability, Clause, Sentence, When } from "../src/index.ts";
import FORMS from "./label-forms.json" with { type: "json" };
import { objectOf } from "./noun-facts.ts";

interface EventForm {
  readonly verb: string;
  readonly head?: string;
  readonly to?: string;
  readonly into?: string;
  readonly part?: string;
  readonly modal?: string;
  readonly passive?: boolean;
  readonly name: string;
}

const EVENTS: readonly EventForm[] = FORMS.events;

/** The events of a line in the order of the alphabet, joined. Undefined without one. */
export function eventsOf(abilities: readonly Ability[]): string | undefined {
  const names = abilities.flatMap((ability) => {
    if (ability.kind === "triggered") return namesOf(ability.event);
    return ability.kind === "replacement" ? ability.effects.slice(0, 1).flatMap(changed) : [];
  });
  return names.length === 0 ? undefined : [...new Set(names)].sort().join("/");
}

function namesOf({ phase, event, any = [], or = [], also }: When): string[] {
  const point = phase?.is?.at(-1)?.thing;
  const own = point === undefined ? [] : [`beginning-of-${point.replaceAll(" ", "-")}`];
  const clauses = [...(event === undefined ? [] : [event]), ...any, ...or];
  return [...own, ...clauses.flatMap(namesOfClause), ...(also === undefined ? [] : namesOf(also))];
}

const namesOfClause = (clause: Clause): string[] => [
  nameOf(clause),
  ...(clause.or === undefined ? [] : namesOfClause(clause.or)),
];

function nameOf(clause: Clause): string {
  const head = clause.what?.is?.at(-1)?.thing;
  const form = EVENTS.find(
    (row) =>
      row.verb === clause.verb &&
      (row.head === undefined || row.head === head) &&
      (row.to === undefined || (clause.to !== undefined && row.to === objectOf(clause.to))) &&
      (row.into === undefined || row.into === clause.place?.zone?.is?.at(-1)?.thing) &&
      (row.part === undefined || row.part === clause.part) &&
      (row.modal === undefined || row.modal === clause.modal) &&
      (row.passive === undefined || row.passive === clause.passive),
  );
  return form?.name ?? clause.verb ?? "";
}

/** The event that a replacement changes. */
function changed({ lead = [], steps: [step] = [] }: Sentence): string[] {
  const would = lead.flatMap(({ if: condition, when }) => [
    ...(condition?.clause?.modal === "would" ? [nameOf(condition.clause)] : []),
    ...(when === undefined ? [] : namesOf(when)),
  ]);
  if (would.length > 0) return would;
  const named = step?.what?.where?.map(({ that, did }) => that ?? did).find(isOfWhatWould);
  if (named !== undefined) return [nameOf(named)];
  const inner = step?.verb === "have" ? step.clause : step;
  return inner?.verb === "enter" ? ["enters"] : [];
}

const isOfWhatWould = (clause: Clause | undefined) =>
  clause?.modal === "would" || clause?.verb === "would deal";
