import { describe, expect, it } from "vitest";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";

/** Acts with a button at several places. Each line is one act, by the keys of its labels. */
const ACTS = [
  [
    "billing.open",
    "billing.seePlans",
    "payments.success.plans",
    "bot.buy",
    "emails.plan_ended.action",
  ],
  ["payments.askOracle", "discord.answer.ask", "oracle.access.ownQuestion", "manifest.ask"],
  ["cards.ask", "forgeChat.askOracle", "questions.search.ask", "rules.rule.ask", "table.bar.ask"],
  ["forge.import", "deckImport.title", "manifest.import"],
  ["forge.deck.analyze", "forgeChat.analyse"],
  ["forge.deck.viewAnalysis", "forgeChat.analysisView"],
  ["forge.deck.duplicate", "deckPage.menu.duplicate"],
  ["forge.deck.export", "deckPage.export.open"],
  ["deckPage.viewer.copy", "deckPage.export.copy", "forgeChat.copyList"],
  ["deckPage.legality.remove", "deckImport.legality.remove"],
  ["installation.kept.remove", "offline.pack.remove", "discussions.delete"],
  ["discussions.share.copy", "deckSharing.copy", "questions.page.copy", "rules.rule.copy"],
  ["shell.signIn", "auth.signIn.submit", "discussions.signIn", "forge.signedOut.connect"],
  ["common.retry", "oracle.thread.retry", "outbox.refused.retry", "discord.callback.retry"],
  ["conversation.actions.again", "conversation.again.title"],
  ["discussions.makePrivate", "discussions.share.makePrivate"],
] as const;

const labelOf = (texts: object, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>(
      (part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : null),
      texts,
    );

describe.each([
  ["fr", fr],
  ["en", en],
] as const)("[LANG-02] the buttons in %s", (_, texts) => {
  it("have one label for one act", () => {
    const unlike = ACTS.map((keys) => keys.map((key) => labelOf(texts, key))).filter(
      ([first, ...others]) => typeof first !== "string" || others.some((label) => label !== first),
    );
    expect(unlike).toEqual([]);
  });

  it("have one act for one label: what stops and what takes back are not alike", () => {
    const acts = [texts.common.cancel, texts.common.undo, texts.common.close, texts.common.retry];
    expect(new Set(acts).size).toBe(acts.length);
  });
});
