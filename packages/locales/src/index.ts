export { errorSentence } from "./error-sentence.ts";
export { type TextKey, type Translate, thinkingMessages, translator } from "./translate.ts";
