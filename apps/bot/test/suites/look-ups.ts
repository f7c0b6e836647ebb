import { beforeAll, describe, expect, it } from "vitest";
import { statsOf } from "../owner.ts";
import type { Server, Stage } from "../stage.ts";
import { setTable, type Table } from "../table.ts";

const LIST = "Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n1 Lightning Bolt\n97 Mountain";

/** What one person may look up a minute, and Discord's flag of what one person alone sees. */
const LOOK_UPS_A_MINUTE = 20;
const EPHEMERAL = 64;

/** Commands that cost nothing. */
export const lookUps = (at: () => Stage) =>
  describe("[BOT-07] look-ups", () => {
    let stage: Stage;
    let table: Table;
    let server: Server;
    beforeAll(async () => {
      stage = at();
      table = setTable(stage);
      server = await stage.addServer({ withPack: false });
    });

    it.each([
      ["card", { name: "Lightning Bolt" }, "Lightning Bolt"],
      ["rule", { search: "702.19b" }, "702.19"],
      ["rule", { search: "trample" }, "Trample"],
    ])("are free, and need no pack: /%s %j", async (name, options, title) => {
      const { total_messages } = await statsOf(server.owner, server.guild.id);
      const answer = await table.answerTo(table.command(server.rules, name, options));
      expect(answer.embeds.map((embed) => embed.title).join(" ")).toContain(title);
      await stage.until(
        async () =>
          (await statsOf(server.owner, server.guild.id)).total_messages === total_messages + 1,
      );
    });

    it("[R-5] show a rule with those below it, page by page, in the same message", async () => {
      const first = await table.answerTo(table.command(server.rules, "rule", { search: "702" }));
      const [embed] = first.embeds;
      expect(embed?.footer?.text).toMatch(/Page 1 of \d+/);
      expect(embed?.description).toContain("**702.1**");
      table.press(server.rules, first, "Next page");
      const pageOf = () => stage.discord.world.messages.get(first.id)?.embeds[0]?.footer?.text;
      await stage.until(() => /Page 2 of/.test(pageOf() ?? ""));
      const second = stage.discord.world.messages.get(first.id) ?? first;
      expect(second.embeds[0]?.description).not.toContain("**702.1**");
      table.press(server.rules, second, "Previous page");
      await stage.until(() => /Page 1 of/.test(pageOf() ?? ""));
    });

    it("[R-5] tell all that defines a term in either language, and what is not there apart from a failure", async () => {
      const told = await table.answerTo(
        table.command(server.rules, "rule", { search: "contact mortel" }),
      );
      expect(told.embeds[0]?.description).toContain("**702.2");
      const ask = (search: string) =>
        table.answerTo(table.command(server.rules, "rule", { search }));
      expect((await ask("702.999")).content).toContain("702.999");
      expect((await ask("702.999")).content).not.toContain("isn’t responding");
      expect((await ask("zzzzqqqq")).content).toBe("No rule found.");
    });

    it("calculate a bracket of a file, and of a list that a form asks for; no file from elsewhere", async () => {
      const { discord } = stage;
      const file = discord.upload("deck.txt", LIST);
      const user = table.person();
      const send = (sent: typeof file) =>
        discord.world.interact(server.rules, user, {
          kind: "command",
          name: "bracket",
          options: { file: sent.id },
          attachments: [sent],
        });
      expect((await table.answerTo(send(file))).embeds[0]?.title).toMatch(/^Bracket [1-5]$/);
      const opened = table.command(server.rules, "bracket", {});
      await stage.until(() => opened.form !== null);
      const filled = discord.world.interact(server.rules, user, {
        kind: "form",
        customId: opened.form?.custom_id ?? "",
        fields: { list: LIST },
      });
      expect((await table.answerTo(filled)).embeds[0]?.title).toMatch(/^Bracket [1-5]$/);
      const elsewhere = { ...file, url: "http://169.254.169.254/deck.txt" };
      expect((await table.answerTo(send(elsewhere))).content).toContain("couldn’t read this file");
    });

    it("name the closed channel to who sends its form", async () => {
      const sent = stage.discord.world.interact(server.offSubject, table.person(), {
        kind: "form",
        customId: "bracket",
        fields: { list: LIST },
      });
      const { content, flags } = await table.answerTo(sent);
      expect(content).toContain("I don’t answer in this channel");
      expect(flags & EPHEMERAL).toBe(EPHEMERAL);
    });

    it("of one person have a limit, and whoever comes next has their turn", async () => {
      const raider = table.person();
      const sent = Array.from({ length: LOOK_UPS_A_MINUTE + 1 }, () =>
        stage.discord.world.interact(server.rules, raider, {
          kind: "command",
          name: "rule",
          options: { search: "702.19b" },
        }),
      );
      const said = await Promise.all(sent.map((each) => table.answerTo(each)));
      expect(said.filter(({ embeds }) => embeds.length > 0)).toHaveLength(LOOK_UPS_A_MINUTE);
      expect(said.filter(({ content }) => content.startsWith("Too many requests"))).toHaveLength(1);
      const next = await table.answerTo(table.command(server.rules, "rule", { search: "702.19b" }));
      expect(next.embeds).not.toEqual([]);
    });
  });
