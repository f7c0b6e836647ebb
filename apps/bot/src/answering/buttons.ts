import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type MessageActionRowComponentBuilder,
} from "discord.js";

/** What a button of ours does; `deeper` and `pay` ask and cost, the others are free. `turn` is of rules. */
export const BUTTONS = ["wrong", "explain", "deeper", "pay", "link", "turn"] as const;
export type ButtonKind = (typeof BUTTONS)[number];

/** A button that was pressed: on which question (or page of rules, or offer), and which process had sent it. */
export interface PressedButton {
  readonly kind: ButtonKind;
  readonly questionId: string;
}

/** `explain:<question>:<process>`; Discord gives it back as it is, at most 100 characters. */
export const buttonId = (kind: ButtonKind, questionId: string, process: string): string =>
  `${kind}:${questionId}:${process}`;

/** Undefined for what is no button of ours. */
export const readButtonId = (customId: string): PressedButton | undefined => {
  const [name = "", questionId = ""] = customId.split(":");
  const kind = BUTTONS.find((each) => each === name);
  return kind === undefined ? undefined : { kind, questionId };
};

/** The process that sent a button: what stands last in its id. */
export const processOfButton = (customId: string): string | undefined =>
  readButtonId(customId) === undefined ? undefined : customId.split(":")[2];

/** A button to press. */
export const pressButton = (customId: string, label: string, isMain = false): ButtonBuilder =>
  new ButtonBuilder()
    .setCustomId(customId)
    .setLabel(label.slice(0, 80))
    .setStyle(isMain ? ButtonStyle.Primary : ButtonStyle.Secondary);

/** A button that opens an address. */
export const linkButton = (url: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setURL(url).setLabel(label.slice(0, 80)).setStyle(ButtonStyle.Link);

/** Buttons beside each other. */
export const row = (
  ...buttons: ButtonBuilder[]
): ActionRowBuilder<MessageActionRowComponentBuilder> =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(buttons);
