import { and, countDistinct, eq, gte, sql } from "drizzle-orm";
import { schema, type Transaction } from "../../database/index.ts";
import { countedChannels } from "../../observability/index.ts";

const { zapEntries } = schema;

type EntryRow = typeof zapEntries.$inferSelect;

/** What an entry changes, whosever it is. */
export type LedgerLine = Pick<EntryRow, "userId" | "packId" | "kind" | "pool" | "amount">;

/** What a charge took when it was reserved. */
export type TakenLine = LedgerLine & Pick<EntryRow, "createdAt">;

/** One attempt at a run: what a charge belongs to. Each is charged, settled and given back once. */
export interface Attempt {
  readonly runId: string;
  readonly attempt: number;
}

/** What entries are written for: a phase of a charge, or a cause that each of them names. */
export type EntryReason = { readonly now: Date } & (
  | (Attempt & { readonly phase: NonNullable<EntryRow["phase"]> })
  | { readonly causeOf: (line: LedgerLine) => string }
);

const reasonOf = (occasion: EntryReason, line: LedgerLine) => {
  if ("causeOf" in occasion) return { cause: occasion.causeOf(line) };
  const { runId, attempt, phase } = occasion;
  return { runId, attempt, phase };
};

/** Appends to the ledger. What was written before is an error of the database. */
export const insertEntries = async (
  tx: Transaction,
  lines: readonly LedgerLine[],
  occasion: EntryReason,
): Promise<void> => {
  if (lines.length === 0) return;
  await tx
    .insert(zapEntries)
    .values(
      lines.map((line) => ({ ...line, ...reasonOf(occasion, line), createdAt: occasion.now })),
    );
  for (const { kind, pool, amount } of lines)
    countedChannels.ledgerEntry.tell({ kind, pool, amount });
};

/** What was written for an attempt, in order. */
export const entriesOfAttempt = (
  tx: Transaction,
  { runId, attempt }: Attempt,
): Promise<EntryRow[]> =>
  tx
    .select()
    .from(zapEntries)
    .where(and(eq(zapEntries.runId, runId), eq(zapEntries.attempt, attempt)))
    .orderBy(zapEntries.id);

/** What the entry of a cause took or gave; 0 where there is none. */
export const amountOfCause = async (tx: Transaction, cause: string): Promise<number> => {
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${zapEntries.amount}), 0)::int` })
    .from(zapEntries)
    .where(eq(zapEntries.cause, cause));
  return row?.amount ?? 0;
};

/** Answers whose zaps an account got back since a moment because it called them wrong. */
export const countWrongRefunds = async (
  tx: Transaction,
  userId: string,
  since: Date,
): Promise<number> => {
  const [row] = await tx
    .select({ answers: countDistinct(zapEntries.runId) })
    .from(zapEntries)
    .where(
      and(
        eq(zapEntries.userId, userId),
        eq(zapEntries.kind, "refund"),
        eq(zapEntries.phase, "wrong"),
        gte(zapEntries.createdAt, since),
      ),
    );
  return row?.answers ?? 0;
};
