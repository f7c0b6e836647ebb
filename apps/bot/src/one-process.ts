import { randomBytes } from "node:crypto";
import type { APIButtonComponentWithCustomId, APIMessage } from "discord.js";
import { type Client, GatewayDispatchEvents, Routes } from "discord.js";
import { processOfButton } from "./answering/buttons.ts";
import type { RecentlySeen } from "./recently-seen.ts";

/** Names a process by its start, so that the older of two is the smaller word. */
export const nameProcess = (startedAt: number): string =>
  `${startedAt.toString(36).padStart(9, "0")}.${randomBytes(3).toString("hex")}`;

type Button = Pick<APIButtonComponentWithCustomId, "custom_id">;

const buttonsOf = (message: Partial<APIMessage>): readonly Button[] =>
  (message.components ?? []).flatMap((row) =>
    "components" in row
      ? row.components.filter((each): each is typeof each & Button => "custom_id" in each)
      : [],
  );

/** What a message of ours answers: a message or an interaction. */
const answeredBy = (message: Partial<APIMessage>): string | undefined =>
  message.message_reference?.message_id ?? message.interaction_metadata?.id;

/**
 * Two processes with one token both hear everything, and Discord tells neither. Each puts its name into
 * the buttons of its answers: whoever sees a name that is not its own under the answer to something
 * that it heard itself knows that it is not alone. The younger one ends. The older one writes its own
 * name there, so that the younger one sees it.
 *
 * @param seen messages and interactions that this process heard
 * @param onOlder this process shall end
 */
export const watchForOthers = (
  client: Client<true>,
  name: string,
  seen: RecentlySeen,
  onOlder: () => void,
): void => {
  const rename = async (message: APIMessage, other: string): Promise<void> => {
    const text = JSON.stringify(message.components).replaceAll(`:${other}"`, `:${name}"`);
    const body = { components: JSON.parse(text) };
    // Only a hint to the other process: without it, the next answer tells it.
    await client.rest
      .patch(Routes.channelMessage(message.channel_id, message.id), { body })
      .catch(() => {});
  };
  const look = (message: APIMessage): void => {
    if (message.author?.id !== client.user.id || !seen.has(answeredBy(message) ?? "")) return;
    const other = buttonsOf(message)
      .map(({ custom_id }) => processOfButton(custom_id))
      .find((each) => each !== undefined && each !== name);
    if (other === undefined) return;
    if (other < name) onOlder();
    else void rename(message, other);
  };
  client.ws.on(GatewayDispatchEvents.MessageCreate, look);
  client.ws.on(GatewayDispatchEvents.MessageUpdate, look);
};
