import * as z from "zod";

/** What an operator orders with `npm run admin` (ADM-05). */
export const OperatorOrder = z.strictObject({
  command: z.enum(["list", "log", "grant", "revoke", "ban", "unban", "end-second-factor"]),
  /** Whom it is about; `list` and `log` are about nobody. */
  email: z.string().min(1).max(254).optional(),
  reason: z.string().max(1000).optional(),
  /** End of a ban; absent: for good. */
  until: z.iso.datetime().optional(),
  /** The operator's name on the machine, for the log of what was done. */
  operator: z.string().max(254),
});

export type OperatorOrder = z.infer<typeof OperatorOrder>;

/** What became of an order: lines for the operator, or the one that says why not. */
export const OperatorAnswer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ refused: z.string() }),
]);

export type OperatorAnswer = z.infer<typeof OperatorAnswer>;
