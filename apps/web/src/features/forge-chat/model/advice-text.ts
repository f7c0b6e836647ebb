import type { ShownAdvice } from "../../chat/index.ts";

/** An answer of the Forge as it is copied: the question, the answer, its sections, its sources. */
export const adviceAsText = (
  question: string,
  { answer, sections, sources }: Pick<ShownAdvice, "answer" | "sections" | "sources">,
): string =>
  [
    question,
    answer,
    ...sections.map(({ title, items }) =>
      [title, ...items.map(({ text }) => `- ${text}`)].join("\n"),
    ),
    ...(sources.length > 0 ? [sources.join("\n")] : []),
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
