/** What search engines and link previews say of the pages (ROUTE-10). */
export const pageDescriptions = {
  oracle:
    "Posez une question de règles de Magic : l’Oracle tranche, cite les règles et dit à quel point il en est sûr.",
  discussion: "Une discussion de règles de Magic sur Spellwright. Connectez-vous pour la lire.",
  channelAnswer: "Une réponse de l’Oracle sur Discord, avec les règles qu’elle cite.",
  forge:
    "Importez vos decks de Magic de n’importe où, voyez leur courbe, leurs couleurs et leur légalité, et modifiez-les sans rien perdre.",
  forgeDiscussion: "Une discussion de stratégie sur Spellwright. Connectez-vous pour la lire.",
  sharedDeck: "Un deck de Magic partagé sur Spellwright : sa liste, à lire et à copier.",
  deck: "Un deck de Magic sur Spellwright. Connectez-vous pour le voir.",
  rules:
    "Les règles complètes de Magic, chapitre par chapitre : recherche en français et en anglais, liens entre les règles, exemples et glossaire.",
  rule: "Une règle de Magic, avec ses liens, ses exemples et les termes du glossaire.",
  rulesChanges:
    "Ce que la dernière édition des règles de Magic ajoute, retire, déplace ou reformule, mot à mot.",
  glossary:
    "Les termes des règles de Magic et leur définition, avec les règles auxquelles ils renvoient.",
  glossaryTerm: "Un terme des règles de Magic, sa définition et les règles auxquelles il renvoie.",
  questions:
    "Des centaines de questions de règles de Magic avec leur réponse, la raison et les règles qui les tranchent.",
  question:
    "Une question de règles de Magic avec sa réponse, la raison et les règles qui la tranchent.",
  reliability: "Combien de fois l’Oracle a raison, selon la question, mesuré et daté.",
  cards: "Toutes les cartes Magic, par nom, type, coût, couleur, texte ou format.",
  card: "Une carte de Magic : texte Oracle, texte français, notes de règles et légalité.",
  table:
    "Points de vie, blessures de commandant, poison, monarque et étapes du tour pour 2 à 6 joueurs de Magic, sans réseau ni compte.",
  bracket:
    "Le bracket d’un deck Commander et ses raisons, sa courbe, sa légalité et ses combos, sans compte.",
  discord: "Vos serveurs Discord : salons, packs de questions et usage du bot de Spellwright.",
  discordCallback: "Le retour de Discord après la liaison d’un compte.",
  discordSetup: "Les salons, les packs et l’usage du bot sur un serveur Discord.",
  subscription: "Votre solde de zaps, les offres Free, Basic et Pro, et vos paiements.",
  receipt: "Le reçu d’un paiement sur Spellwright.",
  subscriptionSuccess: "Le retour de PayPal après un paiement sur Spellwright.",
  subscriptionCancelled: "Aucun paiement n’a été effectué.",
  settings: "Langue, thème, notifications, appareils et données de votre compte.",
  admin: "L’usage, les questions et les revenus de Spellwright, pour ses administrateurs.",
  confirm: "Confirmez votre adresse ou choisissez un nouveau mot de passe.",
  discordLink: "Liez votre compte Discord à Spellwright.",
  privacy: "Ce que Spellwright garde de vous, pourquoi, combien de temps, et comment l’effacer.",
  terms: "Les conditions d’utilisation de Spellwright : service, compte, prix, achats.",
  legalNotice: "Qui publie et héberge Spellwright, et à qui sont les contenus.",
  withdrawal: "Quatorze jours pour changer d’avis après un achat, et comment être remboursé.",
  notFound: "Cette page n’existe pas sur Spellwright.",
} as const;
