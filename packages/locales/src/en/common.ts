import type { Catalogue } from "../catalogue.ts";
import type { common as reference } from "../fr/common.ts";

export const common = {
  productName: "Spellwright",
  close: "Close",
  cancel: "Cancel",
  undo: "Undo",
  retry: "Try again",
} satisfies Catalogue<typeof reference>;
