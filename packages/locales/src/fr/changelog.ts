/** What is new, version by version (HEAD-04). It tells of this product only what is true of it. */
export const changelog = {
  title: "Nouveautés",
  unseen: "Nouveautés non lues",
  lead: "Ce que Spellwright sait faire, et ce qui arrive.",
  current: "Version actuelle",
  major: "Mise à jour majeure",
  soon: "Bientôt",
  v06: {
    title: "La suite",
    sponsorship: "Le parrainage : inviter vos partenaires de jeu.",
  },
  v05: {
    title: "L’Oracle ouvre ses portes",
    rulings:
      "L’Oracle répond en français et en anglais : une décision, son explication et les règles citées.",
    citations: "Chaque règle citée existe vraiment : touchez-la pour lire son texte.",
    sharing: "Partagez une discussion par un lien, et rendez-la privée quand vous voulez.",
    comfort: "Thèmes sombre et clair, du téléphone au grand écran, au clavier comme au doigt.",
    bracket: "Les decks de Commander ont leur bracket, expliqué carte par carte.",
  },
  v04: {
    title: "Le juge apprend à trancher",
    combat:
      "Les blessures de combat sont calculées : piétinement, contact mortel, initiative et leurs combinaisons.",
    confidence:
      "Chaque décision dit à quel point elle est sûre ; ce que l’Oracle ne sait pas, il ne le tranche pas.",
    durable:
      "Une réponse survit à une coupure : elle vous attend à votre retour, débitée une seule fois.",
  },
  v03: {
    title: "Un compte et des zaps",
    accounts: "Des comptes confirmés par e-mail, et des discussions rangées par date.",
    zaps: "Un zap par question ; sans réponse, rien n’est débité.",
  },
  v02: {
    title: "Les règles et les cartes",
    rules: "Les règles complètes, avec une recherche et nos paraphrases en français et en anglais.",
    cards: "Des cartes retrouvées dans les deux langues, même mal orthographiées.",
  },
} as const;
