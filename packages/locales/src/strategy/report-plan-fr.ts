/** What a report says of the plan of a deck. */
export const builtOnFr = {
  wins: "Le deck gagne {{win}}.",
  kin: "tribal {{kind}}",
  win: {
    combo: "par un combo",
    words: "par une carte qui gagne la partie",
    finishers: "par un finisseur",
    drain: "au drain",
    pings: "par des blessures sans attaque",
    brought: "avec ce qui arrive sans être payé",
    lands: "en attaquant avec des terrains",
    poison: "au poison",
    burn: "au burn",
    storm: "en un grand tour",
    mill: "en meulant",
    combat: "avec de grosses créatures",
    tokens: "en attaquant avec des jetons",
    attackers: "en attaquant",
    planeswalkers: "avec des planeswalkers",
    commander: "aux blessures de commandant",
  },
  theme: "{{name}} : {{enablers}}. En profitent : {{payoffs}}.",
  loneTheme: "{{name}} : {{enablers}}.",
  winLine: "{{win}} : {{cards}}.",
  idle: "Sans lien avec le plan : {{cards}}.",
} as const;

/** Why a report proposes a card, and what follows from it. */
export const swapsFr = {
  roleGap:
    "{{role}} : {{count}} dans la liste, la plupart des decks en jouent {{least}}. {{add}} a ce rôle.",
  comboPiece:
    "{{add}} est la carte qui manque à un combo connu avec {{cards}}. Le combo peut avoir d’autres conditions que ces cartes.",
  curve: {
    average:
      "Valeur de mana moyenne : {{value}}, alors que neuf {{lists}} sur dix ont {{bound}} ou moins. {{add}} joue le même rôle, {{roles}}, pour une valeur de mana de {{addValue}} au lieu de {{cutValue}}, ce qui porte la moyenne à {{after}}.",
    early:
      "Cartes de valeur de mana 2 ou moins : {{value}}, alors que neuf {{lists}} sur dix en ont au moins {{bound}}. {{add}} joue le même rôle, {{roles}}, pour une valeur de mana de {{addValue}} au lieu de {{cutValue}}, ce qui en fait {{after}}.",
    late: "Cartes de valeur de mana 5 ou plus : {{value}}, alors que neuf {{lists}} sur dix en ont {{bound}} au plus. {{add}} joue le même rôle, {{roles}}, pour une valeur de mana de {{addValue}} au lieu de {{cutValue}}, ce qui en laisse {{after}}.",
    plan: "Valeur de mana moyenne : {{value}}, alors que les decks de ce plan ont {{bound}} ou moins. {{add}} joue le même rôle, {{roles}}, pour une valeur de mana de {{addValue}} au lieu de {{cutValue}}, ce qui porte la moyenne à {{after}}.",
  },
  lists: {
    tournament: "listes de Commander en tournoi",
    commander: "listes de Commander",
    sixty: "listes de 60 cartes",
  },
  colorSource:
    "Sources de mana {{color}} : {{before}}, alors que la table de Karsten en demande {{needed}} pour jouer {{target}} à temps. {{add}} en est une, {{cut}} n’en est pas une, ce qui en fait {{after}}.",
  colorCost:
    "{{cut}} demande {{needed}} sources de mana {{color}} selon la table de Karsten, et le deck en a {{sources}}. {{add}} joue le même rôle, {{roles}}, et en demande {{less}}.",
  tappedLand:
    "{{cut}} arrive toujours engagé. {{add}} donne au deck les mêmes couleurs et peut arriver dégagé.",
  sameBracket: "Bracket inchangé ({{bracket}}), valeur de mana moyenne {{before}} → {{after}}.",
  newBracket: "Bracket {{from}} → {{to}}, valeur de mana moyenne {{before}} → {{after}}.",
  noBracket: "Valeur de mana moyenne {{before}} → {{after}}.",
  color:
    "{{color}} : symboles de mana {{symbolsBefore}} → {{symbolsAfter}}, sources {{sourcesBefore}} → {{sourcesAfter}}.",
  colorSymbols: "{{color}} : symboles de mana {{symbolsBefore}} → {{symbolsAfter}}.",
  colorSources: "{{color}} : sources {{sourcesBefore}} → {{sourcesAfter}}.",
  colorsSame: "Couleurs inchangées.",
  forbidden:
    "{{cut}} ne peut pas être jouée ici ({{format}}). {{add}} joue le même rôle, {{roles}}, et peut l’être.",
  plan: "{{add}} sert ce que fait le deck ({{served}}) ; {{cut}} le sert moins.",
  theCommander: "le commandant",
  proposed: "{{add}} : {{roles}}. Proposition du modèle de langage.",
  proposedOnly: "Proposition du modèle de langage.",
  none: "Aucune suggestion disponible",
  cheaper: "Même rôle pour {{price}} au lieu de {{instead}}.",
  prices: "{{add}} : {{addPrice}}. {{cut}} : {{cutPrice}}. Prix des données de cartes du {{date}}.",
  counts: "Utile contre {{opponents}}.",
  checked: "Légale en {{format}}, dans les couleurs du deck, pas encore dans la liste.",
} as const;
