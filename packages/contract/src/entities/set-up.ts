import * as z from "zod";
import { PaymentsKind } from "./billing.ts";

/** What an admin sees of what the operator has set, and of what is missing. */
export const SetUp = z.object({
  payments: PaymentsKind,
  missing_for_sale: z
    .array(z.string())
    .describe("Variables without which nothing is sold for money"),
  operator: z.string().nullable(),
  support_email: z.string().nullable(),
  support_is_default: z.boolean().describe("The operator's own address stands in for it"),
  community_url: z.string().nullable(),
  community_is_default: z.boolean(),
});
export type SetUp = z.infer<typeof SetUp>;
