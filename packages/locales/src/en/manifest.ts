import type { Catalogue } from "../catalogue.ts";
import type { manifest as reference } from "../fr/manifest.ts";

export const manifest = {
  ask: "Ask a question",
  askShort: "Ask",
  import: "Import a deck",
  importShort: "Import",
  rules: "Read the rules",
  rulesShort: "Rules",
  screenRuling: "A ruling and the rules behind it",
  screenDeck: "A deck on the workbench",
} satisfies Catalogue<typeof reference>;
