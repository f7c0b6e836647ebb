import type { FakeMessage } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { botMessagesIn, statsOf } from "../owner.ts";
import { answersTo, type Server, type Stage } from "../stage.ts";
import { QUESTION, setTable, type Table } from "../table.ts";

const READS = { DISCORD_MESSAGE_CONTENT: "1" };

/** `[[card]]` in what people write. */
export const bracketedCards = (at: () => Stage) =>
  describe("[BOT-11] cards in brackets", () => {
    let stage: Stage;
    let table: Table;
    let server: Server;
    beforeAll(async () => {
      stage = at();
      table = setTable(stage);
      server = await stage.addServer({ withPack: false });
      stage.discord.gateway.allowMessageContent(true);
      await stage.restartBot("SIGTERM", READS);
    });
    afterAll(async () => {
      stage.discord.gateway.allowMessageContent(false);
      await stage.restartBot("SIGTERM");
    });
    const titles = ({ embeds }: FakeMessage) => embeds.map(({ title }) => title);
    const write = (text: string) => table.write(server.rules, text);

    it("are shown free in any message of an allowed channel, in either language, each once", async () => {
      const { total_messages } = await statsOf(server.owner, server.guild.id);
      const written = write("[[Lightning Bolt]] or [[Anneau solaire]]? [[lightning bolt]]!");
      const answer = await table.answerTo(written);
      expect(titles(answer)).toEqual(["Lightning Bolt", "Sol Ring"]);
      expect(answer.content).toBe("");
      await stage.until(
        async () =>
          (await statsOf(server.owner, server.guild.id)).total_messages === total_messages + 1,
      );
    });

    it("are not shown again when the message is edited, and those of a channel that is not allowed never", async () => {
      const { world } = stage.discord;
      const elsewhere = botMessagesIn(stage.discord, server.offSubject.id).length;
      table.write(server.offSubject, "[[Sol Ring]]");
      const written = write("[[Sol Ring]]");
      await table.answerTo(written);
      world.edit(written, { content: "[[Sol Ring]] and [[Llanowar Elves]]" });
      // What came after them is answered: both have had their turn.
      await table.answerTo(write("[[Llanowar Elves]]"));
      expect(answersTo(stage, written.id)).toHaveLength(1);
      expect(botMessagesIn(stage.discord, server.offSubject.id)).toHaveLength(elsewhere);
    });

    it("are shown as the set printed them; a printing and a card that are not found are named", async () => {
      const answer = await table.answerTo(
        write("[[Skyward Lens|TST]] [[Sol Ring|xyz]] [[No Such Card At All]]"),
      );
      expect(titles(answer)).toEqual(["Skyward Lens", "Sol Ring"]);
      expect(answer.embeds[0]?.footer?.text).toBe("Test Set");
      expect(answer.content.split("\n")).toEqual([
        "I found no printing of Sol Ring in the set xyz: here is the card.",
        expect.stringContaining("No Such Card At All"),
      ]);
    });

    it("are five a message at most, which is said", async () => {
      const names = ["Sol Ring", "Shock", "Plains", "Forest", "Island", "Swamp"];
      const answer = await table.answerTo(write(names.map((name) => `[[${name}]]`).join(" ")));
      expect(answer.embeds).toHaveLength(5);
      expect(answer.content).toContain("at most 5 cards");
    });

    it("of a mention are shown beside the answer to its question, and alone ask none", async () => {
      const alone = write(table.mention("[[Sol Ring]]"));
      const both = write(table.mention(`[[Lightning Bolt]] ${QUESTION}`));
      await stage.until(() => answersTo(stage, both.id).length === 2);
      expect(answersTo(stage, both.id).flatMap(titles)).toContain("Lightning Bolt");
      expect(answersTo(stage, alone.id).flatMap(titles)).toEqual(["Sol Ring"]);
    });

    it("are read in mentions where Discord refuses the intent, which the start reports", async () => {
      stage.discord.gateway.allowMessageContent(false);
      await stage.restartBot("SIGTERM", READS);
      expect(stage.bot.output()).toContain("refuses DISCORD_MESSAGE_CONTENT");
      const unread = write("[[Shock]]");
      expect(titles(await table.answerTo(write(table.mention("[[Shock]]"))))).toEqual(["Shock"]);
      expect(answersTo(stage, unread.id)).toEqual([]);
    });
  });
