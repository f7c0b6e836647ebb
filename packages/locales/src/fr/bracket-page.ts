/** The bracket of a deck explained: its dialog and the power panel of the deck (BRK-02, BRK-03, FOR-06, FOR-11). */
export const bracketPage = {
  title: "Bracket du deck « {{name}} »",
  numbered: "bracket {{bracket}} sur 5",
  loading: "Lecture du bracket…",
  failed: "Le détail du bracket n’a pas pu être lu.",
  none: "Pas encore de bracket : il se calcule à chaque modification du deck.",
  subtitles: {
    "1": "L’idée du deck passe avant la victoire.",
    "2": "Des cartes simples, des parties sans pression.",
    "3": "Une liste travaillée, une vraie synergie.",
    "4": "Rapide, régulier, sans autre limite que la liste des cartes bannies.",
    "5": "Construit pour le tournoi et son métagame.",
  },
  descriptions: {
    "1": "Un thème, une histoire, un défi : on vient montrer sa création. Les parties sont longues et gagner n’est pas le but premier.",
    "2": "Le plan se voit sur le champ de bataille et laisse à chacun le temps de répondre. On gagne pas à pas, rarement par surprise.",
    "3": "Les cartes sont fortes et le plan tient. La victoire peut venir d’un seul grand tour, une fois les ressources accumulées.",
    "4": "Mana rapide, tuteurs, combos : le deck veut gagner vite, à chaque partie. À cette table, tout ce qui est autorisé se joue.",
    "5": "Chaque carte sert la victoire, contre des adversaires qui font de même. La partie peut finir à n’importe quel tour.",
  },
  scale: "Les cinq brackets",
  yours: "Votre deck",
  why: "Pourquoi le bracket {{bracket}}",
  gameChangers: "Game Changers",
  gameChangersNone: "Aucun Game Changer dans ce deck.",
  categories: {
    "Fast Mana": "Mana rapide",
    Tutors: "Tuteurs",
    Protection: "Protection",
    "Card Advantage": "Avantage de cartes",
    Creatures: "Créatures",
    Stax: "Stax",
    Lands: "Terrains",
    "Extra Turns": "Tours supplémentaires",
    "Combo Pieces": "Pièces de combo",
  },
  combos: "Combos",
  combosNone: "Aucun combo connu de deux cartes dans ce deck.",
  method: "Critères et méthode",
  criteriaTitle: "Critères du bracket {{bracket}}",
  criteria: {
    "1": {
      cards: "Aucun Game Changer.",
      others:
        "Ni combo infini à deux cartes, ni destruction ou blocage massif de terrains, ni tours supplémentaires enchaînés.",
      note: "Il se déclare, il ne se calcule pas : seul le joueur sait que son thème passe avant tout.",
    },
    "2": {
      cards: "Aucun Game Changer.",
      others:
        "Ni combo infini à deux cartes, ni destruction ou blocage massif de terrains, ni tours supplémentaires enchaînés.",
      note: "C’est le bracket de départ de tout deck Commander.",
    },
    "3": {
      cards: "De 1 à 3 Game Changers.",
      others: "Ou un combo infini à deux cartes qui n’arrive qu’en fin de partie.",
      note: "Toujours sans destruction ni blocage massif de terrains, et sans tours supplémentaires enchaînés.",
    },
    "4": {
      cards: "De 4 à 7 Game Changers.",
      others:
        "Ou un combo infini à deux cartes jouable en début de partie, une destruction ou un blocage massif de terrains, des tours supplémentaires enchaînés.",
      note: "Une seule de ces raisons suffit.",
    },
    "5": {
      cards: "8 Game Changers ou plus (notre estimation).",
      others: "Les limites de cartes sont celles du bracket 4.",
      note: "Officiellement, le bracket 5 est l’intention de jouer en cEDH : aucune liste de cartes ne la prouve.",
    },
  },
  methodTitle: "Méthode",
  steps: {
    count:
      "On compte les Game Changers du deck principal et du commandant, d’après la liste officielle.",
    search:
      "On cherche les combos infinis à deux cartes, les destructions et blocages massifs de terrains, les tours supplémentaires enchaînés.",
    highest: "Chaque raison donne un bracket minimal ; le plus haut l’emporte.",
    tutors: "Les tuteurs ne comptent pas : leur limite a été retirée en octobre 2025.",
    confidence:
      "La confiance baisse quand des cartes sont inconnues ou que le deck est proche d’un autre bracket.",
  },
  advice: "Un bracket prépare la discussion d’avant partie ; il ne la remplace pas.",
  policy: "Règles du {{date}}",
  policySource: "Source des règles (nouvel onglet)",
  power: {
    title: "Niveau de puissance",
    of: "sur 5",
    explain: "Pourquoi ce bracket ?",
    confidence: "Confiance : {{percent}}",
  },
  waysDown: {
    title: "Pour un bracket plus bas",
    way: "Bracket {{bracket}} : retirer {{cards}}.",
    cut_one: "Retirer cette carte",
    cut_other: "Retirer ces {{count}} cartes",
    done_one: "Une carte retirée",
    done_other: "{{count}} cartes retirées",
  },
  declaration: {
    declare: "Déclarer le bracket 1",
    reason: "Un deck à thème, qui ne cherche pas d’abord à gagner ? Vous seul pouvez le dire.",
    declared: "Déclaré par vous",
    withdraw: "Retirer la déclaration",
    overruled:
      "Vous avez déclaré le bracket 1, mais les cartes demandent davantage : la déclaration ne compte pas.",
    doneDeclared: "Bracket 1 déclaré",
    doneWithdrawn: "Déclaration retirée",
  },
};
