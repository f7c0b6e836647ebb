import type { Catalogue } from "../catalogue.ts";
import type { docs as reference } from "../fr/docs.ts";

export const docs = {
  title: "Spellwright: API description",
  introduction:
    "Every API call, with its parameters and responses. An error always returns { error, code, params, field, traceId }, with a sentence in your language.",
  download: "OpenAPI 3.1 document (JSON)",
  parameters: "Parameters",
  body: "Request body",
  answers: "Responses",
  thisLanguage: "Read this page in English",
} satisfies Catalogue<typeof reference>;
