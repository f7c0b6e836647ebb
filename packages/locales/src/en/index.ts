import { bracket } from "./bracket.ts";
import { bracketPage } from "./bracket-page.ts";
import { deckImport } from "./deck-import.ts";
import { docs } from "./docs.ts";
import { emails } from "./emails.ts";
import { pageTexts } from "./page-texts.ts";
import { paymentSandbox } from "./payment-sandbox.ts";
import { payments } from "./payments.ts";
import { questions } from "./questions.ts";
import { rules } from "./rules.ts";
import { transcript } from "./transcript.ts";

export const en = {
  ...pageTexts,
  bracket,
  bracketPage,
  deckImport,
  questions,
  rules,
  emails,
  paymentSandbox,
  payments,
  docs,
  transcript,
};
