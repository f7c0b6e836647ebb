import type { ContractRouterClient } from "@orpc/contract";
import { auth, preferences, zaps } from "./calls/account.ts";
import { admin } from "./calls/admin.ts";
import { billing } from "./calls/billing.ts";
import { bot } from "./calls/bot.ts";
import { calculateBracket } from "./calls/bracket.ts";
import { cards } from "./calls/cards.ts";
import { dataPack } from "./calls/data-pack.ts";
import { decks } from "./calls/decks.ts";
import { discord } from "./calls/discord.ts";
import { discussions } from "./calls/discussions.ts";
import { feedback } from "./calls/feedback.ts";
import { forge } from "./calls/forge.ts";
import { health, legal, ready, status } from "./calls/lookup.ts";
import { measureList } from "./calls/measured-list.ts";
import { account } from "./calls/own-account.ts";
import { reportPageEvents } from "./calls/page-events.ts";
import { questionLogs } from "./calls/question-logs.ts";
import { questions } from "./calls/questions.ts";
import { rules } from "./calls/rules.ts";
import { ruling } from "./calls/ruling.ts";
import { runs } from "./calls/runs.ts";
import { search } from "./calls/search.ts";
import { sharedDecks } from "./calls/shared-decks.ts";

/** Every call of the API, under `/api`. */
export const contract = {
  health,
  ready,
  legal,
  reportPageEvents,
  status,
  auth,
  account,
  preferences,
  zaps,
  billing,
  discord,
  bot,
  ruling,
  forge,
  runs,
  discussions,
  feedback,
  search,
  questionLogs,
  decks,
  sharedDecks,
  calculateBracket,
  measureList,
  cards,
  rules,
  questions,
  dataPack,
  admin,
};

/** Every call with its method, path, input, output and errors: the server implements it whole. */
export type Contract = typeof contract;
/** The calls as functions, as a page or a test makes them over HTTP. */
export type ContractClient = ContractRouterClient<Contract>;
