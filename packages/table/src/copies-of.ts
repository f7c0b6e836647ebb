import type { Noun } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { abilitiesOf } from "./abilities-of.ts";

/** What a card copies or becomes a copy of (CR 707.2). */
export interface Copying {
  readonly of: Noun;
  /** "except it isn't legendary". */
  readonly isNotLegendary: boolean;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Everything that stands within an ability. */
function* within(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* within(part);
}

const isTrait = (node: Node, name: string, word: string): boolean =>
  Array.isArray(node.is) && node.is.some((one: Node) => one[name] === word);

/** What a card makes a copy of. Undefined where it makes none, or two. */
export function copyingOf(card: Card): Copying | undefined {
  const nodes = [...within(abilitiesOf(card))];
  if (nodes.some(({ kind, unread }) => kind === "unread" || unread !== undefined)) return undefined;
  const [copy, other] = nodes.filter((node) => isTrait(node, "thing", "copy"));
  const [where] = (copy?.where ?? []) as readonly {
    readonly place?: string;
    readonly zone?: Noun;
  }[];
  if (other !== undefined || where?.place !== "of" || where.zone === undefined) return undefined;
  const isNotLegendary = nodes.some(
    (node) => node.not === true && isTrait(node, "supertype", "legendary"),
  );
  return { of: where.zone, isNotLegendary };
}
