import type { Catalogue } from "../catalogue.ts";
import type { docs as reference } from "../fr/docs.ts";

export const docs = {
  title: "Spellwright: description of the API",
  introduction:
    "Every call of the API, with its parameters and its answers. An error always answers { error, code, params, field, traceId }, with a sentence in your language.",
  download: "OpenAPI 3.1 document (JSON)",
  parameters: "Parameters",
  body: "Request body",
  answers: "Answers",
  thisLanguage: "Read this page in English",
} satisfies Catalogue<typeof reference>;
