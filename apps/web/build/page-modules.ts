import type { PageName } from "@spellwright/locales";

/** The module behind each page, in `src/features`: its code and its styles come with the page’s file. */
export const PAGE_MODULES: Readonly<Record<PageName, string | null>> = {
  oracle: "oracle/components/oracle-page.tsx",
  discussion: "oracle/components/oracle-page.tsx",
  discordLink: "oracle/components/oracle-page.tsx",
  channelAnswer: "oracle/components/channel-answer-page.tsx",
  forge: "forge/components/forge-page.tsx",
  forgeDiscussion: "forge-chat/components/forge-discussion-page.tsx",
  deck: "decks/components/deck-page.tsx",
  sharedDeck: "decks/components/shared/shared-deck-page.tsx",
  rules: "rules/components/rules-page.tsx",
  rulesChanges: "rules/components/changes-page.tsx",
  glossary: "rules/components/glossary-page.tsx",
  glossaryTerm: "rules/components/term-page.tsx",
  rule: "rules/components/rule-page.tsx",
  questions: "questions/components/questions-page.tsx",
  question: "questions/components/question-page.tsx",
  reliability: "reliability/components/reliability-page.tsx",
  cards: "card-search/components/card-search-page.tsx",
  card: "cards/components/card-page.tsx",
  table: "table/components/table-page.tsx",
  bracket: "bracket-calculator/components/bracket-page.tsx",
  privacy: "legal/components/legal-page.tsx",
  terms: "legal/components/legal-page.tsx",
  legalNotice: "legal/components/legal-page.tsx",
  withdrawal: "legal/components/legal-page.tsx",
  discord: "discord/components/discord-page.tsx",
  discordCallback: "discord/components/callback-page.tsx",
  discordSetup: "discord/components/setup-page.tsx",
  settings: "settings/components/settings-page.tsx",
  subscription: "billing/components/subscription-page.tsx",
  receipt: "billing/components/receipt-page.tsx",
  subscriptionSuccess: "billing/components/success-page.tsx",
  subscriptionCancelled: "billing/components/cancelled-page.tsx",
  admin: "admin/components/analytics-page.tsx",
  confirm: "auth/components/confirm-page.tsx",
  notFound: null,
};

/** Pages that count twice where what one page gains another loses (`code-files`): those that people come to most, and the heaviest. */
export const HEAVY_OR_POPULAR: ReadonlySet<string> = new Set<PageName>([
  "oracle",
  "forge",
  "forgeDiscussion",
  "deck",
  "bracket",
  "settings",
]);

/** Links of `index.html` to what the first screens of a few pages alone need. */
export const LINKS_OF_FEW_PAGES: readonly {
  readonly link: RegExp;
  readonly pages: ReadonlySet<string>;
}[] = [
  {
    link: /data-texts="later"/,
    pages: new Set<PageName>([
      "forge",
      "forgeDiscussion",
      "deck",
      "sharedDeck",
      "bracket",
      "settings",
      "subscription",
      "receipt",
      "subscriptionSuccess",
      "subscriptionCancelled",
      "discord",
      "discordCallback",
      "discordSetup",
      "admin",
      "confirm",
    ]),
  },
  // The letters in which a rule's text is set.
  { link: /texturina-450/, pages: new Set<PageName>(["rule"]) },
];
