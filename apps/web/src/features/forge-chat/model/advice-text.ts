import type { ShownAdvice } from "../../chat/index.ts";

type CopiedAdvice = Pick<
  ShownAdvice,
  "answer" | "sections" | "sources" | "suggestions" | "decklists"
>;

/** A proposed list as every deck tool, and our own import, reads it. */
export const listAsText = ({ cards }: NonNullable<ShownAdvice["decklists"]>[number]): string =>
  cards.map(({ name, quantity }) => `${quantity} ${name}`).join("\n");

/** The swaps of an analysis; a section of their own. */
const swapLines = ({ suggestions }: CopiedAdvice, title: string): readonly string[] => {
  const swaps = suggestions?.suggestions ?? [];
  if (swaps.length === 0) return [];
  const lines = swaps.map(
    ({ card_to_remove: cut, card_to_add: add, justification }) =>
      `- ${cut ?? ""} → ${add ?? ""}. ${justification}`,
  );
  return [`## ${title}\n${lines.join("\n")}`];
};

/**
 * An answer of the Forge as it is copied, in Markdown: the question, the answer, its sections, the swaps of
 * an analysis, the lists it proposes, its sources (ANA-03).
 *
 * @param swapsTitle head of the swaps
 */
export const adviceAsText = (question: string, advice: CopiedAdvice, swapsTitle: string): string =>
  [
    `# ${question}`,
    advice.answer,
    ...advice.sections.map(({ title, items }) =>
      [`## ${title}`, ...items.map(({ text }) => `- ${text}`)].join("\n"),
    ),
    ...swapLines(advice, swapsTitle),
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
