import type { Language, LinkType } from "@spellwright/contract";
import { translator } from "@spellwright/locales";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The mail of a link, as text and as HTML that any client shows: no picture, no style sheet. */
export const renderAccountMail = (
  kind: LinkType,
  language: Language,
  link: string,
): { subject: string; text: string; html: string } => {
  const t = translator(language);
  const subject = t(`emails.${kind}.subject`);
  const [greeting, body, ignore] = [
    t("emails.greeting"),
    t(`emails.${kind}.body`),
    t(`emails.${kind}.ignore`),
  ];
  const [action, closing, signature] = [
    t(`emails.${kind}.action`),
    t("emails.closing"),
    t("emails.signature"),
  ];
  const text = [greeting, body, `${action}\n${link}`, ignore, `${closing}\n${signature}`];
  const address = escapeHtml(link);
  const button = `<p><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#7a4b12;color:#fff;text-decoration:none">${escapeHtml(action)}</a></p>`;
  const html = [
    paragraph(greeting),
    paragraph(body),
    button,
    `<p>${escapeHtml(t("emails.linkHint"))}<br><a href="${address}">${address}</a></p>`,
    paragraph(ignore),
    `<p>${escapeHtml(closing)}<br>${escapeHtml(signature)}</p>`,
  ];
  return {
    subject,
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">${html.join("")}</body></html>`,
  };
};
