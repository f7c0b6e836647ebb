import type { DiscordAccount } from "./discord-world.ts";

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** The forms post to the address they came from, which carries the whole request. */
export const signInPage = (): string =>
  page(
    "Discord (fake): sign in",
    `<form method="post">
<p><label>Username <input name="username" required></label></p>
<p><label>Email <input name="email"></label></p>
<p><label><input type="checkbox" name="verified" checked> Verified</label></p>
<p><label><input type="checkbox" name="picture"> With a picture</label></p>
<p><button name="action" value="sign-in">Log in</button></p></form>`,
  );

export const consentPage = (account: DiscordAccount, scope: string): string =>
  page(
    "Discord (fake): authorize",
    `<p>Signed in as <b>${escapeHtml(account.username)}</b></p>
<ul>${scope
      .split(" ")
      .map((each) => `<li>${escapeHtml(each)}</li>`)
      .join("")}</ul>
<form method="post"><button name="action" value="cancel">Cancel</button>
<button name="action" value="authorize">Authorize</button></form>`,
  );

/** What Discord shows instead of going back, when going back would not be safe. */
export const refusalPage = (reason: string): string =>
  page("Discord (fake): invalid request", `<p>${escapeHtml(reason)}</p>`);
