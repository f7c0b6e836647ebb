import type { Language } from "@spellwright/contract";

/** What the page of failures says. */
export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly home: string;
  readonly details: string;
  readonly copy: string;
  readonly copied: string;
}

/**
 * The sentences of the page of failures, both languages at once: it has to speak when the catalogues are
 * what failed.
 */
export const FAILURE_TEXTS: Readonly<Record<Language, FailureTexts>> = {
  fr: {
    title: "La page n’a pas pu s’afficher",
    text: "Une erreur inattendue est survenue de notre côté. Ce que vous avez écrit ou envoyé est gardé sur cet appareil.",
    reload: "Recharger la page",
    home: "Aller à l’Oracle",
    details: "Signaler le problème",
    copy: "Copier le rapport",
    copied: "Rapport copié. Envoyez-le à la communauté ou à l’équipe.",
  },
  en: {
    title: "The page could not be shown",
    text: "Something unexpected went wrong on our side. What you wrote or sent is kept on this device.",
    reload: "Reload the page",
    home: "Go to the Oracle",
    details: "Report the problem",
    copy: "Copy the report",
    copied: "Report copied. Send it to the community or to the team.",
  },
};
