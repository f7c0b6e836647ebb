import { type FakeMessage, PERMISSION } from "@spellwright/fakes";
import { beforeAll, describe, expect, it } from "vitest";
import { allowChannels, signInWithDiscord } from "../owner.ts";
import { answersTo, type Server, type Stage } from "../stage.ts";
import { QUESTION, setTable, type Table } from "../table.ts";

/** Whoever could be made to repeat this would wake a whole server. */
const LOUD = "@everyone @here <@&900000000000000001>";

/** What a free account may ask a day (BILL-07). */
const DAILY_CAP = 5;

/** Every way in which the bot says something: no sound for anybody. */
export const silence = (at: () => Stage) =>
  describe("[BOT-07] the bot", () => {
    let stage: Stage;
    let table: Table;
    let server: Server;
    let poor: Server;
    beforeAll(async () => {
      stage = at();
      table = setTable(stage);
      server = await stage.addServer();
      poor = await stage.addServer({ withPack: false });
    });
    const loud = (text: string): string => `${text} ${LOUD} <@${table.person().id}>`;
    const mentioned = (text: string, { rules } = server, author = table.person()) =>
      table.answerTo(table.write(rules, table.mention(text), author));
    const commanded = (name: string, options: Record<string, string>, channel = server.rules) =>
      table.answerTo(table.command(channel, name, options));
    const pressed = async (label: string) => {
      const answer = await mentioned(QUESTION);
      return table.answerTo(table.press(server.rules, answer, label));
    };

    const ways: readonly (readonly [string, () => Promise<FakeMessage>])[] = [
      ["a mention", () => mentioned(loud(QUESTION))],
      ["a mention that asks nothing", () => mentioned("")],
      [
        "a reply to its answer",
        async () => {
          const { id } = await mentioned(QUESTION);
          const follow = loud("And if it has a +1/+1 counter on it?");
          return table.answerTo(table.write(server.rules, follow, table.person(), id));
        },
      ],
      [
        "a mention of its role",
        () => table.answerTo(table.write(server.rules, loud(`<@&${server.guild.botRoleId}>`))),
      ],
      ["/oracle", () => commanded("oracle", { question: loud(QUESTION) })],
      [
        "/oracle where it does not answer",
        () => commanded("oracle", { question: LOUD }, server.offSubject),
      ],
      ["/card", () => commanded("card", { name: "Lightning Bolt" })],
      ["/card of nothing", () => commanded("card", { name: LOUD })],
      ["/rule", () => commanded("rule", { search: loud("trample") })],
      ["/rule of nothing", () => commanded("rule", { search: LOUD })],
      [
        "/bracket",
        () => {
          const file = stage.discord.upload("deck.txt", `1 Sol Ring\n1 ${LOUD}\n98 Mountain`);
          const sent = { kind: "command", name: "bracket", options: { file: file.id } } as const;
          const { world } = stage.discord;
          return table.answerTo(
            world.interact(server.rules, table.person(), { ...sent, attachments: [file] }),
          );
        },
      ],
      ["the button of the steps", () => pressed("Explain")],
      ["the button of a wrong answer", () => pressed("Wrong answer")],
      [
        "the button of more effort",
        async () =>
          table.answerTo(table.press(server.rules, await pressed("Explain"), "Ask again")),
      ],
      [
        "the word that the same was just asked",
        async () => {
          const hasty = table.person();
          await mentioned(loud(QUESTION), server, hasty);
          const sent = [...stage.discord.world.messages.values()].findLast(
            ({ author }) => author === hasty,
          );
          return table.answerTo(table.write(server.rules, sent?.content ?? "", hasty));
        },
      ],
      ["the invitation to link", () => mentioned(QUESTION, poor)],
      [
        "the link itself",
        async () => {
          const asker = table.person();
          const offer = await mentioned(QUESTION, poor, asker);
          return table.answerTo(table.press(poor.rules, offer, "Link", asker));
        },
      ],
      [
        "the word that it lacks a permission",
        async () => {
          const { world } = stage.discord;
          const channel = world.addChannel(server.guild, "bare");
          await allowChannels(server.owner, server.guild.id, [server.rules, channel]);
          world.deny(channel, PERMISSION.embedLinks);
          return table.answerTo(table.write(channel, table.mention(LOUD)));
        },
      ],
      [
        "the word that no zap is left",
        async () => {
          await signInWithDiscord(stage.siteUrl, "spender");
          const spender = stage.discord.world.userNamed("spender");
          const sent = table.write(poor.rules, table.mention(QUESTION), spender);
          const offer = await table.answerTo(sent);
          table.press(poor.rules, offer, "Answer for 1 zap", spender);
          await stage.until(() => answersTo(stage, sent.id).length === 2);
          for (let asked = 1; asked < DAILY_CAP; asked += 1)
            await mentioned(`${QUESTION} (${asked})`, poor, spender);
          return mentioned(loud(QUESTION), poor, spender);
        },
      ],
      [
        "the word that it is a flood",
        async () => {
          const flooder = table.person();
          const own = await stage.addServer({ withPack: false });
          const sent = Array.from({ length: 7 }, (_each, at) =>
            table.write(own.rules, table.mention(`${LOUD} ${at}`), flooder),
          );
          const said = await Promise.all(sent.map((each) => table.answerTo(each)));
          const wait = said.find(({ content }) => content.startsWith("One moment"));
          if (wait === undefined) throw new Error("no flood");
          return wait;
        },
      ],
    ];
    it.each(ways)("never pings by %s", async (_way, say) => {
      const { content, embeds, pinged, mayPing } = await say();
      expect(content.length + embeds.length).toBeGreaterThan(0);
      expect([pinged, mayPing]).toEqual([[], false]);
    });
  });
