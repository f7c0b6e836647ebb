import type { Language, LinkType } from "@spellwright/contract";
import type { Mailer, MailKind, PlanMailKind } from "@spellwright/services";
import type { Config } from "../../../config.ts";
import type { Database } from "../../../database/index.ts";
import { describeError, type Log } from "../../../http/index.ts";
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

export interface AccountMails {
  /**
   * Issues a new link and mails it. A failure is logged: the person can ask again.
   *
   * @param receiver the account, and the address that the mail goes to: with `email_change` the new one
   * @param token of a link that was issued already
   */
  send(
    receiver: Receiver,
    kind: Exclude<LinkType, "email_undo">,
    language: Language,
    token?: string,
  ): Promise<void>;
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
  discord_linked: "settings",
  discord_unlinked: "settings",
  bot_linked: "discord",
  bot_unlinked: "discord",
  account_deleted: "oracle",
};

/**
 * Links are issued and mailed beside the answer, so that its time does not tell whether an address
 * is known. The files of the development mailbox are waited for, so that they are there at once.
 */
export const createAccountMails = (parts: {
  readonly config: Pick<Config, "publicUrl" | "smtp">;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Log;
}): AccountMails => {
  const { config, database, mailer, log } = parts;
  const underWay = new Set<Promise<void>>();

  const post = async (kind: MailKind, deliver: () => Promise<void>): Promise<void> => {
    const delivery = deliver().catch((error: unknown) => {
      log.error({ mail: kind, error: describeError(error) });
    });
    underWay.add(delivery);
    void delivery.then(() => underWay.delete(delivery));
    if (config.smtp === undefined) await delivery;
  };

  const newToken = ({ id, email }: Receiver, type: LinkType) =>
    database.transaction((tx) => issueLink(tx, id, type, email));

  const linkOf = (token: string, type: LinkType, language: Language): string => {
    return `${config.publicUrl}/${language}/auth/confirm?token_hash=${token}&type=${type}`;
  };

  return {
    send: (receiver, kind, language, token) =>
      post(kind, async () => {
        const { email } = receiver;
        const link = linkOf(token ?? (await newToken(receiver, kind)), kind, language);
        const content = renderAccountMail({ kind, link, email }, language);
        await mailer.send({ to: email, lang: language, kind, link, ...content });
      }),
    offerUndo: (receiver, kind, email, language) =>
      post(kind, async () => {
        const link = linkOf(await newToken(receiver, "email_undo"), "email_undo", language);
        const content = renderAccountMail({ kind, link, email }, language);
        await mailer.send({ to: receiver.email, lang: language, kind, link, ...content });
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
