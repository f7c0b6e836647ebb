import { bracketPage } from "./bracket-page.ts";
import { docs } from "./docs.ts";
import { emails } from "./emails.ts";
import { pageTexts } from "./page-texts.ts";
import { transcript } from "./transcript.ts";

export const en = { ...pageTexts, bracketPage, emails, docs, transcript };
