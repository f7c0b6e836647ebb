// What the reader says of a line, in the words of LABELS.md.
import type { Ability, Clause, Cost, FaceLine } from "../src/index.ts";
import { eventsOf } from "./event-facts.ts";
import FORMS from "./label-forms.json" with { type: "json" };
import type { LineFacts } from "./read-labels.ts";
import { verbsOf } from "./verb-facts.ts";

const KINDS: Readonly<Record<string, string>> = FORMS.kinds;
const COSTS: Readonly<Record<string, string>> = FORMS.costs;

/** The facts of a line that was read. */
export function factsOf({ abilities }: FaceLine): LineFacts {
  const kind = abilities[0]?.kind ?? "unread";
  const doing = abilities.filter((ability) => ability.kind !== "keyword");
  const costs = doing.flatMap((ability) =>
    ability.kind === "activated" || ability.kind === "level" ? (ability.cost ?? []) : [],
  );
  return {
    kind: KINDS[kind] ?? kind,
    event: eventsOf(doing) ?? null,
    verbs: doing.flatMap(effectsOf).flatMap(verbsOf),
    costs: [...new Set(costs.map(costOf))].sort(),
    condition: doing.some(hasCondition),
  };
}

function effectsOf(ability: Ability) {
  const own = "effects" in ability ? (ability.effects ?? []) : [];
  const inner = "abilities" in ability ? (ability.abilities ?? []) : [];
  return [...own, ...inner.flatMap((one) => ("effects" in one ? (one.effects ?? []) : []))];
}

function costOf(cost: Cost): string {
  if (cost.loyalty !== undefined) return "loyalty";
  if (cost.symbols !== undefined) return cost.symbols.includes("{t}") ? "tap" : "mana";
  const verb = cost.do?.verb ?? "other";
  return COSTS[verb] ?? verb;
}

interface Part {
  readonly [field: string]: unknown;
}

const CONDITIONS = ["if", "onlyIf", "unless", "asLongAs", "condition"];

/** Whether an "if", "unless" or "as long as" stands in it. Quoted abilities do not count. */
function hasCondition(part: unknown): boolean {
  if (typeof part === "string") return part.includes("if you do");
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return part.some(hasCondition);
  return Object.entries(part as Part).some(
    ([field, value]) =>
      field !== "quoted" && (CONDITIONS.includes(field) ? isReal(value) : hasCondition(value)),
  );
}

/** "If … would" names an event and "if able" a limit: neither is a condition. */
function isReal(condition: unknown): boolean {
  const { clause, done } = condition as { clause?: Clause; done?: string };
  return clause?.modal !== "would" && done !== "able" && done !== "possible";
}
