import type { CompletionRequest } from "./check-request.ts";

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

/** The words of system and user messages, and the passages that stand in them as "[R1] 702.19b …". */
export function readPrompt({ messages }: CompletionRequest): Prompt {
  const text = messages
    .filter(({ role }) => role !== "assistant")
    .map(({ content }) => textOf(content))
    .join("\n");
  const passages = new Map<string, Passage>();
  for (const match of text.matchAll(/^[ \t\-*]*\[([A-Z]{1,2}\d{1,3})\][ \t:]*(\S.*)$/gmu)) {
    const [, handle = "", line = ""] = match;
    if (!passages.has(handle)) passages.set(handle, { handle, text: line.trim() });
  }
  return { text, passages: [...passages.values()] };
}

function textOf(content: CompletionRequest["messages"][number]["content"]): string {
  if (typeof content === "string") return content;
  return (content ?? []).map((part) => (typeof part.text === "string" ? part.text : "")).join("\n");
}
