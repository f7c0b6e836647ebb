/** What the Forge answers on a commander’s part, on numbers of copies, on cards that make room or stop a deck. */
export const subjectAnswersFr = {
  commanderTied_zero:
    "D’après son texte, nous ne savons pas dire quelles cartes de la liste marchent avec le commandant.",
  commanderTied_one: "Au moins une carte de la liste marche avec le commandant.",
  commanderTied_other: "Au moins {{count}} cartes de la liste marchent avec le commandant.",
  commanderFeeds: "Elles le déclenchent ou l’alimentent ({{count}}) : {{cards}}.",
  commanderAsks:
    "Il cherche ces mots-clés ({{filters}}). Les cartes qui en apportent le plus : {{cards}}.",
  commanderAskers: "Elles cherchent les mêmes mots-clés ({{count}}) : {{cards}}.",
  commanderGivers: "Elles donnent la même capacité que lui ({{count}}) : {{cards}}.",
  commanderFilled: "Elles remplissent le cimetière dans lequel il regarde ({{count}}) : {{cards}}.",
  commanderFed: "Elles profitent de ce qu’il fait ({{count}}) : {{cards}}.",
  commanderNamed: "Son texte les nomme, ou elles visent la même chose ({{count}}) : {{cards}}.",
  otherDeckUnknown:
    "Je ne vois que ce deck, je ne peux donc pas dire lequel des deux est le meilleur. Posez la même question depuis l’autre deck et comparez :",
  copyChoice_zero:
    "{{card}} n’est pas dans le deck principal. Ce que donne chaque nombre d’exemplaires :",
  copyChoice_one:
    "Vous jouez un exemplaire de {{card}}. Ce que donne chaque nombre d’exemplaires :",
  copyChoice_other:
    "Vous jouez {{count}} exemplaires de {{card}}. Ce que donne chaque nombre d’exemplaires :",
  copyChoiceLine_one: "Un exemplaire : en main d’ici au tour {{turn}} dans {{chance}} des cas.",
  copyChoiceLine_other:
    "{{count}} exemplaires : au moins un d’ici au tour {{turn}} dans {{chance}} des cas, au moins deux dans {{second}}.",
  copyChoiceLegend:
    "{{card}} est légendaire : une deuxième ne fait rien tant que la première est sur le champ de bataille.",
  copyChoiceRule:
    "Le maximum si vous la voulez tôt à chaque partie ; moins si la deuxième reste morte en main.",
  roleNone: "Aucune carte de ce genre : {{role}}.",
  cutSmall:
    "{{card}} (valeur de mana {{value}}) : {{power}}/{{toughness}}, c’est peu pour son coût.",
  cutForATurn: "{{card}} (valeur de mana {{value}}) : ce qui est renvoyé en main se rejoue.",
  weakestNone: "Aucune n’est parmi les premières à couper. Dans l’ordre : {{cards}}.",
  weakestOnly: "Les suivantes ne sont pas nettement plus faibles que le reste.",
  weakestKept: "Le plan repose le plus sur : {{cards}}.",
  cutAlike_one: "{{card}} (valeur de mana {{value}}) : une autre carte le fait aussi : {{role}}.",
  cutAlike_other:
    "{{card}} (valeur de mana {{value}}) : {{count}} autres cartes le font aussi : {{role}}.",
  tappedCuts_zero: "Aucun terrain du deck n’arrive toujours engagé.",
  tappedCuts_one: "Un terrain arrive toujours engagé : {{cards}}.",
  tappedCuts_other:
    "{{count}} terrains arrivent toujours engagés. À retirer dans cet ordre : {{cards}}.",
  tappedOrder:
    "D’abord ceux qui donnent le moins de couleurs, en dernier ceux qui donnent plus d’un mana ou cherchent un terrain.",
  landsOfPlan: "Votre plan profite des terrains qui arrivent : n’en coupez pas.",
  sideboardOut: "À sortir d’abord : {{cards}}.",
  comparePlanned: "{{best}} plutôt que {{other}} : le plan du deck repose davantage sur elle.",
  compareDamage: "{{best}} plutôt que {{other}} : elle tue une plus grande créature.",
  compareDeals: "{{card}} : tue une créature d’endurance {{damage}} au plus.",
  comparePlayed:
    "{{best}} plutôt que {{other}}, pour sa popularité : rôle, plan et coût se valent, et plus de decks Commander la jouent. Le reste de leur texte n’a pas été pesé.",
  handLacking: "Aucune source en main pour : {{colors}}.",
  handWithLand: "Avec un terrain de plus : {{cards}}.",
  handWithColor:
    "Avec une source de mana {{color}} de plus (d’ici au tour 3 : {{chance}}) : {{cards}}.",
  handFarOff: "Il manque au moins deux terrains pour : {{cards}}.",
  handNeedsCreature:
    "Il leur faut une créature à vous, et cette main n’en pose pas tôt : {{cards}}.",
  addsNamed: "À ajouter d’abord : {{cards}}.",
  swapLine: "Entre : {{add}}. Sort : {{cut}}.",
  fitRoom: "Pour faire de la place, les premières à sortir : {{cards}}.",
  matchupOpen:
    "La liste seule ne dit pas comment le deck se tient contre {{opponent}}. Ce qui y compte : {{means}}.",
  combosWith_one: "Avec {{cards}}, cette liste contient un combo connu.",
  combosWith_other: "Avec {{cards}}, cette liste contient {{count}} combos connus.",
  combosWithNone_zero: "Cette liste ne contient aucun combo connu, avec {{cards}} ou sans.",
  combosWithNone_one:
    "Je ne connais pas de combo réunissant {{cards}} dans cette liste. Elle contient celui-ci :",
  combosWithNone_other:
    "Je ne connais pas de combo réunissant {{cards}} dans cette liste. Elle en contient d’autres :",
  comboNearNone:
    "Aucun combo connu qui gagne la partie n’est à une carte près, parmi celles que ce deck peut jouer.",
  leftOut: "Je n’ai pas tenu compte de ceci : {{told}}.",
  budgetLeft: "Je ne sais pas choisir selon le prix : ceci ne respecte pas votre budget.",
  hits_zero: "{{card}} arrête peu de choses dans ce deck.",
  hits_one: "{{card}} arrête une carte de ce deck : {{cards}}.",
  hits_other: "{{card}} arrête {{count}} cartes de ce deck : {{cards}}.",
  commanderSeen:
    "Au tour {{turn}}, quand il peut arriver, vous en avez pioché au moins une dans {{chance}} des parties, au moins deux dans {{second}}.",
  matchingAside: "Dans la réserve : {{cards}} ({{count}}).",
  relianceRole_zero: "Rien d’autre dans la liste ne fait cela : {{role}}.",
  relianceRole_one: "Une autre carte le fait aussi : {{role}}. {{cards}}.",
  relianceRole_other: "{{count}} autres cartes le font aussi : {{role}}. {{cards}}.",
  tiesFeed: "{{card}} alimente : {{cards}}.",
  tiesFed: "Ce qui alimente {{card}} : {{cards}}.",
  tiesByText: "D’après le texte des cartes.",
  sideboardUnknown: "{{format}} se joue sans réserve.",
  mainHelps: "Contre {{opponents}}, le deck lui-même a : {{cards}}.",
  mainNothing: "Contre {{opponents}}, le deck lui-même n’a pas de réponse propre.",
  compareLand:
    "{{best}} est un terrain : il prend la place d’un autre terrain, pas celle de {{other}}.",
  aroundMet: {
    counters: "Face aux contresorts, le deck a : {{cards}}.",
    wipes: "Face aux wraths, le deck a : {{cards}}.",
    removal: "Face au removal, le deck a : {{cards}}.",
  },
  cutFindsLands:
    "{{card}} (valeur de mana {{value}}) : elle cherche des terrains, et peu d’autres cartes du deck en profitent.",
  aroundTheirTurn:
    "Pour rien pendant le tour des autres seulement : {{cards}}. Pendant le vôtre, il faut payer le coût de mana.",
  aroundOpen: {
    counters: "Face aux contresorts, aucune carte du deck ne protège vos sorts.",
    wipes: "Face aux wraths, aucune carte du deck ne protège ni ne fait revenir vos créatures.",
    removal: "Face au removal, aucune carte du deck ne protège ce que vous jouez.",
  },
  aroundRule: {
    counters:
      "Faites d’abord dépenser les contresorts : commencez par un sort que vous pouvez perdre, gardez la carte qui compte pour le tour où ils sont engagés, ou pour celui où vous jouez deux sorts.",
    wipes:
      "N’engagez pas plus de créatures qu’il n’en faut, et gardez-en une ou deux en main pour le tour d’après.",
    removal:
      "Posez d’abord ce que vous pouvez perdre, et la carte qui compte quand elle sert dès ce tour.",
  },
  commanderInstead:
    "Avec {{card}} comme commandant, au moins {{count}} cartes marcheraient avec lui ; avec l’actuel, {{present}}.",
  commanderOutside_one: "Une carte de la liste serait hors de ses couleurs : {{cards}}.",
  commanderOutside_other: "{{count}} cartes de la liste seraient hors de ses couleurs : {{cards}}.",
  fitWorth: "À essayer : {{card}} ferait plus pour le deck que bien de ses cartes.",
  fitPart: {
    wins: "C’est une des façons dont le deck gagne.",
    leader: "Elle marche avec votre commandant.",
    multiplies:
      "Elle augmente les blessures que vous infligez, et le deck gagne par les blessures.",
    arms: "Elle rend vos attaquants plus dangereux, et le deck gagne en attaquant.",
    attacks: "Elle attaque, et le deck gagne ainsi.",
  },
  fitPlace_one: "Un des {{of}} autres sorts du deck partirait avant elle.",
  fitPlace_other: "{{count}} des {{of}} autres sorts du deck partiraient avant elle.",
  fitPlace_zero: "Aucun des {{of}} autres sorts du deck ne partirait avant elle.",
  fitSweepsOwn_one: "Elle emporte aussi vos créatures : le deck en joue une.",
  fitSweepsOwn_other: "Elle emporte aussi vos créatures : le deck en joue {{count}}.",
  guards: "Contre cela, vous avez : {{cards}}.",
  guardsNone: "Vous n’avez rien contre cela.",
  comparePart: {
    wins: "{{card}} est une des façons dont le deck gagne.",
    leader: "{{card}} marche avec votre commandant.",
    multiplies: "{{card}} augmente les blessures que vous infligez.",
    arms: "{{card}} rend vos attaquants plus dangereux.",
    attacks: "{{card}} attaque, et le deck gagne ainsi.",
  },
  deedOpen: "Rien dans le deck n’aide contre cela : {{role}}.",
  deedMet: "Dans le deck, contre cela ({{role}}) : {{cards}}.",
  deedMetAside: "Dans la réserve, contre cela ({{role}}) : {{cards}}.",
  threatPartly:
    "Celles-ci n’en atteignent qu’une partie (taille, valeur de mana, légendes, peu de blessures) : {{cards}}.",
  rampOther:
    "Autre mana, non compté comme ramp (une fois, tard ou sous condition ; sorts moins chers) : {{cards}}.",
  rolePartly:
    "Contre une seule couleur, un seul type ou les sorts gratuits, donc pas comptées : {{cards}}.",
  sideboardCardMeets: "{{card}} rentre contre {{opponents}}.",
  sideboardCardOpen: "Aucune sorte de deck que je connaisse ne se détache pour {{card}}.",
  sideboardCardAnswers: "{{card}} répond à ceci : {{threats}}.",
  colorOdds:
    "D’ici au tour {{turn}}, vous avez pioché des terrains pour {{colors}} dans {{chance}} des parties ; le mana d’autres cartes n’est pas compté.",
} as const;
