/** What the device shows of the installed app (`manifest.webmanifest`), outside its pages. */
export const manifest = {
  ask: "Poser une question",
  askShort: "Question",
  import: "Importer un deck",
  importShort: "Importer",
  rules: "Lire les règles",
  rulesShort: "Règles",
  screenRuling: "Une décision et les règles qui la fondent",
  screenDeck: "Un deck sur l’établi",
} as const;
