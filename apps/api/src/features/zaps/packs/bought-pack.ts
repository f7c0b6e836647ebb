import type { LedgerLine } from "../ledger-queries.ts";

/** A pack that is paid for. */
export interface BoughtPack {
  readonly orderId: string;
  readonly guildId: string;
  readonly userId: string | null;
  readonly size: number;
}

/** Names what caused a line of a pack’s ledger: the same one a second time is an error of the database. */
export const causeOf =
  (cause: string) =>
  ({ kind, packId }: LedgerLine): string =>
    `${cause}:${kind}:${packId}`;
