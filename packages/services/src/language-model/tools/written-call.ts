import type { LanguageModelTool } from "@spellwright/contract";

/** How models without tools of their server write that they want one. */
const MARKS =
  /<\/?(?:tool_call|function_call|tool_code|function=|invoke\b)|\[TOOL_CALLS\]|<\|(?:tool_call|python_tag)\|?>/i;

/** Whether a text is a call of a tool, written as words instead of made. */
export const isWrittenCall = (text: string, tools: readonly LanguageModelTool[]): boolean =>
  MARKS.test(text) ||
  tools.some(
    ({ name }) =>
      new RegExp(`"(?:name|tool|function)"\\s*:\\s*"${name}"`).test(text) ||
      new RegExp(`^\\s*${name}\\s*\\(`, "m").test(text),
  );
