import type { Language } from "@spellwright/contract";

interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string; readonly hint: string };
  readonly note: string;
  readonly farewell: readonly string[];
}

/** The colours of the light theme, in the notation that every mail program reads. */
const INK = "#1d2526";
const SOFT = "#4c5859";
const GROUND = "#f3f1ea";
const PLATE = "#fffdf7";
const LINE = "#d8d3c4";
const PATINA = "#155e58";
const TEXT_FONT = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Arial,sans-serif";
const TITLE_FONT = "Texturina,Georgia,'Times New Roman',serif";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraph = (html: string, style = ""): string =>
  `<p style="margin:0 0 18px;${style}">${html}</p>`;

/**
 * The one look of our mails: no picture, no style sheet, no script, nothing from elsewhere. Tables are
 * what mail programs lay out alike.
 */
export const mailHtml = ({
  language,
  subject,
  paragraphs,
  action,
  note,
  farewell,
}: MailParts): string => {
  const address = escapeHtml(action.link);
  const content = [
    `<h1 style="margin:0 0 20px;font:600 24px/1.25 ${TITLE_FONT};color:${INK}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0"><tr><td style="border-radius:8px;background:${PATINA}"><a href="${address}" style="display:inline-block;padding:13px 22px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>`,
    paragraph(
      `${escapeHtml(action.hint)}<br><a href="${address}" style="color:${PATINA};word-break:break-all">${address}</a>`,
      `font-size:14px;color:${SOFT}`,
    ),
    paragraph(escapeHtml(note), `font-size:14px;color:${SOFT}`),
    paragraph(farewell.map(escapeHtml).join("<br>"), "margin-bottom:0"),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:${GROUND}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:28px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${PLATE};border:1px solid ${LINE};border-radius:12px"><tr><td style="padding:32px 28px;overflow-wrap:anywhere;word-break:break-word;font:16px/1.6 ${TEXT_FONT};color:${INK}">`,
    content.join(""),
    "</td></tr></table></td></tr></table></body></html>",
  ].join("");
};
