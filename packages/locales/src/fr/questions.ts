export const questions = {
  title: "Questions de règles, avec leur réponse",
  lead: "Ce que les joueurs demandent le plus, avec la réponse et les règles qui tranchent. Gratuit, sans compte.",
  loading: "Chargement des questions…",
  failed: "Impossible de charger les questions.",
  count_one: "{{count}} question",
  count_other: "{{count}} questions",
  chapters: "Par chapitre",
  chapter: "Chapitre des règles",
  all: "Tous les chapitres",
  more: "Afficher la suite",
  search: {
    label: "Chercher dans les questions",
    help: "Un mot-clé, une situation : « piétinement contact mortel », « contrecarrer une copie ».",
    submit: "Chercher",
    found_one: "{{count}} question pour « {{query}} »",
    found_other: "{{count}} questions pour « {{query}} »",
    none: "Aucune question tranchée pour « {{query}} ».",
    ask: "Demander à l’Oracle",
    clear: "Toutes les questions",
  },
  verdict: {
    yes: "Oui",
    no: "Non",
    yesShort: "Oui.",
    noShort: "Non.",
  },
  page: {
    kind: "Question tranchée",
    because: "Pourquoi",
    cases: "Selon le cas",
    asked: "Aussi demandé",
    rules: "Règles",
    near: "Questions proches",
    ask: "Demander pour mon cas",
    copy: "Copier le lien",
    copied: "Lien copié",
    copyFailed: "La copie a échoué. L’adresse de cette page est le lien.",
    missing: "Cette question n’existe pas",
    missingText: "Son adresse est peut-être fausse. La recherche ci-dessous peut la trouver.",
    back: "Toutes les questions",
  },
  reliability: {
    title: "À quel point peut-on s’y fier ?",
    lead_one:
      "Nous avons posé à l’Oracle {{count}} question de règles dont nous savions la réponse, et compté.",
    lead_other:
      "Nous avons posé à l’Oracle {{count}} questions de règles dont nous savions la réponse, et compté.",
    right_one: "{{right}} juste sur {{count}} question.",
    right_other: "{{right}} justes sur {{count}} questions.",
    range: "La vraie part est sans doute entre {{from}} et {{to}} %.",
    between: "de {{from}} à {{to}} %",
    of: "{{count}} sur {{all}}",
    strengths: {
      ruling: {
        name: "Décision",
        short: "Décision",
        text: "Calculée, définie par les règles, ou une question que nous avons déjà tranchée.",
      },
      likely: {
        name: "Réponse probable",
        short: "Probable",
        text: "La meilleure lecture. À confirmer si la partie en dépend.",
      },
      none: {
        name: "Pas de décision",
        short: "Sans décision",
        text: "L’Oracle ne tranche pas : il montre ce qu’il a trouvé, sans pourcentage et sans zap.",
      },
    },
    byKind: "Selon la question",
    byLanguage: "Selon la langue",
    asked: "Question",
    kinds: {
      yes_no: "Oui ou non",
      number: "Combien",
      which: "Lequel, quand, qui",
      explain: "Pourquoi, comment",
    },
    languages: {
      fr: "Français",
      en: "Anglais",
    },
    how: "Comment c’est mesuré",
    measured: "Mesuré le {{date}} avec : {{engine}}, version {{version}}, sans modèle de langage.",
    notes: {
      questions:
        "Ce sont des questions écrites comme des joueurs les tapent, avec leurs fautes et leurs surnoms de cartes.",
      learned:
        "Les seuils ont été réglés avec une partie de ces questions : le résultat est un peu flatteur.",
      range:
        "Peu de questions, large intervalle. Il contient la vraie part 95 fois sur 100. En dessous de dix questions, nous ne donnons pas de part.",
      model:
        "Quand un modèle de langage répond, son pourcentage vient de ce qui confirme sa réponse : un calcul, une question tranchée, une note officielle, une seconde lecture. Il n’est pas compté ici.",
    },
  },
} as const;
