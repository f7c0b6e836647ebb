import type { Language } from "@spellwright/contract";
import type { ShownAdvice } from "../../chat/index.ts";
import { type Suggestion, shownName } from "./suggestion.ts";

type CopiedAdvice = Pick<
  ShownAdvice,
  "answer" | "sections" | "sources" | "suggestions" | "decklists"
>;

/** What the page says beside the answer. */
interface Wording {
  readonly swaps: string;
  readonly cheaper: string;
  readonly language: Language;
}

/** A proposed list as every deck tool, and our own import, reads it. */
export const listAsText = ({ cards }: NonNullable<ShownAdvice["decklists"]>[number]): string =>
  cards.map(({ name, quantity }) => `${quantity} ${name}`).join("\n");

/** The cheaper card for a swap, where one is known. */
const cheaperText = (swap: Suggestion, { cheaper, language }: Wording): string =>
  swap.budget_alternative === null
    ? ""
    : ` ${cheaper} ${shownName(swap.budget_alternative, swap.printed_alternative, language)}. ${swap.budget_justification}`;

/** The swaps of an analysis. A section of their own. */
const swapLines = ({ suggestions }: CopiedAdvice, wording: Wording): readonly string[] => {
  const { swaps: title, language } = wording;
  const swaps = suggestions?.suggestions ?? [];
  if (swaps.length === 0) return [];
  const lines = swaps.map(
    (swap) =>
      `- ${shownName(swap.card_to_remove, swap.printed_to_remove, language)} → ${shownName(swap.card_to_add, swap.printed_to_add, language)}. ${swap.justification}${cheaperText(swap, wording)}`,
  );
  return [`## ${title}\n${lines.join("\n")}`];
};

/**
 * An answer of the Forge as it is copied, in Markdown: the question, the answer, its sections, the swaps of
 * an analysis, the lists it proposes, its sources (ANA-03).
 *
 * @param wording head of the swaps, what leads to a cheaper card, and the language that cards are named in
 */
export const adviceAsText = (question: string, advice: CopiedAdvice, wording: Wording): string =>
  [
    `# ${question}`,
    advice.answer,
    ...advice.sections.map(({ title, items }) =>
      [`## ${title}`, ...items.map(({ text }) => `- ${text}`)].join("\n"),
    ),
    ...swapLines(advice, wording),
    ...(advice.decklists ?? []).map((list) => `## ${list.name}\n${listAsText(list)}`),
    ...(advice.sources.length > 0 ? [advice.sources.map((each) => `<${each}>`).join("\n")] : []),
  ].join("\n\n");

/** Where a source is, short enough to be read: its host. */
export const sourceName = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./, "");
  } catch {
    return address;
  }
};

/** Only addresses of the web are links: a model may have written anything. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
