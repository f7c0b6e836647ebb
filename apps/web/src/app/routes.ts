import type { PAGES, TextPart } from "@spellwright/locales";
import type { LazyPage } from "@spellwright/router";
import { AnalyticsPage } from "../features/admin/index.ts";
import { ConfirmPage } from "../features/auth/index.ts";
import {
  ReceiptPage,
  SubscriptionCancelledPage,
  SubscriptionPage,
  SubscriptionSuccessPage,
} from "../features/billing/index.ts";
import { BracketPage } from "../features/bracket-calculator/index.ts";
import { CardSearchPage } from "../features/card-search/index.ts";
import { CardPage } from "../features/cards/index.ts";
import { DeckPage, SharedDeckPage } from "../features/decks/index.ts";
import { CallbackPage, DiscordPage, SetupPage } from "../features/discord/index.ts";
import { ForgePage } from "../features/forge/index.ts";
import { ForgeDiscussionPage } from "../features/forge-chat/index.ts";
import { LegalPage } from "../features/legal/index.ts";
import { ChannelAnswerPage, OraclePage } from "../features/oracle/index.ts";
import { QuestionPage, QuestionsPage } from "../features/questions/index.ts";
import { ReliabilityPage } from "../features/reliability/index.ts";
import {
  ChangesPage,
  GlossaryPage,
  RulePage,
  RulesPage,
  TermPage,
} from "../features/rules/index.ts";
import { SettingsPage } from "../features/settings/index.ts";
import { TablePage } from "../features/table/index.ts";

interface PageRoute {
  /** One that stands at several addresses stays when one goes from one to another. */
  readonly page: LazyPage;
  /** Texts that come before it is shown. */
  readonly texts?: readonly TextPart[];
  /** Another subject is another page: nothing typed for one may reach the other. */
  readonly isNewForEach?: boolean;
}

const DISCORD: readonly TextPart[] = ["discord"];
const RULES: readonly TextPart[] = ["rules"];
/** The questions stand in the frame of the rules. */
const QUESTIONS: readonly TextPart[] = ["questions", "rules"];
const CALCULATOR: readonly TextPart[] = ["later", "bracketPage", "deckImport", "deckTools"];
const LEGAL: PageRoute = { page: LegalPage, texts: ["legal"] };
const CARD_SEARCH: readonly TextPart[] = ["cardSearch"];
const TABLE: readonly TextPart[] = ["table"];

/** What stands at each address (`PAGES`): its code is loaded when it is first gone to. */
export const ROUTES: Readonly<Record<keyof typeof PAGES, PageRoute>> = {
  oracle: { page: OraclePage },
  discussion: { page: OraclePage },
  // ROUTE-08: the Oracle, where a person who comes from the Discord bot arrives.
  discordLink: { page: OraclePage },
  channelAnswer: { page: ChannelAnswerPage, texts: DISCORD },
  forge: { page: ForgePage },
  forgeDiscussion: { page: ForgeDiscussionPage },
  deck: { page: DeckPage, isNewForEach: true },
  sharedDeck: { page: SharedDeckPage },
  rules: { page: RulesPage, texts: RULES },
  rulesChanges: { page: ChangesPage, texts: RULES },
  glossary: { page: GlossaryPage, texts: RULES },
  glossaryTerm: { page: TermPage, texts: RULES },
  rule: { page: RulePage, texts: RULES },
  questions: { page: QuestionsPage, texts: QUESTIONS },
  question: { page: QuestionPage, texts: QUESTIONS },
  reliability: { page: ReliabilityPage, texts: QUESTIONS },
  cards: { page: CardSearchPage, texts: CARD_SEARCH },
  card: { page: CardPage, texts: ["cards"] },
  table: { page: TablePage, texts: TABLE },
  bracket: { page: BracketPage, texts: CALCULATOR },
  privacy: LEGAL,
  terms: LEGAL,
  legalNotice: LEGAL,
  withdrawal: LEGAL,
  subscription: { page: SubscriptionPage },
  receipt: { page: ReceiptPage },
  subscriptionSuccess: { page: SubscriptionSuccessPage },
  subscriptionCancelled: { page: SubscriptionCancelledPage },
  discord: { page: DiscordPage },
  discordCallback: { page: CallbackPage },
  discordSetup: { page: SetupPage },
  settings: { page: SettingsPage },
  admin: { page: AnalyticsPage },
  confirm: { page: ConfirmPage },
};
