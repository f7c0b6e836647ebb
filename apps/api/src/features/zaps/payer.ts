/** Who pays for a run: an account, or the packs of a server. */
export type Payer =
  | { readonly userId: string; readonly guildId: null }
  | { readonly userId: null; readonly guildId: string };

/** An account pays. */
export const accountOf = (userId: string): Payer => ({ userId, guildId: null });

/** The packs of a Discord server pay. */
export const packsOf = (guildId: string): Payer => ({ userId: null, guildId });

/** The payer that a row names: one of the two, as the table demands. */
export const payerOf = ({
  userId,
  guildId,
}: {
  readonly userId: string | null;
  readonly guildId: string | null;
}): Payer => {
  if (userId !== null) return accountOf(userId);
  if (guildId !== null) return packsOf(guildId);
  throw new Error("nobody pays for a run");
};
