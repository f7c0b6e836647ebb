import type { Language, LinkType } from "@spellwright/contract";
import type { Mailer, MailKind, PlanMailKind } from "@spellwright/services";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../database/index.ts";
import { describeError, type Log, type RateLimits } from "../../../http/index.ts";
import { issueLink } from "./mail-links.ts";
import { renderAccountMail } from "./render-account-mail.ts";

/** News of what happened to an account: nothing to click for. */
export interface Notice {
  readonly kind: Exclude<MailKind, LinkType | PlanMailKind | "email_changed">;
}

interface Receiver {
  readonly id: string;
  readonly email: string;
}

/**
 * Mails with a link. Of those that anybody can have sent to an address only so many leave (`limits.ts`);
 * nobody is told which do. A failure is logged: the person can ask again.
 */
export interface AccountMails {
  /** Issues a link that confirms a new account. @param browserHash of the browser that signed up */
  confirmSignUp(receiver: Receiver, browserHash: string, language: Language): Promise<void>;
  /** Issues a link that chooses a new password. */
  recover(receiver: Receiver, language: Language): Promise<void>;
  /**
   * Mails the link of a change of address that was issued already. Whoever asks for it counts the mail
   * before (`requestEmailChange`).
   *
   * @param email the new address
   */
  confirmChange(email: string, token: string, language: Language): Promise<void>;
  /**
   * Tells the old address of a change that was asked for or made, with a link that takes it back.
   *
   * @param receiver the account, and its old address
   * @param email the new address
   */
  offerUndo(
    receiver: Receiver,
    kind: "email_undo" | "email_changed",
    email: string,
    language: Language,
  ): Promise<void>;
  /** Tells an address what happened. A failure is logged. */
  tell(address: string, notice: Notice, language: Language): Promise<void>;
  /** Ends when every mail on its way is sent or failed. */
  settle(): Promise<void>;
}

/** Where the news lead: where it can be undone while there is an account, else home. */
const PAGE_OF: Readonly<Record<Notice["kind"], string>> = {
  password_changed: "settings",
  second_factor_on: "settings",
  second_factor_off: "settings",
  passkey_added: "settings",
  passkey_removed: "settings",
  discord_linked: "settings",
  discord_unlinked: "settings",
  bot_linked: "discord",
  bot_unlinked: "discord",
  account_deleted: "oracle",
};

/** Mails with a link that speak of the address that they go to. */
type ForReceiver = Exclude<LinkType, "email_undo">;

/** What counts the mails of a kind to one address. */
const LIMIT_OF = {
  signup: "signUpMail",
  recovery: "passwordResetMail",
} as const;

/**
 * Links are issued and mailed beside the answer, so that its time does not tell whether an address
 * is known. The files of the development mailbox are waited for, so that they are there at once.
 */
export const createAccountMails = (parts: {
  readonly config: Pick<Config, "publicUrl" | "smtp">;
  readonly database: Database;
  readonly limits: Pick<RateLimits, "allows">;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly now: () => Date;
}): AccountMails => {
  const { config, database, limits, mailer, log, now } = parts;
  const underWay = new Set<Promise<void>>();

  const post = async (kind: MailKind, deliver: () => Promise<void>): Promise<void> => {
    const delivery = deliver().catch((error: unknown) => {
      log.error({ mail: kind, error: describeError(error) });
    });
    underWay.add(delivery);
    void delivery.then(() => underWay.delete(delivery));
    if (config.smtp === undefined) await delivery;
  };

  const newToken = (link: Parameters<typeof issueLink>[1]) =>
    database.transaction((tx) => issueLink(tx, link, now()));

  const linkOf = (token: string, type: LinkType, language: Language): string => {
    return `${config.publicUrl}/${language}/auth/confirm?token_hash=${token}&type=${type}`;
  };

  const deliver = async (to: string, kind: ForReceiver, language: Language, token: string) => {
    const link = linkOf(token, kind, language);
    const content = renderAccountMail({ kind, link, email: to }, language);
    await mailer.send({ to, lang: language, kind, link, ...content });
  };

  const send = (
    to: string,
    kind: keyof typeof LIMIT_OF,
    language: Language,
    issue: () => Promise<string>,
  ) =>
    post(kind, async () => {
      if (await limits.allows(LIMIT_OF[kind], to)) await deliver(to, kind, language, await issue());
    });

  return {
    confirmSignUp: ({ id: userId, email }, browserHash, language) =>
      send(email, "signup", language, () =>
        newToken({ userId, type: "signup", email, browserHash }),
      ),
    recover: ({ id: userId, email }, language) =>
      send(email, "recovery", language, () => newToken({ userId, type: "recovery", email })),
    confirmChange: (email, token, language) =>
      post("email_change", () => deliver(email, "email_change", language, token)),
    offerUndo: ({ id: userId, email: to }, kind, email, language) =>
      post(kind, async () => {
        const token = await newToken({ userId, type: "email_undo", email: to });
        const link = linkOf(token, "email_undo", language);
        const content = renderAccountMail({ kind, link, email }, language);
        await mailer.send({ to, lang: language, kind, link, ...content });
      }),
    tell: (address, notice, language) =>
      post(notice.kind, async () => {
        const link = `${config.publicUrl}/${language}/${PAGE_OF[notice.kind]}`;
        const content = renderAccountMail({ ...notice, link }, language);
        await mailer.send({ to: address, lang: language, kind: notice.kind, link, ...content });
      }),
    async settle() {
      await Promise.all(underWay);
    },
  };
};
