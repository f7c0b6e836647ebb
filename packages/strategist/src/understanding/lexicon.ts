import type { DeckFormat } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";

/** What a question may be about; each is answered by one file of `answers`. */
export const SUBJECTS = [
  "lands",
  "colors",
  "curve",
  "types",
  "legality",
  "copies",
  "odds",
  "mulligan",
  "bracket",
  "size",
  "overview",
  "dearest",
  "cheapest",
  "wins",
  "clock",
  "cuts",
  "adds",
  "threats",
  "fit",
  "commander",
  "combos",
  "plan",
  "keyCards",
  "prices",
  "ratings",
  "synergies",
] as const;
export type Subject = (typeof SUBJECTS)[number];

const THE_DECK = "(?:this|my|the|ce|mon|le) deck";

/** Words of both languages, folded: small letters, no accents, plain apostrophes. */
export const SUBJECT_WORDS: Readonly<Record<Subject, RegExp>> = {
  lands:
    /\b(?:lands?|terrains?|mana ?base|base de mana|mana ?(?:screw|flood)\w*|fetch(?:es|lands)?)\b/,
  colors:
    /\b(?:colou?rs?|couleurs?|sources?|pips?|splash\w*|fixing|mana (?:symbols?|colore)|symboles? de mana|tricolore|bicolore)\b/,
  curve:
    /\b(?:curve|courbe|mana values?|valeurs? de mana|cmc|converted mana cost|average (?:cost|mana)|cout moyen|avg|trop (?:cher|lent)e?s?|too (?:expensive|slow))\b/,
  types:
    /\b(?:creatures?|instants?|ephemeres?|sorcer(?:y|ies)|rituels?|enchantments?|enchantements?|artifacts?|artefacts?|planeswalkers?|card types?|types? de cartes?|repartition)\b/,
  legality:
    /\b(?:legal(?:e|es|ity|ite|ement)?|legaux|illegal\w*|bann?ed|banni(?:e|es|s)?|interdit(?:e|es|s)?|color identity|identite (?:de )?coul\w*|autorise\w*|allowed|(?:what|which) format|quel format|(?:play|jouer) (?:this|my|the|ce|mon|le) deck (?:in|en))\b/,
  copies: /\b(?:copies|exemplaires?|doublons?|duplicates?|singleton)\b/,
  odds: /\b(?:odds|chances?|probabilit\w*|probable\w*|likely|likelihood|risques?|risks?|hypergeometri\w*|opening hand|starting hand|main de depart|main d'ouverture|hand of seven)\b/,
  mulligan:
    /\bmull(?:igans?)?\b|\bkeepable\b|\b(?:keep|gard(?:er|e|ez)) (?:une |cette |a |this |my |ma )?(?:main|hand|seven|7)\b|\b(?:main|hand) (?:a |to )?(?:garder|keep)\b/,
  bracket:
    /\bbrackets?\b|\bpower ?level\b|\bniveau de puissance\b|\bgame ?changers?\b|\bis (?:this|my|the) deck (?:cedh|competitive|casual)\b|\b(?:ce|mon|le) deck est-il (?:cedh|competitif|casual)\b/,
  size: /\b(?:sideboards?|reserve|deck size|taille (?:du|d'un) deck|nombre (?:minimum|maximum) de cartes|minimum (?:number of )?cards|how many cards (?:are )?(?:there )?(?:in|must|should|does)|combien de cartes (?:dans|doit|faut|compte|y a-t-il|au total))\b/,
  overview:
    /\b(?:weak(?:ness(?:es)?|est)?|strengths?|faibless?es?|points? (?:faibles?|forts?)|overview|summary|resume|review|analy[sz]e?r?|analysis|improve|ameliorer?|balanced?|equilibre\w*|what (?:do you think|is missing|'s missing)|(?:que|qu'en) (?:penses?|pensez)|(?:que|qu'est-ce qui|il) (?:lui |me )?manque|missing|statistics|stats|statistiques|figures|chiffres)\b/,
  dearest:
    /\b(?:dearest|costliest|most expensive|highest mana value|plus cheres?|plus couteu(?:x|ses?)|plus haute valeur de mana)\b/,
  cheapest:
    /\b(?:cheapest|least expensive|lowest mana value|moins cheres?|moins couteu(?:x|ses?)|plus basse valeur de mana)\b/,
  cuts: /\b(?:cuts?|cutting|couper|coupes?|coupez|retir\w+|enlev\w+|sortir|remove|take out|drop|maillons? faibles?|weakest cards?|worst cards?|pires? cartes?|replac\w+|remplac\w+|swap(?:s|ping)? out)\b/,
  adds: /\b(?:add|adding|additions?|ajout\w*|rajout\w*|upgrades?)\b/,
  threats:
    /\b(?:beats? (?:me|this|my|the deck)|loses? (?:to|against)|weak (?:to|against)|vulnerable|counters? (?:this|my) deck|hard to deal|bat(?:tre|tent)? (?:ce|mon|le) deck|faible (?:contre|face)|perd (?:contre|face)|craint|redoute|vulnerables?|no answers?|lacks? answers?|answers? (?:do|are|does) |sans reponses?|quelles reponses|menaces? .{0,30}reponses?|hurts? (?:me|my|this)|fait (?:le plus )?mal)\b/,
  fit: /\b(?:good|worth|fits?|belongs?|useful|include|add|play|replace|bonne?|utile|vaut|place|ajouter|mettre|jouer|remplacer|interessante?)\b/,
  clock:
    /\bgoldfish\w*\b|\b(?:what|which) turn [^?.]{0,40}\bwin\w*|\bhow (?:fast|many turns) [^?.]{0,40}\bwins?\b|\b(?:quel tour|combien de tours) [^?.]{0,40}\bgagn\w*|\bgagn\w* [^?.]{0,30}\b(?:quel tour|combien de tours)\b/,
  commander:
    /\b(?:who|what|which|qui|quel(?:le)?s?) (?:is|are|est|sont) (?:my|the|this deck's|its|mon|ma|mes|le|la|les|son|sa) (?:command(?:ers?|ants?)|generals?)\b|\bcommand(?:er|ant) (?:de|of) (?:this|my|ce|mon) deck\b/,
  combos: /\bcombos?\b|\binfinite\b|\binfini(?:e|s|es)?\b/,
  plan: new RegExp(
    `\\b(?:strateg\\w+|game ?plan|plan de jeu|archetypes?|what does ${THE_DECK} do|what is ${THE_DECK} about|que fait ${THE_DECK}|how (?:do i|does one|should i|to|does) (?:play|pilot)?[^?.]{0,12}${THE_DECK}(?: play| work)?$|comment (?:se )?(?:jou|pilot|fonctionn)\\w* ${THE_DECK}|expli(?:que|quer|quez)[^?.]{0,6} ${THE_DECK}|explain ${THE_DECK}|describe ${THE_DECK}|decri\\w* ${THE_DECK})`,
  ),
  keyCards:
    /\b(?:best|key|strongest|most important|meilleures?) (?:cards?|cartes?)\b|\bcartes? (?:les plus )?(?:cles?|importantes?|fortes?)\b/,
  ratings:
    /\b(?:rat(?:e|ing|ings)|scores?|notes?|notez?|sur 10|out of 10|consisten\w+|regulier|regularite|resilien\w+|how (?:fast|strong|good) is)\b/,
  synergies: /\bsynerg\w+/,
  prices:
    /\b(?:prices?|prix|euros?|eur|dollars?|usd|budget|how much (?:is|does|would) (?:this|my|the|it)|combien (?:coute|vaut) (?:ce|mon|le) deck)\b/,
  wins: /\bhow (?:does|do|can|will|would) [^?.]{0,30}\bwin\b|\bcomment [^?.]{0,30}\bgagne\w*|\bwin ?con(?:dition)?s?\b|\bconditions? de victoire\b/,
};

export const ROLE_WORDS: Readonly<Record<Role, RegExp>> = {
  ramp: /\b(?:ramp\w*|accel\w*|mana rocks?|cailloux|mana dorks?|elfes a mana|produis\w+ du mana|produce mana)\b/,
  fastMana: /\b(?:fast mana|mana rapide|mana explosif)\b/,
  draw: /\b(?:draws?|drawing|card (?:advantage|draw)|pioch\w*|avantage de cartes|manque de cartes|out of cards)\b/,
  removal:
    /\b(?:removals?|spot removal|kill spells?|anti-?betes?|anti ?creatures?|gestion|answers|reponses ponctuelles)\b/,
  wipe: /\b(?:(?:board ?)?wipes?|wraths?|sweepers?|nettoya\w*|balayage\w*|destructions? (?:de masse|globale)|rases?|mass removal)\b/,
  counterspell:
    /\b(?:counter ?(?:spells?|magic)|contre-?sorts?|contrecarr\w*|counter(?:s|ing)? (?:a |target )?spells?)\b/,
  tutor:
    /\b(?:tutors?|tuteurs?|search(?:es)? (?:my|your|the|a) (?:library|deck)|chercher? (?:dans )?(?:ma|la|sa) bibliotheque)\b/,
  recursion: /\b(?:recursion|recursi\w*|reanimat\w*|reanim\w*|graveyard|cimetiere|recycl\w*)\b/,
  graveyardHate:
    /\b(?:graveyard hate|hate (?:de )?cimetiere|anti-?cimetieres?|exil\w* (?:les? |des )?cimetieres?|exile graveyards?)\b/,
  stax: /\b(?:stax|hatebears?|tax(?:es|e)?|hate ?bears?|prison)\b/,
  landDenial: /\b(?:land (?:destruction|denial)|mld|destruction (?:massive )?de terrains?)\b/,
  extraTurn: /\b(?:extra turns?|tours? supplementaires?)\b/,
  winCondition: /\b(?:win ?con(?:dition)?s?|finishers?|conditions? de victoire|finisseurs?)\b/,
  sacrifice: /\b(?:sac(?:rifice)? outlets?|sacrifi\w*)\b/,
  blink: /\b(?:blink\w*|flicker\w*)\b/,
  protection:
    /\b(?:protect\w*|protege\w*|hexproof|defense talismanique|indestructible|protections?)\b/,
  tokens: /\b(?:tokens?|jetons?)\b/,
  lifegain:
    /\b(?:life ?gain|gain(?:s)? (?:of |de )?(?:life|(?:points? de )?vie)|gain life|gagne\w* (?:des |de la )?(?:points? de )?vie|lifelink|lien de vie)\b/,
};

export const FORMAT_WORDS: readonly (readonly [RegExp, DeckFormat])[] = [
  [/\bduel commander\b/, "duel commander"],
  [/\bcedh\b/, "cedh"],
  [/\b(?:commander|edh)\b/, "commander"],
  [/\bmodern\b/, "modern"],
  [/\bpioneer\b/, "pioneer"],
  [/\bstandard\b/, "standard"],
  [/\blegacy\b/, "legacy"],
  [/\bvintage\b/, "vintage"],
  [/\bpauper\b/, "pauper"],
  [/\bdraft\b/, "draft"],
  [/\b(?:sealed|scelle|limited|limite)\b/, "sealed"],
];

/** Words of questions on how the game works, which are the Oracle's. */
export const RULES_WORDS =
  /\b(?:stack|pile|resol\w+|resou\w+|respon(?:d|se)|en reponse|target(?:s|ed|ing)?|cibl\w+|trample|pietinement|deathtouch|contact mortel|first strike|initiative|block(?:s|ed|er|ers|ing)?|bloqu\w+|attack\w*|attaqu\w*|trigger\w*|declenche\w*|priority|priorite|replacement|layers?|state-based|actions? basees? sur un etat|dies|meurt|summoning sick\w*|mal d'invocation|can i|puis-je|peut-on|est-ce que je peux|does .{3,40} work|est-ce que .{3,40} marche)\b/;

/** Asks for a choice that figures do not make: what to cut, to add, to play against. */
export const ADVICE_WORDS =
  /\b(?:cut|couper|coupe|retir\w+|enlev\w+|remplac\w+|replac\w+|swap\w*|add(?:ing)?|ajout\w+|upgrade\w*|recommend\w*|recommand\w*|suggest\w*|sugger\w*|conseil\w*|should i play|best|meilleure?s?|versus|against|contre|face a|matchups?|metagame|meta|budget|strateg\w+|beat|battre|win|gagner)\b/;

/** Asks what the deck has against something. */
export const DEALS_WITH_WORDS =
  /\b(?:deals? with|dealing with|handles?|answers?|get rid of|destroy\w*|exil(?:e|es|ent|er|ing)|detrui\w*|reponses?|repond\w*|gerer|gere|debarrass\w*|casser?)\b/;

/** Speaks of the deck that is asked about. */
export const DECK_WORDS =
  /\b(?:decks?|liste?|my cards?|mes cartes?|do i (?:have|run|play)|ai-je)\b/;

/** Asks, once the card’s name is taken out, whether the deck plays it. */
export const IN_DECK_WORDS =
  /\bis +(?:it )?(?:in|part of) (?:my|this|the) (?:deck|list)\b|\b(?:est|sont) +(?:bien |deja )?dans (?:mon|ce|le|la|ma) (?:deck|liste)\b|\bdans (?:mon|ce|le) deck, *\?*$|\b(?:do i|does (?:my|this|the) deck|est-ce que je|je|ce deck|mon deck) +(?:play|run|have|contain|include|joue|contient)s? *\?*$/;

/** Asks whether to keep a hand of so many lands. */
export const KEEP_WORDS = /\b(?:keep|keeps|garde[rsz]?|mulligan)\b/;

/** No land at all, or exactly so many. */
export const NO_LAND_WORDS =
  /\b(?:no|zero|0|aucun|without (?:any|a)|sans(?: aucun)?|pas de) (?:lands?|terrains?)\b/;
export const EXACT_LANDS_WORDS =
  /\b(?:exactly|exactement|just|only|seulement|pile) (\d|une?) (?:lands?|terrains?)\b/;

/** Cards are drawn in every question on odds: only these words ask for cards that draw. */
export const DRAW_CARDS_WORDS =
  /\b(?:card draw|draw (?:spells?|cards?|engines?)|cartes? de pioche|de la pioche)\b/;

/** What answers what others do, of whatever kind. */
export const INTERACTION_WORDS = /\binteractions?\b/;

/** Asks whether there is enough of something. */
export const ENOUGH_WORDS =
  /\b(?:enough|too (?:many|few|much|little)|assez|suffi\w+|trop (?:de |d'|peu )?|short (?:of|on)|lacks?|lacking|manque\w*)\b/;

/** Asks how many, as against what or why. */
export const COUNT_WORDS = /\b(?:combien|how many|number of|nombre de|count)\b/;

/** Asks for the cards themselves. */
export const WHICH_WORDS =
  /\b(?:which|what|quelles?|quels?|lesquel\w+|list|liste\w*|montre\w*|show|name)\b/;
