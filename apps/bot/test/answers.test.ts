import { CHANNEL, PERMISSION } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowChannels, saidIn, statsOf } from "./owner.ts";
import { answersTo, type Server, type Stage, startStage } from "./stage.ts";

const QUESTION =
  "My 4/4 indestructible creature gets -4/-4 until end of turn. Does my creature die?";
const FRENCH = "Ma 4/4 indestructible reçoit -4/-4 jusqu’à la fin du tour. Meurt-elle ?";

let stage: Stage;
let server: Server;
beforeAll(async () => {
  stage = await startStage();
  server = await stage.addServer();
  await stage.startBot();
});
afterAll(() => stage.close());

const mention = (text: string): string => `<@${stage.discord.world.bot.id}> ${text}`;
const person = (locale?: string) => stage.discord.world.addUser(`p${Math.random()}`, locale);
const write = (channel: Server["rules"], text: string, author = person(), reference?: string) =>
  stage.discord.world.post(channel, author, {
    content: text,
    ...(reference === undefined ? {} : { reference }),
  });
const command = (
  name: string,
  options: Record<string, string>,
  locale = "en-US",
  channel = server.rules,
) => stage.discord.world.interact(channel, person(locale), { kind: "command", name, options });
const firstAnswer = async (id: string) => {
  await stage.until(() => answersTo(stage, id).length > 0);
  const [answer] = answersTo(stage, id);
  if (answer === undefined) throw new Error("no answer");
  return answer;
};
const buttonOf = (answer: Awaited<ReturnType<typeof firstAnswer>>, label: string): string =>
  answer.components
    .flatMap(({ components }) => components)
    .find((button) => button.label?.startsWith(label))?.custom_id ?? "";
const press = (answer: Awaited<ReturnType<typeof firstAnswer>>, label: string, user = person()) =>
  stage.discord.world.interact(server.rules, user, {
    kind: "button",
    customId: buttonOf(answer, label),
    message: answer,
  });

