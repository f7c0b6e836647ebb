export { type TextKey, type Translate, thinkingMessages, translator } from "./translate.ts";
