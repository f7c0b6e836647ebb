import type { Bilingual } from "@spellwright/contract";

/** Why a language model's answer is shown without its decision (ORA-17). */
export const unsupportedAnswer: Bilingual = {
  fr: "Le modèle de langage a proposé une réponse, mais aucune des règles qu’il cite ne la soutient\u00a0: elle n’est pas montrée. Rien n’a été débité.",
  en: "The language model proposed an answer, but none of the rules it cites supports it, so it is not shown. Nothing was charged.",
};
