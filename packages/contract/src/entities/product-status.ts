import * as z from "zod";
import { Engine } from "./ruling.ts";

/** What the footer and the sign-in dialog say of this server (HEAD-07). */
export const ProductStatus = z.object({
  rules: z.object({
    edition: z.string(),
    effective_date: z.iso.date(),
    verbatim: z.boolean(),
    count: z.number().int(),
  }),
  cards: z.object({ date: z.iso.date(), starter: z.boolean(), count: z.number().int() }),
  engine: Engine,
  embedded: z.boolean(),
  demo_account: z.object({ email: z.string(), password: z.string() }).nullable(),
  discord_sign_in: z.boolean().describe("Whether this server offers sign-in with Discord"),
  community_url: z.string().nullable(),
  page_events: z
    .boolean()
    .describe("Whether pages may ask for consent to tell of questions and of their own speed"),
});
export type ProductStatus = z.infer<typeof ProductStatus>;
