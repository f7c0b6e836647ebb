import type { Language } from "@spellwright/contract";
import type { PageAddress, PageSubject } from "@spellwright/locales";
import type { Database } from "../../database/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { PublicQuestions } from "../questions/index.ts";
import { findPublicTitle } from "./queries.ts";

/** What a page is about. */
export type FoundSubject =
  | { readonly kind: "none" }
  /** An open page whose subject does not exist: it is answered 404. */
  | { readonly kind: "missing" }
  /** Another address, without its language, is the one of this page. */
  | { readonly kind: "moved"; readonly path: string }
  | { readonly kind: "found"; readonly subject: PageSubject };

const NONE: FoundSubject = { kind: "none" };
const MISSING: FoundSubject = { kind: "missing" };

const ofDiscussion = async (
  database: Database,
  type: "oracle" | "forge",
  id: string,
): Promise<FoundSubject> => {
  const title = await findPublicTitle(database, type, id);
  // Private and missing look alike: neither title nor 404.
  return title === undefined ? NONE : { kind: "found", subject: { title } };
};

const ofRule = async (
  knowledge: Knowledge,
  number: string,
  language: Language,
): Promise<FoundSubject> => {
  const rule = (await knowledge.rulebook()).read(number, language);
  if (rule === undefined) return MISSING;
  const title = rule.heading === null ? number : `${number} ${rule.heading}`;
  return { kind: "found", subject: { title, description: rule.text } };
};

const ofTerm = async (
  knowledge: Knowledge,
  term: string,
  language: Language,
): Promise<FoundSubject> => {
  const entry = (await knowledge.rulebook()).glossary(term);
  if (entry === undefined) return MISSING;
  const subject = { title: entry.term[language], description: entry.definition[language] };
  return { kind: "found", subject };
};

const ofCard = async (
  knowledge: Knowledge,
  name: string,
  language: Language,
): Promise<FoundSubject> => {
  const resolution = (await knowledge.cardIndex()).resolve(name);
  if (resolution.kind !== "found") return MISSING;
  const [card] = await knowledge.cardsByIds([resolution.id]);
  if (card === undefined) return MISSING;
  if (card.name !== name) return { kind: "moved", path: `/cards/${encodeURIComponent(card.name)}` };
  const title = (language === "fr" ? card.printed_name : null) ?? card.name;
  const description = card.summary?.[language] ?? card.oracle_text ?? undefined;
  return { kind: "found", subject: { title, description } };
};

const ofQuestion = async (
  questions: PublicQuestions,
  slug: string,
  language: Language,
): Promise<FoundSubject> => {
  const found = await questions.find(slug, language);
  if (found === undefined) return MISSING;
  return { kind: "found", subject: { title: found.question, description: found.answer } };
};

/** Finds what the page at an address is about, as far as everybody may know it. */
export const findSubject = (
  {
    database,
    knowledge,
    questions,
  }: {
    readonly database: Database;
    readonly knowledge: Knowledge;
    readonly questions: PublicQuestions;
  },
  { page, subject }: PageAddress,
  language: Language,
): Promise<FoundSubject> => {
  if (page === "discussion") return ofDiscussion(database, "oracle", subject);
  if (page === "forgeDiscussion") return ofDiscussion(database, "forge", subject);
  if (page === "rule") return ofRule(knowledge, subject, language);
  if (page === "glossaryTerm") return ofTerm(knowledge, subject, language);
  if (page === "question") return ofQuestion(questions, subject, language);
  if (page === "card") return ofCard(knowledge, subject, language);
  return Promise.resolve(NONE);
};
