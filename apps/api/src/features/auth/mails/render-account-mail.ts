import type { Language } from "@spellwright/contract";
import { translateWithData, translator } from "@spellwright/locales";
import type { MailKind } from "@spellwright/services";
import { mailHtml } from "./mail-template.ts";

export interface AccountMailContent {
  readonly kind: MailKind;
  /** Where its button leads. */
  readonly link: string;
  /** The new address, for the mails about one. */
  readonly email?: string;
  /** What else its sentences name. */
  readonly params?: Readonly<Record<string, string>>;
}

/** A mail about the account, as text and as HTML. */
export const renderAccountMail = (
  { kind, link, email = "", params = {} }: AccountMailContent,
  language: Language,
): { subject: string; text: string; html: string } => {
  const t = translator(language);
  const subject = translateWithData(t, `emails.${kind}.subject`, params);
  const greeting = t("emails.greeting");
  const body = translateWithData(t, `emails.${kind}.body`, { ...params, email });
  const action = t(`emails.${kind}.action`);
  const note = t(`emails.${kind}.note`);
  const farewell = [t("emails.closing"), t("emails.signature")];
  const text = [greeting, body, `${action}\n${link}`, note, farewell.join("\n")];
  return {
    subject,
    text: `${text.join("\n\n")}\n`,
    html: mailHtml({
      language,
      subject,
      paragraphs: [greeting, body],
      action: { label: action, link, hint: t("emails.linkHint") },
      note,
      farewell,
    }),
  };
};
