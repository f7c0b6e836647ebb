import { accountScenes } from "./account-scenes.ts";
import { adminScenes } from "./admin-scenes.ts";
import { billingScenes } from "./billing-scenes.ts";
import { bracketScenes } from "./bracket-scenes.ts";
import { calculatorScenes } from "./calculator-scenes.ts";
import { conversationScenes } from "./conversation-scenes.ts";
import { deckEditScenes } from "./deck-edit-scenes.ts";
import { deckScenes } from "./deck-scenes.ts";
import { deckShareScenes } from "./deck-share-scenes.ts";
import { discordScenes } from "./discord-scenes.ts";
import { discussionsScenes } from "./discussions-scenes.ts";
import { forgeChatScenes } from "./forge-chat-scenes.ts";
import { forgeScenes } from "./forge-scenes.ts";
import { knowledgeScenes } from "./knowledge-scenes.ts";
import { legalScenes } from "./legal-scenes.ts";
import { oracleScenes } from "./oracle-scenes.ts";
import { shellScenes } from "./shell-scenes.ts";
import type { Scene } from "./stage.ts";
import { tableScenes } from "./table-scenes.ts";

/** Every screen and state that `npm run screens` takes, by area. */
export const scenes: readonly Scene[] = [
  ...oracleScenes,
  ...conversationScenes,
  ...discussionsScenes,
  ...accountScenes,
  ...billingScenes,
  ...adminScenes,
  ...discordScenes,
  ...forgeScenes,
  ...forgeChatScenes,
  ...deckScenes,
  ...deckEditScenes,
  ...deckShareScenes,
  ...bracketScenes,
  ...calculatorScenes,
  ...knowledgeScenes,
  ...legalScenes,
  ...shellScenes,
  ...tableScenes,
];
