import * as z from "zod";
import { PaymentsKind } from "./billing.ts";

const said = z.string().nullable();

/** What the legal pages say of this server: who runs it, who is sent what, and how long it is kept. */
export const LegalFacts = z.object({
  operator: z.object({
    name: said,
    address: said,
    email: said,
    phone: said,
    registration: said.describe("Register and number"),
    host: said.describe("Who hosts the machine: name and address"),
    mediator: said.describe("The consumer mediator: name and address"),
  }),
  payments: PaymentsKind,
  mail: z.boolean().describe("Whether mails leave through a mail server"),
  discord: z.boolean().describe("Whether one may sign in with Discord, or ask its bot"),
  language_models: z
    .array(z.string())
    .describe("Who is sent questions, by name or host; empty: they stay on this server"),
  page_events: z.boolean(),
  kept_days: z.object({
    question_logs: z.number().int().nullable().describe("null: as long as the account"),
    changes: z.number().int().describe("What operators, admins and owners of servers changed"),
    backups: z.number().int(),
  }),
});
export type LegalFacts = z.infer<typeof LegalFacts>;
