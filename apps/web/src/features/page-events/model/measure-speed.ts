import type { PagePlace } from "@spellwright/contract";
import { type PageName, pageOf } from "@spellwright/locales";
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { sender } from "./event-sender.ts";

const PLACES: Readonly<Partial<Record<PageName, PagePlace>>> = {
  oracle: "oracle",
  discussion: "oracle",
  forge: "forge",
  forgeDiscussion: "forge",
  deck: "forge",
  rules: "rules",
  rulesChanges: "rules",
  glossary: "rules",
  glossaryTerm: "rules",
  rule: "rules",
  card: "cards",
  questions: "questions",
  question: "questions",
};

let isMeasuring = false;

/** Begins to measure the speed of this page (ERR-05), once. Where it was entered counts, and no address. */
export const measureSpeed = (): void => {
  if (isMeasuring) return;
  isMeasuring = true;
  const place = PLACES[pageOf(window.location.pathname).page] ?? "other";
  const tell = ({ name, value }: Metric) => sender.add({ name, place, value });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell);
};
