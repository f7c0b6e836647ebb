import { BRACKET_SIGNALS } from "@spellwright/contract";
import type { BracketReason } from "../src/index.ts";
import { countBrackets, type MeasuredDeck } from "./measure-brackets.ts";
import type { LabelledCard, RoleMeasure } from "./measure-roles.ts";

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const BY_COMMAND = "Written by `npm run eval:decks`; not to be edited.";

/** `docs/roles.md`: how well we read what cards do. */
export const writeRoles = (
  labels: readonly LabelledCard[],
  all: readonly RoleMeasure[],
  byLot: readonly RoleMeasure[],
): string => {
  const rowOf = ({ role, labelled, precision, recall, wrong, missed }: RoleMeasure) => [
    role,
    labelled,
    percent(precision),
    percent(recall),
    wrong.join(", "),
    missed.join(", "),
  ];
  const drawn = labels.filter(({ group }) => group === "drawn-by-lot").length;
  return `# What cards do: our reading beside labels by hand

${BY_COMMAND} ${labels.length} cards are labelled (\`packages/decks/evaluation/labels\`, which says what each role means).

${table(["Role", "Cards", "Precision", "Recall", "Wrongly given", "Missed"], all.map(rowOf))}

## Cards drawn by lot

${drawn} of them were drawn by lot from the lists of decks and labelled from their text before our reading of them was looked at.

${table(
  ["Role", "Cards", "Precision", "Recall", "Wrongly given", "Missed"],
  byLot.filter(({ labelled, wrong }) => labelled + wrong.length > 0).map(rowOf),
)}
`;
};

const said = ({ code, params, cards }: BracketReason): string => {
  const names = cards.map(({ name }) => name).join(" + ");
  const mana = params.mana ? ` (${params.mana} mana)` : "";
  return `${code}: ${names}${mana}`;
};

const confusion = (measured: readonly MeasuredDeck[], of: "finding" | "withoutGameChangers") =>
  table(
    ["Lists", "1", "2", "3", "4", "5"],
    [...countBrackets(measured, of)].map(([origin, row]) => [origin, ...row]),
  );

/** How many lists of each origin tell a signal. */
const signalTable = (measured: readonly MeasuredDeck[]): string => {
  const origins = [...new Set(measured.map(({ origin }) => origin))];
  const count = (origin: string, kind: string): string => {
    const lists = measured.filter((each) => each.origin === origin);
    const telling = lists.filter(({ signals }) => signals.some((signal) => signal.kind === kind));
    return `${telling.length} of ${lists.length}`;
  };
  return table(
    ["Signal", ...origins],
    BRACKET_SIGNALS.map((kind) => [kind, ...origins.map((origin) => count(origin, kind))]),
  );
};

/** `docs/brackets.md`: the brackets of the shared lists, and why precons are above 2. */
export const writeBrackets = (measured: readonly MeasuredDeck[], asOf: string): string => {
  const above = measured.filter(
    ({ origin, finding }) => origin === "precon" && finding.bracket > 2,
  );
  const rows = above
    .toSorted((a, b) => b.finding.bracket - a.finding.bracket || (a.file < b.file ? -1 : 1))
    .map(({ file, finding }) => [
      file.replace("commander/precon-", "").replace(".txt", ""),
      finding.bracket,
      finding.reasons
        .filter(({ params }) => params.bracket === finding.bracket)
        .filter(({ code }) => code !== "nextBracket")
        .map(said)
        .join("; "),
    ]);
  return `# Brackets of ${measured.length} Commander lists

${BY_COMMAND} The policy is of ${asOf} (\`data/bracket-policy.json\`). No list tells its bracket; where it comes from says what it was made for: shops sell brackets 2 and 3, tournaments play 5.

${confusion(measured, "finding")}

## Without the list of Game Changers

What combos, mass land denial and extra turns alone ask for.

${confusion(measured, "withoutGameChangers")}

## What is told beside the bracket

Lists that tell a signal: what is worth telling the table and never changes a bracket. The policy says from how many cards on, and who names it. A combo is told where a land each turn can pay for it before the players of the bracket expect the game to end.

${signalTable(measured)}

## Preconstructed decks above 2

Each with the rule that raises it, checked by hand on 22 November 2026.

${table(["Deck", "Bracket", "Why"], rows)}
`;
};
