import * as z from "zod";

const text = z.string().trim().min(1).max(300).optional();

/** Variables of who runs this server, as the legal pages name them. */
export const operatorVariables = {
  OPERATOR_NAME: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_EMAIL: z.email({ error: "must be a mail address" }).optional(),
  OPERATOR_PHONE: text,
  OPERATOR_REGISTRATION: text,
  OPERATOR_HOST: text,
  OPERATOR_MEDIATOR: text,
  SUPPORT_EMAIL: z.email({ error: "must be a mail address" }).optional(),
} as const;

const Variables = z.object(operatorVariables);

/** Who runs this server. Null for what is not set. */
export interface Operator {
  readonly name: string | null;
  /** The postal one. */
  readonly address: string | null;
  /** `OPERATOR_EMAIL`, else the address of the support. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Register and number, such as a SIRET. */
  readonly registration: string | null;
  /** Who hosts the machine: name and address. */
  readonly host: string | null;
  /** The consumer mediator: name and address. */
  readonly mediator: string | null;
}

export const readOperator = (env: z.infer<typeof Variables>): Operator => ({
  name: env.OPERATOR_NAME ?? null,
  address: env.OPERATOR_ADDRESS ?? null,
  email: env.OPERATOR_EMAIL ?? env.SUPPORT_EMAIL ?? null,
  phone: env.OPERATOR_PHONE ?? null,
  registration: env.OPERATOR_REGISTRATION ?? null,
  host: env.OPERATOR_HOST ?? null,
  mediator: env.OPERATOR_MEDIATOR ?? null,
});

/** What a shop has to say of itself before it sells, and its variable. */
const ASKED_OF_A_SHOP = {
  name: "OPERATOR_NAME",
  address: "OPERATOR_ADDRESS",
  email: "OPERATOR_EMAIL",
} as const;

/** The variables without which nothing is sold for money. */
export const missingForSale = (operator: Operator): readonly string[] =>
  Object.entries(ASKED_OF_A_SHOP)
    .filter(([part]) => operator[part as keyof typeof ASKED_OF_A_SHOP] === null)
    .map(([, variable]) => variable);

/** What an operator who takes money is told at the start. Undefined where nothing is missing. */
export const missingForSaleNotice = (
  takesMoney: boolean,
  operator: Operator,
): string | undefined => {
  const missing = missingForSale(operator);
  if (!takesMoney || missing.length === 0) return undefined;
  return `Nothing is sold: ${missing.join(", ")} must name who sells (docs/operations.md, “A shop”)`;
};
