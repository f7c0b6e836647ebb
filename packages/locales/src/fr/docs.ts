/** The page that shows the API's description. */
export const docs = {
  title: "Spellwright : description de l’API",
  introduction:
    "Tous les appels de l’API, avec leurs paramètres et leurs réponses. Une erreur renvoie toujours { error, code, params, field, traceId }, avec une phrase dans votre langue.",
  download: "Document OpenAPI 3.1 (JSON)",
  parameters: "Paramètres",
  body: "Corps de la requête",
  answers: "Réponses",
  thisLanguage: "Lire cette page en français",
} as const;