describe("[BOT-07] the bot in a channel", () => {
  it.each([
    ["en", QUESTION],
    ["fr", FRENCH],
  ])("gives by mention and by command the ruling of the page (%s)", async (language, text) => {
    const { ruling } = await server.owner.call<{ ruling: { ruling: string } }>(
      "POST",
      "/api/ruling",
      {
        question: text,
        language,
        requestId: crypto.randomUUID(),
      },
    );
    const byMention = await firstAnswer(write(server.rules, mention(text)).id);
    const byCommand = await firstAnswer(command("oracle", { question: text }, language).id);
    for (const { embeds, pinged } of [byMention, byCommand]) {
      expect(embeds[0]?.description?.replaceAll("\\", "")).toContain(`**${ruling.ruling}**`);
      expect(pinged).toEqual([]);
    }
  });

  it("charges one zap of the pack for each answer, and shows that it is typing", async () => {
    const before = await statsOf(server.owner, server.guild.id);
    stage.discord.gateway.repeat(3);
    const answer = await firstAnswer(write(server.rules, mention(QUESTION)).id);
    stage.discord.gateway.repeat(1);
    expect(answer.embeds[0]?.footer?.text).toBe("1 zap from the server’s pack");
    const after = await statsOf(server.owner, server.guild.id);
    expect(before.remaining_zaps - after.remaining_zaps).toBe(1);
    expect(stage.discord.calls.some(({ call }) => call.endsWith(`${server.rules.id}/typing`))).toBe(
      true,
    );
  });

  it("is silent where it is not allowed, to bots, and to what does not mention it; a command is told", async () => {
    const said = saidIn(stage.discord, server.offTopic.id).length;
    write(server.offTopic, mention(QUESTION));
    write(server.rules, QUESTION);
    const told = await firstAnswer(
      command("oracle", { question: QUESTION }, "en-US", server.offTopic).id,
    );
    expect([told.flags, told.content]).toEqual([
      64,
      expect.stringContaining("do not answer in this channel"),
    ]);
    expect(saidIn(stage.discord, server.offTopic.id)).toHaveLength(said + 1);
  });

  it("answers in threads and forum posts of an allowed channel, and only there when the owner says so", async () => {
    const { world } = stage.discord;
    const own = await stage.addServer({ withPack: false });
    const forum = world.addChannel(own.guild, "questions", CHANNEL.forum);
    const post = world.addChannel(own.guild, "a post", CHANNEL.publicThread, forum);
    const thread = world.addChannel(own.guild, "a thread", CHANNEL.publicThread, own.rules);
    await allowChannels(own.owner, own.guild.id, [own.rules, forum], { threads_only: true });
    await firstAnswer(write(post, mention(QUESTION)).id);
    await firstAnswer(write(thread, mention(QUESTION)).id);
    const inChannel = command("oracle", { question: QUESTION }, "en-US", own.rules);
    expect((await firstAnswer(inChannel.id)).content).toContain("in threads only");
  });

  it("[BOT-05] offers a link to who has nothing to pay with, by a button and for their eyes only", async () => {
    const own = await stage.addServer({ withPack: false });
    const asker = person();
    const offer = await firstAnswer(write(own.rules, mention(QUESTION), asker).id);
    expect(JSON.stringify(offer)).not.toMatch(/https?:/);
    const opened = await firstAnswer(press(offer, "Link", asker).id);
    expect(opened.flags).toBe(64);
    expect(opened.components[0]?.components[0]?.url).toContain(asker.id);
  });

  it("takes the answer of before into account when a reply asks on, and thanks cost nothing", async () => {
    const answer = await firstAnswer(write(server.rules, mention(QUESTION)).id);
    const { remaining_zaps } = await statsOf(server.owner, server.guild.id);
    write(server.rules, "Thanks, great!", person(), answer.id);
    const follow = "And does it still die when it has a +1/+1 counter on it?";
    const asked = write(server.rules, follow, person(), answer.id);
    await firstAnswer(asked.id);
    const after = await statsOf(server.owner, server.guild.id);
    expect(remaining_zaps - after.remaining_zaps).toBeLessThanOrEqual(1);
  });

  it("shows its steps for free, asks before it spends, and notes what is wrong", async () => {
    const answer = await firstAnswer(write(server.rules, mention(QUESTION)).id);
    const before = await statsOf(server.owner, server.guild.id);
    const steps = await firstAnswer(press(answer, "Explain").id);
    expect([steps.flags, steps.embeds[0]?.title]).toEqual([64, "The reasoning, step by step"]);
    const noted = await firstAnswer(press(answer, "This is wrong").id);
    expect(noted.content).toContain("Thank you");
    const after = await statsOf(server.owner, server.guild.id);
    expect(after.remaining_zaps).toBe(before.remaining_zaps);
  });

  it.each([
    ["card", { name: "Lightning Bolt" }, "Lightning Bolt"],
    ["rule", { search: "702.19b" }, "702.19"],
    ["rule", { search: "trample" }, "702.19"],
  ])("looks up for free: /%s %j", async (name, options, title) => {
    const before = await statsOf(server.owner, server.guild.id);
    const answer = await firstAnswer(command(name, options).id);
    expect(answer.embeds.map((embed) => embed.title).join(" ")).toContain(title);
    const after = await statsOf(server.owner, server.guild.id);
    expect(after.remaining_zaps).toBe(before.remaining_zaps);
  });

  it("calculates a bracket of a file, and of a list that a form asks for", async () => {
    const { discord } = stage;
    const list = "Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n1 Lightning Bolt\n97 Mountain";
    const file = discord.upload("deck.txt", list);
    const user = person();
    const byFile = discord.world.interact(server.rules, user, {
      kind: "command",
      name: "bracket",
      options: { file: file.id },
      attachments: [file],
    });
    expect((await firstAnswer(byFile.id)).embeds[0]?.title).toMatch(/^Bracket [1-5]$/);
    const opened = command("bracket", {});
    await stage.until(() => opened.form !== null);
    const sent = discord.world.interact(server.rules, user, {
      kind: "form",
      customId: opened.form?.custom_id ?? "",
      fields: { list },
    });
    expect((await firstAnswer(sent.id)).embeds[0]?.title).toMatch(/^Bracket [1-5]$/);
    const elsewhere = { ...file, url: "http://169.254.169.254/deck.txt" };
    const refused = discord.world.interact(server.rules, user, {
      kind: "command",
      name: "bracket",
      options: { file: elsewhere.id },
      attachments: [elsewhere],
    });
    expect((await firstAnswer(refused.id)).content).toContain("could not be read");
  });

  it("says once what it lacks, then is silent; refused without warning, it gives the zap back and stays away", async () => {
    const own = await stage.addServer();
    const { world } = stage.discord;
    world.deny(own.rules, PERMISSION.embedLinks);
    write(own.rules, mention(QUESTION));
    await stage.until(() => saidIn(stage.discord, own.rules.id).length > 0);
    write(own.rules, mention(QUESTION));
    // What came after it is answered: the second message has had its turn.
    await firstAnswer(write(server.rules, mention(QUESTION)).id);
    world.deny(own.rules, 0n);
    world.deny(own.rules, PERMISSION.sendMessages, false);
    const refused = () =>
      stage.discord.calls.filter(
        ({ call, status }) =>
          status === 403 && call.includes(own.rules.id) && call.endsWith("messages"),
      );
    const asked = write(own.rules, mention(QUESTION));
    await stage.until(() => refused().length > 0);
    await expect
      .poll(async () => (await statsOf(own.owner, own.guild.id)).remaining_zaps)
      .toBe(100);
    write(own.rules, mention(QUESTION));
    await firstAnswer(write(server.rules, mention(QUESTION)).id);
    expect(refused()).toHaveLength(1);
    expect(answersTo(stage, asked.id)).toEqual([]);
    expect(saidIn(stage.discord, own.rules.id)).toEqual([expect.stringContaining("Embed Links")]);
  });
});
