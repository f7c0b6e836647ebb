/** A discussion saved as a file. */
export const transcript = {
  notice:
    "Discussion Spellwright du {{date}}. Contenu de fans non officiel ; les décisions n’engagent aucun arbitre.",
  edition: "édition {{edition}}",
  rules: "Règles citées",
  sources: "Sources",
  confidence: "Confiance : {{percent}} % · {{engine}}",
  localJudge: "juge local",
};
