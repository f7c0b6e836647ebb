import { CHANNEL, type FakeChannel, type FakeGuild } from "../world/entities.ts";
import type { OpenedForm } from "../world/interaction.ts";
import { escapeHtml } from "./render-markdown.ts";
import { isShownTo, type PageView, renderMessage } from "./render-message.ts";
import { renderPermissions } from "./render-permissions.ts";
import type { ChatSandboxTextKey } from "./sandbox-text.ts";

/** A typing sign is shown so long, in ms. */
const TYPING_MS = 10_000;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f4ef;color:#1d2526}
.test{background:#7a2e00;color:#fff;padding:10px 20px;margin:0;font-weight:700;letter-spacing:.04em}
main{max-width:64rem;margin:0 auto;padding:16px 20px;display:grid;gap:20px}@media(min-width:50rem){main{grid-template-columns:14rem 1fr}}
h1{font-size:1.3rem;margin:0}h2{font-size:1rem;margin:12px 0 4px}h3,h4{margin:6px 0 2px}nav ul,ol{list-style:none;padding:0;margin:0}
nav a{display:block;padding:10px;border-radius:8px;color:inherit;text-decoration:none}nav a[aria-current]{background:#155e58;color:#fff}nav .in{padding-left:24px}
ol{background:#fff;border:1px solid #d8d3c4;border-radius:12px;padding:8px 16px;min-height:12rem}li{padding:10px 0;overflow-wrap:anywhere}.who{margin:0}time,small,footer{color:#5a6464;font-size:.85rem}
.embed{border:1px solid #d8d3c4;border-left:4px solid;border-radius:6px;padding:8px 14px;margin:6px 0;max-width:36rem}blockquote{margin:2px 0;padding-left:10px;border-left:3px solid #b8b3a4}
.tag{background:#155e58;color:#fff;border-radius:4px;padding:0 5px;font-size:.7rem}.buttons{display:flex;flex-wrap:wrap;gap:8px}.buttons form{display:inline}
button,.button,select,textarea,input{font:inherit;color:inherit;min-height:44px;padding:8px 14px;border-radius:8px;border:1px solid #155e58;background:#fff}button,.button{cursor:pointer;color:#155e58;text-decoration:none;display:inline-block}button.first{background:#155e58;color:#fff}button:disabled{opacity:.5}
form.say{display:grid;gap:8px;margin-top:12px}details form{display:grid;gap:4px;justify-items:start}summary{padding:10px 0;cursor:pointer}details label{display:flex;gap:8px;align-items:center;min-height:44px}details input{min-height:0}textarea{width:100%;min-height:5rem}.typing{min-height:1.5em;margin:4px 0;color:#5a6464}
@media(prefers-color-scheme:dark){body{background:#0a1b1e;color:#eef2ee}ol,textarea,select,input,button,.button{background:#10272b;border-color:#2d4a4c}button,.button{color:#8fd6c9}button.first,.tag,nav a[aria-current]{background:#8fd6c9;color:#0a1b1e}.embed{border-color:#2d4a4c}time,small,footer,.typing{color:#a9b8b4}a{color:#8fd6c9}}`;

/** Looks every second what is new; without it the page is read again by hand. */
const SCRIPT = `const feed=document.getElementById("feed");let last=feed.innerHTML;
setInterval(async()=>{const answer=await fetch(location.pathname+"/feed"+location.search).catch(()=>null);if(!answer?.ok)return;
const html=await answer.text();if(html===last)return;last=html;feed.innerHTML=html},1000);`;

const shell = (view: PageView, title: string, body: string): string => {
  const lead = escapeHtml(view.text("lead", view.language));
  return `<!doctype html><html lang="${view.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>TEST · ${escapeHtml(title)}</title><style>${STYLE}</style></head><body><p class="test" role="note">TEST · ${lead}</p>${body}</body></html>`;
};

/** Messages of a channel, with who is typing: the part that is read again. */
export const renderFeed = (view: PageView, channel: FakeChannel): string => {
  const { world, text, language } = view;
  const messages = world.messagesOf(channel).filter((each) => isShownTo(view, each));
  const isTyping = Date.now() - (world.typing.get(channel.id) ?? 0) < TYPING_MS;
  const empty = `<li>${escapeHtml(text("empty", language))}</li>`;
  return `<ol>${messages.map((each) => renderMessage(view, each)).join("") || empty}</ol><p class="typing" role="status">${isTyping ? escapeHtml(text("typing", language)) : ""}</p>`;
};

/** What a form that the bot opened looks like. */
const renderForm = (view: PageView, form: OpenedForm, interactionId: string): string =>
  `<form class="say" method="post"><h2>${escapeHtml(form.title)}</h2><input type="hidden" name="as" value="${view.reader.id}"><input type="hidden" name="form" value="${interactionId}">${form.fields
    .map(
      ({ custom_id, label }) =>
        `<label>${escapeHtml(label)}<textarea name="field:${escapeHtml(custom_id)}" required></textarea></label>`,
    )
    .join(
      "",
    )}<button class="first">${escapeHtml(view.text("form", view.language))}</button></form>`;

/** The server with its channels, and the channel that is open, with a composer. */
export const renderPage = (
  view: PageView,
  guild: FakeGuild,
  channel: FakeChannel,
  backUrl: string,
): string => {
  const { world, text, language, reader } = view;
  const t = (key: ChatSandboxTextKey) => escapeHtml(text(key, language));
  const link = (each: FakeChannel) =>
    each.type === CHANNEL.category || each.type === CHANNEL.forum
      ? `<h2>${escapeHtml(each.name)}</h2>`
      : `<a class="${each.parent_id === null ? "" : "in"}" href="?channel=${each.id}&amp;as=${reader.id}"${each === channel ? ' aria-current="page"' : ""}># ${escapeHtml(each.name)}</a>`;
  const people = [...world.users.values()].filter(({ bot }) => !bot);
  const options = people.map(
    (user) =>
      `<option value="${user.id}"${user === reader ? " selected" : ""}>${escapeHtml(user.username)}${user.id === guild.owner_id ? ` (${t("owner")})` : ""}</option>`,
  );
  const opened = [...world.interactions.values()]
    .filter(({ user, form, channel: where }) => user === reader && where === channel && form)
    .at(-1);
  const commands = world.commands.map(
    (command) =>
      `<li><code>/${escapeHtml(command.name_localizations?.[language] ?? command.name)}</code> ${escapeHtml(command.description_localizations?.[language] ?? command.description)}</li>`,
  );
  return shell(
    view,
    text("title", language),
    `<main><nav aria-label="${t("channels")}"><h1>${escapeHtml(guild.name)}</h1><ul>${guild.channels.map((each) => `<li>${link(each)}</li>`).join("")}</ul><p><a href="${escapeHtml(backUrl)}">${t("back")}</a></p></nav>
<div>${guild.hasBot ? "" : `<p role="status">${t("noBot")}</p>`}<div id="feed">${renderFeed(view, channel)}</div>
${opened?.form ? renderForm(view, opened.form, opened.id) : ""}
<form class="say" method="post"><label>${t("as")} <select name="as">${options.join("")}</select></label>
<label>${t("composer")}<textarea name="text" required placeholder="@${escapeHtml(world.bot.username)} …"></textarea></label><button class="first">${t("send")}</button></form>
${renderPermissions(view, guild, channel)}
<p><small>${t("channelsHint")}</small></p><p><small>${t("hint")}</small></p><ul>${commands.join("")}</ul></div></main><script>${SCRIPT}</script>`,
  );
};

/** Which server the bot shall come to: the screen of its invite link. */
export const renderInvite = (view: PageView, guilds: readonly FakeGuild[]): string =>
  shell(
    view,
    view.text("invite", view.language),
    `<main><div><h1>${escapeHtml(view.text("invite", view.language))}</h1><p>${escapeHtml(view.text("inviteLead", view.language))}</p>${guilds
      .map(
        (guild) =>
          `<form method="post"><button class="first" name="guild" value="${guild.id}">${escapeHtml(guild.name)}</button></form>`,
      )
      .join("")}</div></main>`,
  );
