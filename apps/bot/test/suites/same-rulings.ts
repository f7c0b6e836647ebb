import type { FakeMessage } from "@spellwright/fakes";
import { beforeAll, describe, expect, it } from "vitest";
import { allowChannels, type SignedIn, signInWithDiscord } from "../owner.ts";
import questions from "../questions.json" with { type: "json" };
import type { Stage } from "../stage.ts";
import { setTable, type Table } from "../table.ts";

/** Of a free account a day (BILL-07). */
const QUESTIONS_OF_AN_ACCOUNT = 5;

interface Ruled {
  readonly ruling: {
    readonly ruling: string;
    readonly relevant_rules: readonly { number: string }[];
  };
}

/** The words as they are read: without the marks that keep Discord from making more of them. */
const wordsOf = ({ embeds }: FakeMessage): string =>
  embeds.map(({ description }) => description?.replaceAll(/[\\\u200b]/g, "") ?? "").join("\n");

/** A question has one ruling, wherever it is asked. */
export const sameRulings = (at: () => Stage) =>
  describe("[BOT-07] the same ruling", () => {
    let stage: Stage;
    let table: Table;
    beforeAll(() => {
      stage = at();
      table = setTable(stage);
    });
    const askPage = async (
      texts: readonly string[],
      language: string,
    ): Promise<readonly Ruled[]> => {
      const rulings: Ruled[] = [];
      let account: SignedIn | undefined;
      for (const [index, question] of texts.entries()) {
        if (account === undefined || index % QUESTIONS_OF_AN_ACCOUNT === 0)
          account = await signInWithDiscord(stage.siteUrl, `reader-${language}-${index}`);
        const input = { question, language, requestId: crypto.randomUUID() };
        rulings.push(await account.call("POST", "/api/ruling", input));
      }
      return rulings;
    };

    it.each(["en", "fr"])(
      "is given by mention, by command and on the page (%s)",
      async (language) => {
        const texts = questions
          .filter((each) => each.language === language)
          .map(({ text }) => text);
        expect(texts).toHaveLength(15);
        const server = await stage.addServer();
        const { rules, offSubject, owner, guild } = server;
        await allowChannels(owner, guild.id, [rules, offSubject]);
        const mentions = texts.map((text) => table.write(rules, table.mention(text)));
        const commands = texts.map((question) =>
          table.command(offSubject, "oracle", { question }, language),
        );
        for (const [index, { ruling }] of (await askPage(texts, language)).entries()) {
          const byMention = await table.answerTo(mentions[index] ?? { id: "" });
          const byCommand = await table.answerTo(commands[index] ?? { id: "" });
          const words = wordsOf(byMention);
          expect([wordsOf(byCommand), byCommand.embeds[0]?.title]).toEqual([
            words,
            byMention.embeds[0]?.title,
          ]);
          expect(words).toContain(ruling.ruling.replaceAll(/\[\[([^\]]+)\]\]/g, "$1"));
          for (const { number } of ruling.relevant_rules) expect(words).toContain(`[${number}](`);
        }
      },
    );
  });
