/** A discussion saved as a file. */
export const transcript = {
  notice:
    "Discussion Spellwright du {{date}}. Contenu de fans non officiel : en tournoi, l’arbitre décide.",
  edition: "édition {{edition}}",
  sources: "Sources",
  confidence: "Confiance : {{percent}} %",
  localJudge: "juge de Spellwright",
} as const;
