import { describe, expect, it } from "vitest";
import { call, type Stage, startStage } from "../../../test/discord-stage.ts";
import { PERMISSION } from "../world/permissions.ts";

describe("[BOT-07] the page on which people type to the bot", () => {
  const say = ({ fake, owner, channel }: Stage, text: string) =>
    fetch(`${fake.sandboxUrl}?channel=${channel.id}`, {
      method: "POST",
      body: new URLSearchParams({ as: owner.id, text }),
    });

  it("is marked TEST, speaks to the bot, and shows what others wrote as letters", async () => {
    const stage = await startStage();
    await say(stage, "@Spellwright <script>alert(1)</script> **bold**");
    const page = await (await say(stage, "again")).text();
    expect(page).toContain("TEST");
    expect(page).toContain("&#60;script&#62;");
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("<b>bold</b>");
    const [first] = stage.fake.world.messagesOf(stage.channel);
    expect(first?.mentions).toEqual([stage.fake.world.bot]);
  });

  it("takes commands by the name that the reader sees, and sends none that lacks what it needs", async () => {
    const stage = await startStage({ text: (key) => key });
    const option = { type: 3, name: "name", description: "Its name", required: true };
    stage.fake.world.commands = [
      {
        ...{ id: "1", name: "card", description: "A card", options: [option] },
        name_localizations: { fr: "carte" },
      },
    ];
    await say(stage, "/carte");
    expect(stage.fake.world.interactions.size).toBe(0);
    for (const typed of ["/carte Opt", "/card name: Opt"]) await say(stage, typed);
    const inputs = [...stage.fake.world.interactions.values()].map(({ input }) => input);
    const card = { kind: "command", name: "card", options: { name: "Opt" } };
    expect(inputs).toEqual([card, card]);
    const french = { "accept-language": "fr" };
    expect(await (await fetch(stage.fake.sandboxUrl, { headers: french })).text()).toContain(
      "<code>/carte</code>",
    );
  });

  it("names who gave a command above its first answer, also of one that a form came between", async () => {
    const stage = await startStage({ text: (key) => key });
    const { world, sandboxUrl } = stage.fake;
    const words = { name: "bracket", name_localizations: { fr: "palier" } };
    world.commands = [{ ...words, id: "1", description: "A bracket", options: [] }];
    const last = () => {
      const used = [...world.interactions.values()].at(-1);
      if (used === undefined) throw new Error("the bot heard nothing");
      return used;
    };
    const answer = (body: object) =>
      call(stage, "POST", `/interactions/${last().id}/${last().token}/callback`, body);
    const feed = async () =>
      (await fetch(`${sandboxUrl}/feed`, { headers: { "accept-language": "fr" } })).text();
    const named = async () => (await feed()).split("↰ Mara used <code>/palier</code>").length - 1;

    await say(stage, "/bracket");
    const list = { type: 4, custom_id: "list", label: "The list", style: 2 };
    const components = [{ type: 1, components: [list] }];
    await answer({ type: 9, data: { custom_id: "bracket", title: "A list", components } });
    await fetch(`${sandboxUrl}?channel=${stage.channel.id}`, {
      method: "POST",
      body: new URLSearchParams({ as: stage.owner.id, form: last().id, "field:list": "1 Opt" }),
    });
    await answer({ type: 4, data: { content: "Bracket 1" } });
    await call(stage, "POST", `/webhooks/${world.bot.id}/${last().token}`, { content: "And more" });
    expect(await feed()).toContain("And more");
    expect(await named()).toBe(1);

    await say(stage, "/palier");
    await answer({ type: 4, data: { content: "Bracket 2" } });
    expect(await named()).toBe(2);
  });

  it("lets the owner take from the bot what it may do in a channel, and nobody else", async () => {
    const stage = await startStage();
    const { fake, owner, channel } = stage;
    const form = new URLSearchParams([
      ["as", owner.id],
      ["permissions", ""],
      ["allow", "sendMessages"],
      ["allow", "sendMessagesInThreads"],
      ["allow", "readMessageHistory"],
    ]);
    const allow = () =>
      fetch(`${fake.sandboxUrl}?channel=${channel.id}`, { method: "POST", body: form });
    const page = await (await allow()).text();
    expect(channel.denied).toBe(PERMISSION.embedLinks);
    expect(page).toContain('value="sendMessages" checked');
    expect(page).not.toContain('value="embedLinks" checked');

    form.set("as", fake.world.addUser("member").id);
    form.append("allow", "embedLinks");
    expect(await (await allow()).text()).not.toContain("embedLinks");
    expect(channel.denied).toBe(PERMISSION.embedLinks);
  });

  it("answers for nobody that it does not know", async () => {
    const { fake } = await startStage();
    expect((await fetch(`${fake.sandboxUrl}?as=1`)).status).toBe(404);
    expect((await fetch(`${fake.sandboxUrl}?as=${fake.world.bot.id}`)).status).toBe(404);
  });

  it("brings the bot to a server by its invite link", async () => {
    const { fake, owner } = await startStage();
    const guild = fake.world.addGuild("New", owner, "en-US", false);
    const invite = `${fake.authorizeUrl}?client_id=${fake.clientId}&scope=bot%20applications.commands&permissions=274877991936`;
    await fetch(invite, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ guild: guild.id }),
    });
    expect(guild.hasBot).toBe(true);
  });
});
