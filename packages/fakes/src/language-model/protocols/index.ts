import type { Protocol } from "../protocol.ts";
import { chatCompletions } from "./chat-completions.ts";
import { generateContent } from "./generate-content.ts";
import { messages } from "./messages.ts";
import { responses } from "./responses.ts";

/** Every protocol that the fake speaks. */
export const protocols: readonly Protocol[] = [
  chatCompletions,
  responses,
  messages,
  generateContent,
];
