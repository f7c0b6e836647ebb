import type { Language, LinkType } from "@spellwright/contract";
import type { Mailer } from "@spellwright/services";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/index.ts";
import { describeError, type Log } from "../../http/index.ts";
import { issueLink } from "./mail-links.ts";
import { renderAccountMail } from "./render-account-mail.ts";

export interface AccountMails {
  /** Issues a new link and mails it. A failure is logged: the person can ask again. */
  send(receiver: { id: string; email: string }, kind: LinkType, language: Language): Promise<void>;
  /** Ends when every mail on its way is sent or failed. */
  settle(): Promise<void>;
}

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

  const deliver = async (
    receiver: { id: string; email: string },
    kind: LinkType,
    language: Language,
  ) => {
    try {
      const token = await database.transaction((tx) => issueLink(tx, receiver.id, kind));
      const link = `${config.publicUrl}/${language}/auth/confirm?token_hash=${token}&type=${kind}`;
      const content = renderAccountMail(kind, language, link);
      await mailer.send({ to: receiver.email, lang: language, kind, link, ...content });
    } catch (error) {
      log.error({ mail: kind, error: describeError(error) });
    }
  };

  return {
    async send(receiver, kind, language) {
      const delivery = deliver(receiver, kind, language);
      underWay.add(delivery);
      void delivery.then(() => underWay.delete(delivery));
      if (config.smtp === undefined) await delivery;
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
};
