import type { FakeChannel, FakeMessage } from "@spellwright/fakes";
import type { Books } from "./books.ts";
import { allowChannels } from "./owner.ts";
import { answersTo, type Stage } from "./stage.ts";

/** Of a server, so that the limits on floods (60 a minute, 20 in a channel) do not count here. */
const MESSAGES_OF_A_SERVER = 50;
const CHANNELS = 4;
/** One person asks no more than six a minute. */
const MESSAGES_OF_A_PERSON = 5;
const MESSAGES_OF_A_GROUP = 10;

const QUESTIONS = [
  "My 4/4 indestructible creature gets -4/-4 until end of turn. Does my creature die?",
  "Ma 4/4 indestructible reçoit -4/-4. Meurt-elle ?",
  "Does deathtouch work with trample when two creatures block?",
] as const;

const POSTS = /POST \/channels\/\d+\/messages/;

/** What came of one kind of fault. */
export interface SoakRow {
  readonly fault: string;
  readonly messages: number;
  readonly answered: number;
  readonly answeredTwice: number;
  /** Said while no bot listened: never asked, never charged. */
  readonly unheard: number;
}

/** What came of all, and whether the books say the same. */
export interface SoakResult {
  readonly rows: readonly SoakRow[];
  /** Everything that is wrong. Empty when each message was answered and charged at most once, together. */
  readonly wrong: readonly string[];
}

interface Fault {
  readonly name: string;
  /** Whether what was said may stay unheard. */
  readonly kills: boolean;
  readonly meet: (group: readonly FakeMessage[]) => Promise<void>;
}

/** What every fault is made of. */
const toolsOf = (stage: Stage) => {
  const { gateway } = stage.discord;
  const isAnswered = ({ id }: FakeMessage) => answersTo(stage, id).length > 0;
  return {
    isAnswered,
    all: (group: readonly FakeMessage[]) => stage.until(() => group.every(isAnswered)),
    settled: () => stage.until(async () => (await stage.pending()) === 0),
    twice: () => gateway.release((events) => [...events, ...events.slice(0, 3)]),
  };
};

/** The line breaks, or what comes by it does. */
const lineFaults = (stage: Stage): readonly Fault[] => {
  const { discord } = stage;
  const { gateway } = discord;
  const { all, twice } = toolsOf(stage);
  const harmless = (name: string, meet: () => void): Fault => ({
    name,
    kills: false,
    async meet(group) {
      meet();
      await all(group);
      discord.recover();
    },
  });
  const cut = (name: string, cutLine: () => void) =>
    harmless(name, () => {
      cutLine();
      twice();
    });
  return [
    harmless("told twice, in reverse", () => {
      gateway.repeat(2);
      gateway.release((events) => [...events].reverse());
      gateway.repeat(1);
    }),
    cut("the line breaks", () => gateway.drop()),
    cut("the session is resumed", () => gateway.invalidate(true)),
    cut("asked to reconnect", () => gateway.askToReconnect()),
    cut("closed with 4000", () => gateway.closeWith(4000)),
    cut("posts that lose their answer", () => discord.fail("lost", POSTS, 3)),
  ];
};

/** The bot or the product is killed. */
const killFaults = (stage: Stage): readonly Fault[] => {
  const { discord } = stage;
  const { gateway } = discord;
  const { isAnswered, all, settled, twice } = toolsOf(stage);
  return [
    {
      name: "killed between answer and post",
      kills: true,
      async meet() {
        const refused = () => discord.calls.filter(({ status }) => status === 503).length;
        const before = refused();
        discord.fail("overloaded", POSTS);
        twice();
        await stage.until(() => refused() > before);
        discord.recover();
        await stage.restartBot();
        await settled();
      },
    },
    {
      name: "killed between post and word of it",
      kills: true,
      async meet(group) {
        discord.fail("lost", POSTS);
        twice();
        await stage.until(() => group.some(isAnswered));
        await stage.restartBot();
        discord.recover();
        await settled();
      },
    },
    {
      name: "killed as it hears, and told again",
      kills: false,
      async meet(group) {
        let events: Parameters<Parameters<typeof gateway.release>[0] & object>[0] = [];
        gateway.release((held) => {
          events = held;
          return held;
        });
        await stage.restartBot();
        gateway.hold();
        gateway.release(() => events);
        await all(group);
      },
    },
    {
      name: "the product killed as it rules",
      kills: false,
      async meet(group) {
        twice();
        await stage.until(() =>
          group.some(({ channel_id }) => discord.world.typing.has(channel_id)),
        );
        await stage.killApi();
        await stage.startApi();
        await all(group);
      },
    },
  ];
};

