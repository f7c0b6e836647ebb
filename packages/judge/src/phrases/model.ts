import type { Bilingual } from "@spellwright/contract";

/** Why a language model's answer is shown without its decision (ORA-17). */
export const unsupportedAnswer: Bilingual = {
  fr: "Le modèle de langage a proposé une réponse, mais aucune des règles qu’il cite ne la soutient\u00a0: elle n’est pas montrée. Rien n’a été débité.",
  en: "The language model proposed an answer, but none of the rules it cites supports it, so it is not shown. Nothing was charged.",
};

/** The headline where a model and what is known otherwise do not agree. */
export const twoReadings: Bilingual = {
  fr: "Deux lectures de ces règles se contredisent\u00a0: il n’y a pas de décision sûre.",
  en: "Two readings of these rules disagree, so there is no safe decision.",
};

/** What was worked out and what the model says, where they differ. */
export const bothSaid = (computed: string, written: string): Bilingual => ({
  fr: `Le calcul dit\u00a0: «\u00a0${computed}\u00a0» Le modèle de langage dit autre chose\u00a0: «\u00a0${written}\u00a0» Rien n’a été débité.`,
  en: `What was worked out: “${computed}” What the language model says instead: “${written}” Nothing was charged.`,
});

/** What the model says and a second reading of the same rules does not confirm. */
export const notConfirmed = (written: string): Bilingual => ({
  fr: `Le modèle de langage propose\u00a0: «\u00a0${written}\u00a0» Une seconde lecture des mêmes règles ne le confirme pas. Rien n’a été débité.`,
  en: `The language model proposes: “${written}” A second reading of the same rules does not confirm it. Nothing was charged.`,
});
