import type { FakeMessage } from "@spellwright/fakes";
import { allowChannels, statsOf } from "./owner.ts";
import { answersTo, type Server, type Stage } from "./stage.ts";

/** Of a server, so that the limits on floods (60 a minute, 20 in a channel) do not count here. */
const MESSAGES_OF_A_SERVER = 50;
const CHANNELS = 4;
/** One person asks no more than six a minute. */
const MESSAGES_OF_A_PERSON = 5;
/** What a kill swallowed is waited for no longer, in ms. */
const LOST_MS = 5000;

const QUESTIONS = [
  "My 4/4 indestructible creature gets -4/-4 until end of turn. Does my creature die?",
  "Ma 4/4 indestructible reçoit -4/-4. Meurt-elle ?",
  "Does deathtouch work with trample when two creatures block?",
] as const;

/** What came of it; `lost` were said while no bot listened, or were being answered when it was killed. */
export interface SoakResult {
  readonly messages: number;
  readonly answered: number;
  readonly answeredTwice: number;
  readonly lost: number;
  /** What the packs lost is what was shown as paid, besides what a kill left unconfirmed. */
  readonly ledgerIsEqual: boolean;
}

/** The bot's process, which the soak kills. */
export interface KilledBot {
  readonly restart: () => Promise<void>;
}

const zapsShown = (message: FakeMessage): number =>
  message.embeds.some(({ footer }) => /^[1-9]/.test(footer?.text ?? "")) ? 1 : 0;

const addServers = async (stage: Stage, messages: number): Promise<readonly Server[]> => {
  const servers: Server[] = [];
  for (let at = 0; at < messages / MESSAGES_OF_A_SERVER; at += 1)
    servers.push(await stage.addServer());
  return servers;
};

/** Sends so many questions in small groups, each group with another fault, and counts what came of them. */
export const soak = async (stage: Stage, messages: number, bot: KilledBot): Promise<SoakResult> => {
  const { world, gateway } = stage.discord;
  const servers = await addServers(stage, messages);
  const channels = new Map<Server, readonly Server["rules"][]>();
  for (const server of servers) {
    const more = Array.from({ length: CHANNELS - 1 }, (_each, at) =>
      world.addChannel(server.guild, `rules-${at}`),
    );
    channels.set(server, [server.rules, ...more]);
    await allowChannels(server.owner, server.guild.id, [server.rules, ...more]);
  }
  const sent: FakeMessage[] = [];
  let person = world.addUser("soak");
  const say = (): FakeMessage => {
    const at = sent.length;
    if (at % MESSAGES_OF_A_PERSON === 0) person = world.addUser(`soak ${at}`);
    const server = servers[at % servers.length];
    const channel = channels.get(server as Server)?.[Math.floor(at / servers.length) % CHANNELS];
    if (channel === undefined) throw new Error("no channel");
    const content = `<@${world.bot.id}> ${QUESTIONS[at % QUESTIONS.length]}`;
    const message = world.post(channel, person, { content });
    sent.push(message);
    return message;
  };
  const faults: readonly (() => Promise<void> | void)[] = [
    () => gateway.repeat(2),
    () => gateway.release((events) => [...events].reverse()),
    () => gateway.drop(),
    () => gateway.askToReconnect(),
    () => gateway.invalidate(true),
    () => stage.discord.fail("lost", /POST \/channels\/\d+\/messages/, 2),
  ];
  const groups = Math.ceil(messages / 10);
  for (let group = 0; group < groups; group += 1) {
    gateway.repeat(1);
    gateway.hold();
    const asked = Array.from({ length: Math.min(10, messages - sent.length) }, say);
    await faults[group % faults.length]?.();
    gateway.release((events) => [...events, ...events.slice(0, 3)]);
    const isKilled = group % 10 === 4;
    if (isKilled) await bot.restart();
    const deadline = Date.now() + LOST_MS;
    await stage.until(
      () =>
        asked.every(({ id }) => answersTo(stage, id).length > 0) ||
        (isKilled && Date.now() > deadline),
    );
  }
  const counts = sent.map(({ id }) => answersTo(stage, id).length);
  const shown = sent
    .flatMap(({ id }) => answersTo(stage, id))
    .reduce((sum, each) => sum + zapsShown(each), 0);
  const lost = counts.filter((count) => count === 0).length;
  let spent = 0;
  for (const { guild, owner } of servers)
    spent += 100 - (await statsOf(owner, guild.id)).remaining_zaps;
  return {
    messages,
    answered: messages - lost,
    answeredTwice: counts.filter((count) => count > 1).length,
    lost,
    ledgerIsEqual: spent >= shown && spent - shown <= lost,
  };
};
