import type { DeckChange, DeckDetail, DeckLegality, DeckLine } from "@spellwright/contract";
import { problemOf } from "./problem-of.ts";

type Problem = DeckLegality["problems"][number];

/** What the card itself is wrong in, so that the deck is better without it. */
const REMOVABLE: ReadonlySet<string> = new Set(["banned", "notInFormat", "colorIdentity"]);
/** The boards whose copies count, those that give theirs up first in front. Commanders are the last. */
const GIVING_UP: readonly DeckLine["board"][] = ["sideboard", "main", "companion"];

/** Copies of the card that may stay. Undefined where another reason holds. */
const copiesAllowed = ({ code, params }: Problem): number | undefined => {
  if (REMOVABLE.has(code)) return 0;
  if (code === "restricted") return 1;
  return code === "tooManyCopies" ? Number(params.allowed) : undefined;
};

/** What mends a reason: the line of its card, how many copies stay, and the changes. */
export interface ProblemFix {
  readonly line: DeckLine;
  readonly allowed: number;
  readonly changes: readonly DeckChange[];
}

/** How a deck becomes right again. Undefined where no number of copies mends it. */
export const fixProblem = (
  problem: Problem,
  lines: DeckDetail["deck_cards"],
): ProblemFix | undefined => {
  const allowed = copiesAllowed(problem);
  const own = GIVING_UP.flatMap((board) =>
    lines.filter((line) => line.board === board && problemOf(line, { problems: [problem] })),
  ).sort((a, b) => Number(a.is_commander) - Number(b.is_commander));
  const [line] = own;
  if (allowed === undefined || line === undefined) return undefined;
  let excess = own.reduce((sum, { quantity }) => sum + quantity, 0) - allowed;
  const changes: DeckChange[] = [];
  for (const { id, quantity } of own) {
    const gone = Math.min(quantity, Math.max(0, excess));
    if (gone > 0) changes.push({ op: "set_quantity", line_id: id, quantity: quantity - gone });
    excess -= gone;
  }
  return changes.length === 0 ? undefined : { line, allowed, changes };
};