const addChannels = async (stage: Stage, messages: number): Promise<readonly FakeChannel[]> => {
  const channels: FakeChannel[][] = [];
  for (let at = 0; at < messages / MESSAGES_OF_A_SERVER; at += 1) {
    const { rules, guild, owner } = await stage.addServer();
    const more = Array.from({ length: CHANNELS - 1 }, (_each, index) =>
      stage.discord.world.addChannel(guild, `rules-${index}`),
    );
    await allowChannels(owner, guild.id, [rules, ...more]);
    channels.push([rules, ...more]);
  }
  // One after another of another server, so that no server is flooded.
  return Array.from({ length: CHANNELS }, (_each, index) =>
    channels.flatMap((each) => each.slice(index, index + 1)),
  ).flat();
};

/** The books beside what was said: each charge has its one answer, and what shows as paid is charged. */
const compare = (
  stage: Stage,
  said: readonly FakeMessage[],
  { unbalanced, charged }: Books,
): readonly string[] => {
  const ids = new Set(said.map(({ id }) => id));
  const wrong = unbalanced.map((what) => `${what} is not the sum of its ledger`);
  for (const id of ids) {
    const shown = answersTo(stage, id);
    const zaps = charged.get(id) ?? 0;
    const paid = shown.filter(({ embeds }) =>
      embeds.some(({ footer }) => /^[1-9]/.test(footer?.text ?? "")),
    ).length;
    if (shown.length > 1) wrong.push(`${id} was answered ${shown.length} times`);
    if (zaps !== paid) wrong.push(`${id} shows ${paid} zaps and was charged ${zaps}`);
  }
  return wrong;
};

/**
 * Sends so many questions in groups, each group with the next fault, ends the product, and compares what
 * was said with the books.
 */
export const soak = async (stage: Stage, messages: number): Promise<SoakResult> => {
  const { world, gateway } = stage.discord;
  const channels = await addChannels(stage, messages);
  // Each met by a group of messages that were said while the gateway held its events.
  const faults = [...lineFaults(stage), ...killFaults(stage)];
  const said: FakeMessage[] = [];
  const met = new Map<Fault, FakeMessage[]>();
  let person = world.addUser("soak");
  const say = (): FakeMessage => {
    const at = said.length;
    if (at % MESSAGES_OF_A_PERSON === 0) person = world.addUser(`soak ${at}`);
    const channel = channels[at % channels.length];
    if (channel === undefined) throw new Error("no channel");
    const content = `<@${world.bot.id}> ${QUESTIONS[at % QUESTIONS.length]}`;
    const message = world.post(channel, person, { content });
    said.push(message);
    return message;
  };
  for (let group = 0; said.length < messages; group += 1) {
    const fault = faults[group % faults.length];
    if (fault === undefined) throw new Error("no fault");
    gateway.hold();
    const size = Math.min(MESSAGES_OF_A_GROUP, messages - said.length);
    const asked = Array.from({ length: size }, say);
    await fault.meet(asked);
    met.set(fault, [...(met.get(fault) ?? []), ...asked]);
  }
  await stage.until(async () => (await stage.pending()) === 0);
  const rows = [...met].map(([{ name }, asked]): SoakRow => {
    const counts = asked.map(({ id }) => answersTo(stage, id).length);
    return {
      fault: name,
      messages: asked.length,
      answered: counts.filter((count) => count > 0).length,
      answeredTwice: counts.filter((count) => count > 1).length,
      unheard: counts.filter((count) => count === 0).length,
    };
  });
  const silent = [...met].flatMap(([{ name, kills }, asked]) =>
    kills || asked.every(({ id }) => answersTo(stage, id).length > 0)
      ? []
      : [`a message was not answered: ${name}`],
  );
  return { rows, wrong: [...silent, ...compare(stage, said, await stage.closeBooks())] };
};
