/** Titles and descriptions of the pages (ROUTE-10); tabs, search engines and link previews show them. */
export const pages = {
  oracle: {
    title: "Oracle",
    description:
      "Posez une question de règles de Magic : l’Oracle tranche, cite les règles et dit à quel point il en est sûr.",
  },
  discussion: {
    title: "Discussion de règles",
    description: "Une discussion de règles de Magic sur Spellwright. Connectez-vous pour la lire.",
  },
  channelAnswer: {
    title: "Réponse donnée sur Discord",
    description: "Une réponse que l’Oracle a donnée sur Discord, avec les règles qu’elle cite.",
  },
  forge: {
    title: "Forge",
    description:
      "Importez vos decks de Magic de n’importe où, voyez leur courbe, leurs couleurs et leur légalité, et modifiez-les sans rien perdre.",
  },
  forgeDiscussion: {
    title: "Discussion de la Forge",
    description: "Une discussion de stratégie sur Spellwright. Connectez-vous pour la lire.",
  },
  sharedDeck: {
    title: "Deck partagé",
    description: "Un deck de Magic partagé sur Spellwright : sa liste, à lire et à copier.",
  },
  deck: {
    title: "Deck",
    description: "Un deck de Magic sur Spellwright. Connectez-vous pour le voir.",
  },
  rules: {
    title: "Règles complètes de Magic",
    description:
      "Les règles complètes de Magic, chapitre par chapitre : recherche en français et en anglais, liens entre les règles, exemples et glossaire.",
  },
  rule: {
    title: "Règle de Magic",
    description: "Une règle de Magic, avec ses liens, ses exemples et les termes du glossaire.",
  },
  rulesChanges: {
    title: "Changements des règles de Magic",
    description:
      "Ce que la dernière édition des règles de Magic ajoute, retire, déplace ou reformule, mot à mot.",
  },
  glossary: {
    title: "Glossaire des règles de Magic",
    description:
      "Les termes des règles de Magic et leur définition, avec les règles qu’ils nomment.",
  },
  glossaryTerm: {
    title: "Terme du glossaire",
    description: "Un terme des règles de Magic, sa définition et les règles qu’il nomme.",
  },
  questions: {
    title: "Questions de règles de Magic, avec leur réponse",
    description:
      "Des centaines de questions de règles de Magic avec leur réponse, la raison et les règles qui les tranchent.",
  },
  question: {
    title: "Question de règles de Magic",
    description:
      "Une question de règles de Magic avec sa réponse, la raison et les règles qui la tranchent.",
  },
  card: {
    title: "Carte de Magic",
    description: "Une carte de Magic : texte Oracle, texte français, notes de règles et légalité.",
  },
  table: {
    title: "Compteur de points de vie Commander",
    description:
      "Points de vie, blessures de commandant, poison, monarque et étapes du tour pour 2 à 6 joueurs de Magic, sans réseau ni compte.",
  },
  discord: {
    title: "Discord",
    description:
      "Vos serveurs Discord : salons, packs de questions et usage du bot de Spellwright.",
  },
  discordCallback: {
    title: "Liaison avec Discord",
    description: "Le retour de Discord après la liaison d’un compte.",
  },
  discordSetup: {
    title: "Réglages d’un serveur Discord",
    description: "Les salons, les packs et l’usage du bot sur un serveur Discord.",
  },
  subscription: {
    title: "Zaps et offres",
    description: "Votre solde de zaps, les offres Free, Basic et Pro, et vos paiements.",
  },
  receipt: {
    title: "Reçu",
    description: "Le reçu d’un paiement sur Spellwright.",
  },
  subscriptionSuccess: {
    title: "Offre activée",
    description: "Le retour de PayPal après un paiement sur Spellwright.",
  },
  subscriptionCancelled: {
    title: "Paiement annulé",
    description: "Aucun paiement n’a été effectué.",
  },
  settings: {
    title: "Paramètres",
    description: "Langue, thème, notifications, appareils et données de votre compte.",
  },
  admin: {
    title: "Statistiques",
    description: "L’usage, les questions et les revenus de Spellwright, pour ses administrateurs.",
  },
  confirm: {
    title: "Lien reçu par e-mail",
    description: "Confirmez votre adresse ou choisissez un nouveau mot de passe.",
  },
  discordLink: {
    title: "Lien avec Discord",
    description: "Liez votre compte Discord à Spellwright.",
  },
  notFound: {
    title: "Page introuvable",
    description: "Cette page n’existe pas sur Spellwright.",
  },
} as const;
