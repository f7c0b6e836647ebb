import type { ChangedValues, Database, Transaction } from "../../../database/index.ts";
import { insertAction } from "./queries.ts";

/** What is different afterwards, by name. Null: nothing is. */
export const changesOf = (
  before: ChangedValues,
  after: ChangedValues,
): { readonly before: ChangedValues; readonly after: ChangedValues } | null => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => (before[name] ?? null) !== (after[name] ?? null),
  );
  const pick = (values: ChangedValues): ChangedValues =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return names.length === 0 ? null : { before: pick(before), after: pick(after) };
};

/** Writes down what an admin or the owner of a Discord server changed. Nothing where nothing is different. */
export const recordChange = async (
  tx: Database | Transaction,
  note: {
    readonly action: "review_answer" | "set_server" | "remove_server";
    readonly actorId: string;
    /** Id of the answer or the server. */
    readonly target: string;
    readonly before: ChangedValues;
    readonly after: ChangedValues;
  },
): Promise<void> => {
  const changed = changesOf(note.before, note.after);
  if (changed === null) return;
  const source = note.action === "review_answer" ? "dashboard" : "owner";
  await insertAction(tx, { ...note, ...changed, source });
};
