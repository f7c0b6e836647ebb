import type { ChatWorld } from "../world/chat-world.ts";
import type { FakeButton, FakeEmbed, FakeMessage, FakeUser } from "../world/entities.ts";
import { escapeHtml, renderMarkdown } from "./render-markdown.ts";
import type { ChatSandboxText } from "./sandbox-text.ts";

/** Shown to one person only (Discord's flag). */
const EPHEMERAL = 64;

/** Who looks, where, and in which language. */
export interface PageView {
  readonly world: ChatWorld;
  readonly text: ChatSandboxText;
  readonly language: "fr" | "en";
  readonly reader: FakeUser;
}

const renderEmbed = (embed: FakeEmbed, users: ChatWorld["users"]): string => {
  const title = embed.title === undefined ? "" : renderMarkdown(embed.title, users);
  const parts = [
    embed.author === undefined ? "" : `<small>${escapeHtml(embed.author.name)}</small>`,
    title === ""
      ? ""
      : `<h3>${embed.url === undefined ? title : `<a href="${escapeHtml(embed.url)}">${title}</a>`}</h3>`,
    embed.description === undefined ? "" : renderMarkdown(embed.description, users),
    ...(embed.fields ?? []).map(
      ({ name, value }) =>
        `<h4>${renderMarkdown(name, users)}</h4><div>${renderMarkdown(value, users)}</div>`,
    ),
    embed.footer === undefined ? "" : `<footer>${escapeHtml(embed.footer.text)}</footer>`,
  ];
  const colour = `#${(embed.color ?? 0x888888).toString(16).padStart(6, "0")}`;
  return `<div class="embed" style="border-left-color:${colour}">${parts.join("")}</div>`;
};

const renderButton = (button: FakeButton, message: FakeMessage, reader: FakeUser): string => {
  const label = escapeHtml(button.label ?? "");
  if (button.url !== undefined)
    return `<a class="button" href="${escapeHtml(button.url)}">${label}</a>`;
  const disabled = button.disabled === true ? " disabled" : "";
  return `<form method="post"><input type="hidden" name="message" value="${message.id}"><input type="hidden" name="as" value="${reader.id}"><button name="press" value="${escapeHtml(button.custom_id ?? "")}"${disabled}>${label}</button></form>`;
};

/** Whether a person sees a message: what is for one person is hidden from the others. */
export const isShownTo = ({ world, reader }: PageView, message: FakeMessage): boolean =>
  (message.flags & EPHEMERAL) === 0 ||
  world.interactions.get(message.interactionId ?? "")?.user === reader;

/** Who gave the command that a message answers. What follows that message says it no more. */
const renderCommand = ({ world, text, language }: PageView, message: FakeMessage): string => {
  const interaction = world.interactions.get(message.interactionId ?? "");
  if (interaction?.originalId !== message.id || interaction.input.kind === "button") return "";
  const { user, input } = interaction;
  const name = input.kind === "command" ? input.name : input.command;
  if (name === undefined) return "";
  const command = world.commands.find((each) => each.name === name);
  const shown = command?.name_localizations?.[language] ?? name;
  return `<small>↰ ${escapeHtml(user.username)} ${escapeHtml(text("used", language))} <code>/${escapeHtml(shown)}</code></small>`;
};

/** A message as Discord would show it. */
export const renderMessage = (view: PageView, message: FakeMessage): string => {
  const { world, text, language, reader } = view;
  const t = (key: Parameters<ChatSandboxText>[0]) => escapeHtml(text(key, language));
  const answered = world.messages.get(message.reference ?? "");
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(
    new Date(message.timestamp),
  );
  const buttons = message.components
    .flatMap(({ components }) => components)
    .map((button) => renderButton(button, message, reader));
  return `<li data-message="${message.id}">
${answered === undefined ? "" : `<small>↰ ${escapeHtml(answered.author.username)}: ${renderMarkdown(answered.content.slice(0, 100).replaceAll("\n", " "), world.users)}</small>`}${renderCommand(view, message)}
<p class="who"><b>${escapeHtml(message.author.username)}</b>${message.author.bot ? ' <span class="tag">BOT</span>' : ""} <time>${time}</time></p>
${message.isLoading ? `<p><i>${t("thinking")}</i></p>` : ""}
<div>${renderMarkdown(message.content, world.users)}</div>
${message.embeds.map((embed) => renderEmbed(embed, world.users)).join("")}
${buttons.length === 0 ? "" : `<div class="buttons">${buttons.join("")}</div>`}
${(message.flags & EPHEMERAL) === 0 ? "" : `<small>${t("onlyYou")}</small>`}</li>`;
};
