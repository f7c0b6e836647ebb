import type { Catalogue } from "../catalogue.ts";
import type { thinking as reference } from "../fr/thinking.ts";

export const thinking = {
  messages: ["Unfolding the stack, last spell first…"],
} satisfies Catalogue<typeof reference>;
