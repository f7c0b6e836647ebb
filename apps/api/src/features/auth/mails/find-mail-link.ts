import type { LinkType } from "@spellwright/contract";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { findLink } from "./mail-links.ts";
import { type LinkOwner, lockAccount } from "./queries.ts";

/** Who opened a link. */
export interface LinkCaller {
  /** The account that is signed in. */
  readonly userId: string | undefined;
  /** Of a browser that signed somebody up (`sign-up-browser.ts`). */
  readonly browserHash: string | undefined;
}

/** What a link takes besides being opened. */
export type LinkDemand = "new_password" | "sign_in" | null;

/** A good link with its account. */
interface MailLink {
  readonly owner: LinkOwner;
  /** The address that it is about. */
  readonly email: string;
  readonly wasConfirmed: boolean;
  readonly asksFor: LinkDemand;
}

/**
 * A link proves who reads the mails of an address, never who asked for it. So it lets no password of before
 * stand (`recovery`, `email_undo`), but that of a new account which was signed up once, in the browser that
 * opens the link; and an address changes for the account that asked, where that is signed in.
 */
const demandOf = (
  type: LinkType,
  owner: LinkOwner,
  hasPassword: boolean,
  { userId, browserHash }: LinkCaller,
): LinkDemand => {
  if (type === "email_change") return owner.userId === userId ? null : "sign_in";
  const isOwnSignUp =
    type === "signup" &&
    hasPassword &&
    browserHash !== undefined &&
    owner.browserHash === browserHash;
  return isOwnSignUp ? null : "new_password";
};

/**
 * The account's row is locked until the transaction ends: nobody signs the address up meanwhile.
 *
 * @throws AppError LINK_INVALID for unknown, used and expired links alike
 */
export const findMailLink = async (
  tx: Transaction,
  { token_hash, type }: { readonly token_hash: string; readonly type: LinkType },
  caller: LinkCaller,
  now: Date,
): Promise<MailLink> => {
  const owner = await findLink(tx, token_hash, type, now);
  const account = owner === undefined ? undefined : await lockAccount(tx, owner.userId);
  if (owner === undefined || account === undefined) throw new AppError("LINK_INVALID");
  if (type === "signup" && account.confirmed) throw new AppError("LINK_INVALID");
  return {
    owner,
    email: owner.email ?? account.email,
    wasConfirmed: account.confirmed,
    asksFor: demandOf(type, owner, account.hasPassword, caller),
  };
};
