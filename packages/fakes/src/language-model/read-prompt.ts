export interface Passage {
  /** "R1" */
  readonly handle: string;
  /** The line that follows "[R1]". */
  readonly text: string;
}

export interface Prompt {
  readonly text: string;
  readonly passages: readonly Passage[];
}

/** The passages that stand in a prompt as "[R1] 702.19b …". */
export function readPrompt(text: string): Prompt {
  const passages = new Map<string, Passage>();
  for (const match of text.matchAll(/^[ \t\-*]*\[([A-Z]{1,2}\d{1,3})\][ \t:]*(\S.*)$/gmu)) {
    const [, handle = "", line = ""] = match;
    if (!passages.has(handle)) passages.set(handle, { handle, text: line.trim() });
  }
  return { text, passages: [...passages.values()] };
}

/** The words of a message's content: a text, or a list of parts of which some are texts. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) =>
      typeof part === "object" && part !== null && "text" in part && typeof part.text === "string"
        ? part.text
        : "",
    )
    .join("\n");
}
