import type { DiscordAccount } from "./discord-world.ts";

/** The sentences of the screens, in English unless the sandbox has them in the reader's language. */
const ENGLISH = {
  lead: "this is not Discord",
  signIn: "Discord (fake): sign in",
  signInHint: "",
  username: "Username",
  email: "Email",
  verified: "Verified",
  picture: "With a picture",
  logIn: "Log in",
  authorize: "Discord (fake): authorize",
  signedInAs: "Signed in as",
  identify: "identify",
  emailScope: "email",
  guilds: "guilds",
  cancel: "Cancel",
  allow: "Authorize",
  refused: "Discord (fake): invalid request",
} as const;
export type OAuthTextKey = keyof typeof ENGLISH;

/** The screens as one reader gets them. */
export interface Screens {
  readonly text: (key: OAuthTextKey) => string;
  readonly language: "fr" | "en";
  /** Who is likely to sign in. */
  readonly person: string;
}

export const PLAIN_SCREENS: Screens = {
  text: (key) => ENGLISH[key],
  language: "en",
  person: "",
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f4ef;color:#1d2526}.test{background:#7a2e00;color:#fff;padding:10px 20px;margin:0;font-weight:700}
main{max-width:26rem;margin:0 auto;padding:16px 20px}h1{font-size:1.3rem}input:not([type=checkbox]){display:block;width:100%}button,input:not([type=checkbox]){font:inherit;color:inherit;min-height:44px;padding:8px 14px;border-radius:8px;border:1px solid #155e58;background:#fff}button{cursor:pointer}button.first{background:#155e58;color:#fff}
@media(prefers-color-scheme:dark){body{background:#0a1b1e;color:#eef2ee}button,input:not([type=checkbox]){background:#10272b;border-color:#2d4a4c}button.first{background:#8fd6c9;color:#0a1b1e}}`;

const page = ({ text, language }: Screens, title: OAuthTextKey, body: string): string => {
  const heading = escapeHtml(text(title));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>TEST · ${heading}</title><style>${STYLE}</style></head><body><p class="test" role="note">TEST · ${escapeHtml(text("lead"))}</p><main><h1>${heading}</h1>${body}</main></body></html>`;
};

/** The forms post to the address they came from, which carries the whole request. */
export const signInPage = (screens: Screens): string => {
  const t = (key: OAuthTextKey) => escapeHtml(screens.text(key));
  return page(
    screens,
    "signIn",
    `<p>${t("signInHint")}</p><form method="post">
<p><label>${t("username")} <input name="username" required autocomplete="off" value="${escapeHtml(screens.person)}"></label></p>
<p><label>${t("email")} <input name="email" autocomplete="off"></label></p>
<p><label><input type="checkbox" name="verified" checked> ${t("verified")}</label></p>
<p><label><input type="checkbox" name="picture"> ${t("picture")}</label></p>
<p><button class="first" name="action" value="sign-in">${t("logIn")}</button></p></form>`,
  );
};

const SCOPES = { identify: "identify", email: "emailScope", guilds: "guilds" } as const;

export const consentPage = (screens: Screens, account: DiscordAccount, scope: string): string => {
  const t = (key: OAuthTextKey) => escapeHtml(screens.text(key));
  const asked = scope.split(" ").map((each) => SCOPES[each as keyof typeof SCOPES]);
  return page(
    screens,
    "authorize",
    `<p>${t("signedInAs")} <b>${escapeHtml(account.username)}</b></p>
<ul>${asked.map((each) => `<li>${t(each)}</li>`).join("")}</ul>
<form method="post"><button name="action" value="cancel">${t("cancel")}</button>
<button class="first" name="action" value="authorize">${t("allow")}</button></form>`,
  );
};

/** What Discord shows instead of going back, when going back would not be safe. */
export const refusalPage = (screens: Screens, reason: string): string =>
  page(screens, "refused", `<p>${escapeHtml(reason)}</p>`);
