import type { FakeOrder, FakePlan, FakeSubscription, PayPalState } from "./paypal-state.ts";

/** Sentences of the pages, in the language of who reads them. */
export type SandboxTextKey =
  | "lead"
  | "buyerTitle"
  | "monthly"
  | "approve"
  | "decline"
  | "cancel"
  | "later"
  | "declined"
  | "waiting"
  | "gone"
  | "controlTitle"
  | "controlLead"
  | "subscriptions"
  | "orders"
  | "none"
  | "renew"
  | "fail"
  | "refund"
  | "dispute"
  | "events"
  | "held"
  | "hold"
  | "release"
  | "reversed"
  | "twice"
  | "back";
/** The sentence of a key in one language. */
export type SandboxText = (key: SandboxTextKey, language: "fr" | "en") => string;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f4ef;color:#1d2526}
a{color:#155e58}.test{margin:0;background:#7a2e00;color:#fff;padding:10px 20px;font-weight:700;letter-spacing:.04em}
main{max-width:40rem;margin:24px auto;padding:0 20px}section{background:#fff;border:1px solid #d8d3c4;border-radius:12px;padding:20px;margin:16px 0}
button{font:inherit;min-height:44px;padding:8px 16px;margin:4px 8px 4px 0;border-radius:8px;border:1px solid #155e58;background:#fff;color:#155e58;cursor:pointer}
button.first{background:#155e58;color:#fff}.price{font-size:2rem;font-weight:600}code{overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#0a1b1e;color:#eef2ee}section{background:#10272b;border-color:#2d4a4c}a{color:#8fd6c9}button{background:none;color:#8fd6c9;border-color:#8fd6c9}button.first{background:#8fd6c9;color:#0a1b1e}}`;

interface PageParts {
  readonly text: SandboxText;
  readonly language: "fr" | "en";
}

const page = ({ text, language }: PageParts, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>TEST · ${escapeHtml(title)}</title><style>${STYLE}</style></head><body><p class="test" role="note">TEST · ${escapeHtml(text("lead", language))}</p><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const button = (action: string, label: string, first = false, fields = ""): string =>
  `<form method="post" style="display:inline">${fields}<button name="action" value="${action}"${first ? ' class="first"' : ""}>${escapeHtml(label)}</button></form>`;

const price = (value: string, language: "fr" | "en"): string =>
  new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-US", {
    style: "currency",
    currency: "EUR",
  }).format(Number(value));

/** Where the buyer decides. The forms post to the address that they came from. */
export const approvalPage = (
  parts: PageParts,
  what: { readonly name: string; readonly value: string; readonly isMonthly: boolean },
  note: "declined" | "waiting" | null = null,
): string => {
  const t = (key: SandboxTextKey) => parts.text(key, parts.language);
  const told = note === null ? "" : `<p role="status"><b>${escapeHtml(t(note))}</b></p>`;
  return page(
    parts,
    t("buyerTitle"),
    `<section><h2>${escapeHtml(what.name)}</h2><p class="price">${price(what.value, parts.language)}</p>${what.isMonthly ? `<p>${escapeHtml(t("monthly"))}</p>` : ""}${told}
${button("approve", t("approve"), true)}${button("decline", t("decline"))}${button("cancel", t("cancel"))}${button("later", t("later"))}</section>`,
  );
};

export const gonePage = (parts: PageParts): string =>
  page(
    parts,
    parts.text("buyerTitle", parts.language),
    `<p>${escapeHtml(parts.text("gone", parts.language))}</p>`,
  );

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Where time, failures and late news are made. */
export const controlPage = (
  parts: PageParts,
  state: PayPalState,
  held: number,
  backUrl: string,
): string => {
  const t = (key: SandboxTextKey) => escapeHtml(parts.text(key, parts.language));
  const label = (key: SandboxTextKey) => parts.text(key, parts.language);
  const nameOf = (id: string) => state.plans.find((plan: FakePlan) => plan.id === id)?.name ?? id;
  const subscription = (each: FakeSubscription) =>
    `<section><h3>${escapeHtml(nameOf(each.plan_id))}</h3><p><code>${each.id}</code> · ${each.status}</p>${(
      ["renew", "fail", "refund", "dispute"] as const
    )
      .map((action) => button(action, label(action), false, hidden("id", each.id)))
      .join("")}</section>`;
  const order = (each: FakeOrder) =>
    `<section><h3>${escapeHtml(each.description)} · ${price(each.amount.value, parts.language)}</h3><p><code>${each.id}</code> · ${each.status}</p>${(
      ["refund", "dispute"] as const
    )
      .map((action) => button(action, label(action), false, hidden("id", each.id)))
      .join("")}</section>`;
  const none = `<p>${t("none")}</p>`;
  return page(
    parts,
    label("controlTitle"),
    `<p>${t("controlLead")}</p><p><a href="${escapeHtml(backUrl)}">${t("back")}</a></p>
<h2>${t("events")}</h2><section><p>${t("held")} ${held}</p>${(
      ["hold", "release", "reversed", "twice"] as const
    )
      .map((action) => button(action, label(action)))
      .join("")}</section>
<h2>${t("subscriptions")}</h2>${state.subscriptions.map(subscription).join("") || none}
<h2>${t("orders")}</h2>${state.orders.map(order).join("") || none}`,
  );
};
