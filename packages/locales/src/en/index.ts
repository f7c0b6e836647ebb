import { admin } from "./admin.ts";
import { bot } from "./bot.ts";
import { bracket } from "./bracket.ts";
import { bracketPage } from "./bracket-page.ts";
import { cardSearch } from "./card-search.ts";
import { deckImport } from "./deck-import.ts";
import { deckTools } from "./deck-tools.ts";
import { discord } from "./discord.ts";
import { discordSandbox } from "./discord-sandbox.ts";
import { docs } from "./docs.ts";
import { emails } from "./emails.ts";
import { installation } from "./installation.ts";
import * as laterTexts from "./later-texts.ts";
import { legal } from "./legal.ts";
import { manifest } from "./manifest.ts";
import { offline } from "./offline.ts";
import { outbox } from "./outbox.ts";
import { pageTexts } from "./page-texts.ts";
import { paymentSandbox } from "./payment-sandbox.ts";
import { payments } from "./payments.ts";
import { questions } from "./questions.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { table } from "./table.ts";
import { thinking } from "./thinking.ts";
import { transcript } from "./transcript.ts";

export const en = {
  ...pageTexts,
  ...laterTexts,
  admin,
  bot,
  bracket,
  bracketPage,
  cardSearch,
  deckImport,
  deckTools,
  questions,
  rules,
  settings,
  table,
  thinking,
  discordSandbox,
  emails,
  installation,
  legal,
  manifest,
  offline,
  outbox,
  paymentSandbox,
  payments,
  discord,
  docs,
  transcript,
};
