import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from "better-auth";

type Row = Record<string, unknown>;

const tokenIn = (where: readonly Where[]): unknown =>
  where.find(({ field }) => field === "token")?.value;

/** A row of the session table as the library expects it: with the token that was shown, not its hash. */
const shown = <Result>(model: string, row: Result, token: unknown): Result =>
  model === "session" && row !== null && token !== undefined ? { ...row, token } : row;

const wrap = <Adapter extends DBTransactionAdapter<BetterAuthOptions>>(
  adapter: Adapter,
): Adapter => ({
  ...adapter,
  create: async <Given extends Row, Result = Given>(input: {
    model: string;
    data: Omit<Given, "id">;
  }) => {
    const made = await adapter.create<Given, Result>(input);
    return shown(input.model, made, "token" in input.data ? input.data.token : undefined);
  },
  findOne: async <Result>(input: { model: string; where: Where[] }) =>
    shown(input.model, await adapter.findOne<Result>(input), tokenIn(input.where)),
  update: async <Result>(input: { model: string; where: Where[]; update: Row }) =>
    shown(input.model, await adapter.update<Result>(input), tokenIn(input.where)),
});

/**
 * The library finds, renews and ends a session by the token that it has read from its row. The row holds
 * a hash (`hashedSecret`). Whoever brought the token gets it back with the row, and nobody else: lists of
 * sessions keep the hashes.
 */
export const withPresentedTokens =
  (open: (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>) =>
  (options: BetterAuthOptions): DBAdapter<BetterAuthOptions> => {
    const adapter = open(options);
    return {
      ...wrap(adapter),
      transaction: (work) => adapter.transaction((inside) => work(wrap(inside))),
    };
  };
