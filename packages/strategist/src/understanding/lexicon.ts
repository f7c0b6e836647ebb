import type { DeckFormat } from "@spellwright/contract";
import type { Role } from "@spellwright/decks";

/** What a question may be about. Each is answered by one file of `answers`. */
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
  "castCommander",
  "castNamed",
  "manaOfTurn",
  "matchups",
  "tribes",
  "reliance",
  "gameChangers",
  "backup",
  "pitch",
  "averagePower",
  "averageToughness",
] as const;
/** Subjects that words of their own tell. */
export type WordedSubject = (typeof SUBJECTS)[number];
/** The others are told by examples alone. */
export type Subject =
  | WordedSubject
  | "commanderPart"
  | "otherDeck"
  | "copyChoice"
  | "deadLate"
  | "playAround"
  | "turnPlays";

const THE_DECK = "(?:this|my|the|ce|mon|le) deck";
const JUDGED =
  "(?:good|bad|strong|weak|powerful|viable|decent|great|fast|slow|competitive|playable|competitif|jouable|bon|mauvais|fort|faible|puissant|nul|rapide|lent)";
const CAST = "(?:cast(?:ing|able)?|play|drop|get out|jou\\w+|lanc\\w+|pos(?:er|e)|sort(?:ir)?)";
const COMMANDER = "(?:command(?:er|ant)s?|generals?|generaux)";
const BY_TURN = "(?:turn|tour|t) ?\\w{1,6}";

/** Words of both languages, folded: small letters, no accents, plain apostrophes. */
export const SUBJECT_WORDS: Readonly<Record<WordedSubject, RegExp>> = {
  lands:
    /\b(?:lands?|terrains?|mana ?base|base de mana|mana ?(?:screw|flood)\w*|fetch(?:es|lands)?)\b/,
  colors:
    /\b(?:(?<!no )colou?rs?|(?<!sans )couleurs?|sources?|pips?|splash\w*|fixing|mana colore|(?:mana )?symbols?|(?:enough|too (?:little|much)|assez d[e'u]|trop (?:peu )?d[e'u]|manque d[e'u]) ?(?:mana )?(?:white|blue|black|red|green|blanc|bleu|noir|rouge|vert)\b(?! (?:cards?|spells?|creatures?|cartes?|sorts?))|(?:add(?:ing)?|ajout\w*|rajout\w*|mettre) (?:some |a bit of |du |une touche de |un peu de )?(?:white|blue|black|red|green|blanc|bleu|noir|rouge|vert)\b(?! (?:cards?|spells?|creatures?|cartes?|sorts?))|symboles?|tricolore|bicolore)\b/,
  curve:
    /\b(?:curve|courbe|mana values?|valeurs? de mana|cmc|converted mana cost|average (?:cost|mana)|cout moyen|avg|trop chere?s?|too expensive)\b/,
  types:
    /\b(?:creatures?|creas?|(?<!anti[- ]?)betes?|instants?|ephemeres?|sorcer(?:y|ies)|rituels?|enchantments?|enchantements?|artifacts?|artefacts?|planeswalkers?|card types?|types? de cartes?|repartition)\b/,
  legality:
    /\b(?:legal(?:e|es|ity|ite|ement)?|legaux|illegal\w*|bann?ed|banni(?:e|es|s)?|interdit(?:e|es|s)?|color identity|identite (?:de )?coul\w*|autorise\w*|allowed|(?:what|which) format|quel format|(?:can|may|puis|peux|peut)\b[^?.]{0,20}\b(?:play|jouer) +(?:in|en) (?:commander|modern|pioneer|standard|legacy|vintage|pauper)|(?:play|jouer) (?:this|my|the|ce|mon|le) deck (?:in|en))\b/,
  copies: /\b(?:copies|exemplaires?|doublons?|duplicates?|singleton)\b/,
  odds: /\b(?:odds|chances?|probas?|probabilit\w*|probable\w*|likely|likelihood|risques?|risks?|hypergeometri\w*|opening hand|starting hand|main de depart|main d'ouverture|hand of seven)\b/,
  mulligan:
    /\bmull(?:igans?)?\b|\bkeepable\b|\b(?:keep|gard(?:er|e|ez)) (?:une |cette |a |this |my |ma )?(?:main|hand|seven|7)\b|\b(?:main|hand) (?:a |to )?(?:garder|keep)\b|\b(?:ideal|perfect|good|best|bonne|ideale|parfaite|meilleure) (?:opening |starting )?(?:hand|main)\b|\b(?:hand|main de depart) [^?.]{0,20}\b(?:look like|ressembl\w+)\b|\b(?:look for|want|need|hope for|cherch\w+|esper\w+|besoin|voul\w+|vouloir|faut) [^?.]{0,25}\b(?:opening hand|starting hand|main de depart|main d'ouverture)\b/,
  bracket:
    /\bbrackets?\b|\bpower ?level\b|\bniveau de puissance\b|\bgame ?changers?\b|\bis (?:this|my|the) deck (?:cedh|competitive|casual)\b|\b(?:is it|est-ce(?: un deck)?) (?:a )?(?:cedh|competiti(?:ve|f)|casual)\b|\b(?:casual|high power|low power) (?:tables?|games?|pods?)\b|\btables? (?:casual|tranquilles?|competitives?)\b|\brule (?:zero|0)\b|\bregle (?:zero|0)\b|\bwhat(?:'s| is) (?:a )?cedh\b|\bc'est quoi (?:le |un |du )?cedh\b|\bpre-?game talk\b|\b(?:tell|say to|announce|dis|dire|annonc\w+|present\w+|previen\w+|prevenir) [^?.]{0,25}\b(?:table|pod|playgroup|before (?:the|a) game|avant (?:la|une) partie)\b|\b(?:ce|mon|le) deck est-il (?:cedh|competitif|casual)\b/,
  size: /\b(?:sideboards?|reserve|deck size|taille (?:du|d'un) deck|nombre (?:minimum|maximum) de cartes|minimum (?:number of )?cards|how many cards (?:are )?(?:there )?(?:in|must|should|does|total|do i (?:have|play)$)|\d{2,3} cartes? (?:en tout|au total|dans)|(?:y a-t-il|is it|are there|do i have) (?:exactly |bien )?\d{2,3} (?:cards?|cartes?)|combien de cartes (?:en tout|dans|doit|faut|compte|y a-t-il|au total))\b/,
  overview:
    /\b(?:weak(?:ness(?:es)?|est)?|strengths?|faibless?es?|points? (?:faibles?|forts?)|overview|summary|resume|review|analy[sz]e?r?|analysis|improve|ameliorer?|balanced?|equilibre\w*|what (?:do you think|would you change|to change|is missing|'s missing)|(?:que|qu'en) (?:penses?|pensez|changer\w*)|(?:tu |vous )?changerais|changeriez|(?:que|qu'est-ce qui|il) (?:lui |me )?manque|missing|statistics|stats|statistiques|figures|chiffres)\b/,
  dearest:
    /\b(?:dearest|costliest|most expensive|highest mana value|plus cheres?|plus couteu(?:x|ses?)|plus haute valeur de mana)\b/,
  cheapest:
    /\b(?:cheapest|least expensive|lowest mana value|moins cheres?|moins couteu(?:x|ses?)|plus basse valeur de mana)\b/,
  cuts: /\b(?:cuts?|cutting|couper|coupes?|coupez|retir\w+|enlev\w+|sortir|remove|take out|(?<!(?:\d|one|two|three|four|five|six)[ -])drop(?! (?:on|au|turn|tour|\d))|maillons? faibles?|(?:off|out of|hors)[- ](?:theme|plan|sujet)|(?:do not|don't|doesn't) (?:really )?(?:fit|belong)\b[^?.]{0,25}|n'ont rien a (?:voir|faire)|n'ont pas leur place|ne (?:vont|collent|marchent) pas avec|replac\w+|remplac\w+|swap(?:s|ping)? out)\b/,
  adds: /\b(?:add|adding|additions?|ajout\w*|rajout\w*|upgrades?|ameliorations?|improvements?)\b/,
  threats:
    /\b(?:beats? (?:me|this|my|the deck)|(?:contre|face a) (?:quoi|qui|quels? \w+)(?: est-ce que)? (?:je|on|mon deck|ce deck)[^?.]{0,12}\bperd\w*|perd\w*(?:-je)? (?:contre|face a)|loses? (?:to|against)|weak (?:to|against)|vulnerable|counters? (?:this|my) deck|hard to deal|bat(?:tre|tent)? (?:ce|mon|le) deck|faible (?:contre|face)|perd (?:contre|face)|craint|redoute|vulnerables?|no answers?|lacks? answers?|answers? (?:do|are|does) |sans reponses?|quelles reponses|menaces? .{0,30}reponses?|hurts? (?:me|my|this)|fait (?:le plus )?mal|me bat(?:tent)?|(?:what|who) (?:can )?(?:stops?|kills?|crushes|wrecks) (?:me|my|this)|(?:afraid|scared) of|(?:peur|craindre|mefier)|worst (?:enemy|matchup)|pires? (?:ennemis?|adversaires?))\b/,
  fit: /\b(?:bad|great|strong|nice|better|decent|trash|bien|bons?|mauvaise?s?|nulle?s?|mieux|forte?s?|pertinente?|here|ici|what about|(?:think|thoughts?|opinion) (?:of|about|on)|penses?|pensez|avis|good|worth|fits?|belongs?|go(?:es)? in|irai(?:t|ent)|collerai(?:t|ent)|rentrerai(?:t|ent)|useful|include|add|play|replace|bonne?|utile|vaut|place|ajouter|mettre|jouer|remplacer|interessante?)\b/,
  clock:
    /\bgoldfish\w*\b|\b(?:my|the) clock\b|\bwins? (?:fast|quickly|early)\b|\b(?:what|which) turn [^?.]{0,40}\bwin\w*|\bhow (?:fast|quick(?:ly)?|many turns|soon) [^?.]{0,40}\b(?:wins?|kills?|goldfish)\b|\b(?:quel tour|combien de tours) [^?.]{0,40}\bgagn\w*|\bgagn\w* [^?.]{0,30}\b(?:quel tour|combien de tours)\b|\b(?:wins?|kills?|finish|gold ?fish) (?:\w+ )?(?:before|by|on|in) turn\b|\b(?:fastest|quickest|earliest) (?:win|kill|clock)\b|\b(?:victoire|gagner) (?:la )?(?:plus|au plus) (?:rapide|vite|tot)\b|\bgagn\w* (?:(?:avant|d'ici|au|des) )?(?:le |au )?tour\b|\b(?:too|fast|slow) (?:slow|fast|enough)\b|\btrop lente?s?\b|\b(?:a quelle vitesse|en combien de temps) [^?.]{0,30}\b(?:gagn|tu)\w*|\bassez rapides?\b/,
  commander:
    /\b(?:who|what|which|qui|quel(?:le)?s?) (?:is|are|est|sont) (?:my|the|this deck's|its|mon|ma|mes|le|la|les|son|sa) (?:command(?:ers?|ants?)|generals?)\b|\bcommand(?:er|ant) (?:de|of) (?:this|my|ce|mon) deck\b/,
  combos: /\bcombos?\b|\binfinite\b|\binfini(?:e|s|es)?\b/,
  plan: new RegExp(
    `\\b(?:what(?:'s| is| are)? ${THE_DECK}(?:'s)? (?:doing|trying|plan|goal|about|theme)|what(?:'s| is) the (?:plan|goal|point|idea|theme)|what am i (?:trying|supposed) to do|c'est quoi (?:l'|la |le |ce |mon )(?:plan|but|principe|concept|objectif|idee|theme|deck)|(?:quel est|quelle est) (?:le |l'|la )(?:plan|but|principe|objectif|idee|theme)|(?:fait|joue|sert a|cherche a faire) quoi|a quoi sert ${THE_DECK}|par ou commencer|where (?:do|should) i start|(?:how (?:do|should) i|comment) (?:play|pilot|jouer|piloter) (?:with |avec )?${THE_DECK}|strateg\\w+|game ?plan|plan de jeu|archetypes?|what does ${THE_DECK} do|what is ${THE_DECK} about|que fait ${THE_DECK}|how (?:do i|does one|should i|to|does) (?:play|pilot)?[^?.]{0,12}${THE_DECK}(?: play| work)?$|comment (?:se )?(?:jou|pilot|fonctionn)\\w* ${THE_DECK})`,
  ),
  keyCards:
    /\b(?:opponents?|adversaires?|they|ils?|people|on)\b[^?.]{0,20}\b(?:target|hate|fear|kill first|cibl\w+|vis(?:er|ent)|detest\w+)\b|\b(?:best|key|strongest|most (?:important|powerful)|meilleures?) (?:cards?|cartes?)\b|\bcartes? (?:(?:les|la) plus )?(?:cles?|importantes?|fortes?|puissantes?)\b/,
  ratings: new RegExp(
    `\\b(?:rat(?:e|ing|ings)|scores?|notes?|notez?|sur 10|out of 10|consisten\\w+|regulier|regularite|resilien\\w+|how (?:fast|strong|good|powerful) is|is ${THE_DECK} (?:any |really |very |too |even )?${JUDGED}|${THE_DECK},? (?:est-il|est|is(?: it)?|il est) (?:assez |vraiment |trop |plutot |tres )?${JUDGED}|que vaut ${THE_DECK}|(?:c'est|est-ce|is it|is this) (?:vraiment |bien |really )?(?:un|a) ${JUDGED}(?= deck)|(?:c'est|est-ce) (?:vraiment |bien )?un deck (?:assez |vraiment |tres )?${JUDGED}|comment (?:est|trouves?-tu|tu trouves) ${THE_DECK})(?:e|s)?\\b`,
  ),
  synergies:
    /\bsynerg\w+|\b(?:go|goes|work|works) (?:well |best )?with (?:my|the) commander\b|\b(?:vont|marchent|fonctionnent) (?:bien |le mieux )?avec (?:mon|le) commandant\b/,
  prices:
    /\b(?:prices?|prix|euros?|eur|dollars?|usd|budget|(?:make|get|build|keep) [^?.]{0,20}\bcheaper|cheaper (?:version|build|deck)|(?:deck|version|liste) (?:\w+ )?moins cher|how much (?:is|does|would) (?:this|my|the|it)|combien (?:coute|vaut) (?:ce|mon|le) deck)\b/,
  castCommander: new RegExp(
    `^(?!.*\\bzone\\b)(?=.*\\b${COMMANDER}\\b)(?=.*\\b${CAST}\\b)(?=.*\\b(?:when|quand|turns?|tours?|how (?:soon|early|fast|quickly)|odds|chances?|probab\\w*)\\b)`,
  ),
  castNamed: new RegExp(
    `\\b(?:when|quand|(?:what|which|quel|how many|combien de) (?:turns?|tours?)|tours? combien|how (?:soon|early|fast|quickly))\\b[^?.]*\\b${CAST}\\s*\\??$|\\b${CAST}\\s+(?:on |by |au |d'ici au |des le )?${BY_TURN}\\s*\\??$`,
  ),
  manaOfTurn:
    /\bhow much mana\b|\bcombien (?:de|ai-je de|aurai-je de) manas?\b|\bmanas? (?:disponibles?|available)\b/,
  tribes:
    /\b(?:tribes?|tribal|typal|tribus?|tribaux|creature types?|types? de creatures?|races?)\b/,
  reliance:
    /\b(?:relian(?:t|ce)|rel(?:y|ies)|depend\w*|lean(?:s|ing)? on|compt(?:e|es|er) sur|repose\w* sur|sur quoi (?:repos|compt|mis|table)\w+|all[- ]in)\b/,
  gameChangers: /\bgame ?changers?\b/,
  backup:
    /\b(?:back-?up|second|other|alternat(?:e|ive)) (?:plan|win ?con\w*|way to win)|\bplans? b\b|\bfall ?backs?\b|\b(?:plan|solution) de (?:secours|rechange|repli)\b|\bif (?:my|the) (?:commander|general|combo|plan|main plan|wincons?) [^?.]{0,25}\b(?:dies?|die|killed|removed|countered|fails?|stopped|gone|hated|exiled|stolen|answered|destroyed)\b|\bsi (?:mon|le|ma|la) (?:commandant|general|combo|plan|condition)\b[^?.]{0,30}\b(?:meurt|meure|tue\w*|mort\w*|contre\w*|echoue\w*|rate|exile\w*|detrui\w*|gere\w*|bloque\w*|saute|vole\w*)\b|\b(?:win|gagner?|gagne) (?:\w+ ){0,3}(?:without|sans) (?:my|the|its|mon|le|son) (?:commander|commandant|general)\b/,
  averagePower: /\baverage power\b|\b(?:force|puissance) moyenne\b/,
  averageToughness: /\baverage toughness\b|\bendurance moyenne\b/,
  pitch:
    /\b(?:pitch\w*|exile (?:to|for|from)|feed|fodder|hard ?cast|nourrir|alimenter|a exiler|cout alternatif|alternative cost)\b/,
  matchups:
    /\b(?:beat|beats|beating|battre|battent|bats|against|contre|versus|vs|face a|handle|gerer) [^?.]{0,40}\b(?:decks?|aggro|burn|controle?|combos?|storm|midrange|ramp|artifacts?|artefacts?|enchantress|reanimator|dredge|cimetieres?|graveyards?|stax|prison|hate ?bears?)\b|\bmatch-?ups?\b|\bmeta(?:game)?\b|\b(?:good|strong|fort|bon|efficace) (?:against|contre|face a)\b|\b(?:what|which|quels?) (?:decks?|archetypes?|adversaires?) [^?.]{0,20}\b(?:beat|bats?|battre|contre|against)\b/,
  wins: /\bhow (?:does|do|can|will|would) [^?.]{0,30}\bwin\b|\bwin (?:by|through|via|with)\b|\bgagner (?:par|en|avec)\b|\b(?:win|kill|close (?:out )?(?:the )?games?) (?:the game |games )?with\b|\bfinish (?:games|the game|people)\b|\b(?:gagne\w*|gagner|tue\w*) (?:avec|grace)\b|\bavec quoi [^?.]{0,20}\bgagn\w*|\bcomment [^?.]{0,30}\bgagne\w*|\bways? to win\b|\b(?:facons?|moyens?) de gagner\b|\bwin ?con(?:dition)?s?\b|\bconditions? de victoire\b/,
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
  recursion: /\b(?:recursion|recursi\w*|reanimat\w*|reanim\w*|graveyard|cimetiere)\b/,
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
    /\b(?:life ?gain|gain(?:s|ing)? (?:(?:a lot |so much )?of |(?:too |so )?much |de )?(?:life|(?:points? de )?vie)|gain life|life [^?.]{0,12}gain|points? de vie [^?.]{0,12}gagn\w+|gagne\w* (?:trop )?(?:des? |de la )?(?:points? de )?vie|lifelink|lien de vie)\b/,
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

/** Kinds of decks that one meets. */
export const OPPONENTS = [
  "fast",
  "control",
  "combo",
  "graveyard",
  "artifacts",
  "enchantments",
  "stax",
] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const OPPONENT_WORDS: Readonly<Record<Opponent, RegExp>> = {
  fast: /\b(?:aggro|aggressive|agressifs?|burn|weenie|rush|(?:fast|quick|rapides?|red|rouges?|tribal|go[- ]wide) decks?|decks? (?:rapides?|rouges?|tribaux))\b/,
  control: /\b(?:controle?|draw[- ]go|removal decks?|(?:blue|bleus?) decks?|decks? bleus?)\b/,
  combo: /\b(?:combos?|storm|spell(?:slinger)? decks?)\b/,
  graveyard: /\b(?:graveyards?|cimetieres?|reanimator|reanimat\w*|dredge)\b/,
  artifacts: /\b(?:(?:vs|versus) artifacts?|artifacts? decks?|decks? (?:a )?artefacts?|affinity)\b/,
  enchantments:
    /\b(?:(?:vs|versus) enchantments?|enchantments? decks?|decks? (?:a )?enchantements?|enchantress)\b/,
  stax: /\b(?:stax|prison|lock decks?|hate ?bears?|decks? (?:prison|(?:de |a )?verrous?))\b/,
};

/** Words of questions on how the game works, which are the Oracle's. */
export const RULES_WORDS =
  /\b(?:stack|pile|resol\w+|resou\w+|respon(?:d|se)|en reponse|target(?:s|ed|ing)?|cibl\w+|trample|pietinement|deathtouch|contact mortel|first strike|initiative|block(?:s|ed|er|ers|ing)?|bloqu\w+|attack\w*|attaqu\w*|trigger\w*|declenche\w*|priority|priorite|replacement|layers?|state-based|actions? basees? sur un etat|dies|meurt|summoning sick\w*|mal d'invocation|can i|puis-je|peut-on|est-ce que je peux|does .{3,40} work|est-ce que .{3,40} marche)\b/;

/** Asks, once the card’s name is taken out, what a card says. */
export const CARD_TEXT_WORDS =
  /\bwhat (?:does|do)\s+(?:do|say)\s*\??$|\b(?:que|qu'est-ce que) (?:fait|dit)\s*\??$|\bhow does\s+work\s*\??$|\bcomment (?:marche|fonctionne)\s*\??$/;

/** Asks for a choice that figures do not make: what to cut, to add, to play against. */
export const ADVICE_WORDS =
  /\b(?:cut|couper|coupe|retir\w+|enlev\w+|remplac\w+|replac\w+|swap\w*|add(?:ing)?|ajout\w+|upgrade\w*|recommend\w*|recommand\w*|suggest\w*|sugger\w*|conseil\w*|should i play|best|meilleure?s?|versus|against|contre|face a|matchups?|metagame|meta|budget|strateg\w+|beat|battre|win|gagner)\b/;

/** Asks what the deck has against something. */
export const DEALS_WITH_WORDS =
  /\b(?:do|faire|jouer|play) (?:about|against|contre|face a)\b|\b(?:removes|removal|can (?:i )?remove|peut (?:retirer|enlever)|deals? with|dealing with|handles?|answers?|get rid of|destroy\w*|exil(?:e|es|ent|er|ing)|detrui\w*|reponses?|repond\w*|gerer|gere|debarrass\w*|casser?|hates?|kills?|tue[rs]?|tuent)\b/;

/** Words for it that no question on rules uses. */
export const DEALS_SURELY_WORDS =
  /\b(?:deal(?:s|ing)? with|handles?|get rid of|answers? to|gerer|gere|debarrass\w*)\b/;

/** Something is met, or sided in, against something. */
export const AGAINST_WORDS = /\b(?:vs|versus|against|contre|face a)\b/;

/** Speaks of the deck that is asked about. */
export const DECK_WORDS =
  /\b(?:decks?|liste?|my cards?|mes cartes?|do i (?:have|run|play)|ai-je)\b/;

/** Asks, once the card’s name is taken out, whether the deck plays it. */
export const IN_DECK_WORDS =
  /\bis +(?:it )?(?:in|part of) (?:my|this|the) (?:deck|list)\b|\b(?:est|sont) +(?:deja )?dans (?:mon|ce|le|la|ma) (?:deck|liste)\b|\bdans (?:mon|ce|le) deck, *\?*$|\b(?:do i|does (?:my|this|the) deck|est-ce que je|je|ce deck|mon deck) +(?:play|run|have|contain|include|joue|contient)s? *\?*$/;

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

/** What is left after all creatures are gone. */
export const AFTER_WIPE_WORDS =
  /\b(?:outs? to|against|after|surviv\w+|survi\w* a|recover\w* from|contre|face a|apres|resist\w+ a|encaiss\w+|si on me|on me|me fait|me font|se fait|fais|get|gets|got) (?:an? |the |une? |les? |des )?(?:board ?wipe[sd]?|wrath(?:s|ed|e)?|sweepers?|wipe[sd]?|balayages?|mass removal)\b/;

/** What stops others from using their graveyards. */
export const AGAINST_GRAVEYARDS_WORDS =
  /\b(?:beat|stop|against|deal with|hate|battre|contre|face a|gerer|arreter) [^?.]{0,25}\b(?:graveyards?|cimetieres?|reanimat\w*)\b/;

/** Asks about other decks, or what to do against something, which no rule decides. */
export const AGAINST_DECKS_WORDS =
  /\b(?:beat|battre|against|contre) [^?.]{0,25}\bdecks?\b|\bmatchups?\b|\b(?:do|faire|jouer|play) (?:about|against|contre|face a)\b/;

/** What answers what others do, of whatever kind. */
export const INTERACTION_WORDS = /\binteractions?\b/;

/** Asks whether there is enough of something. */
export const ENOUGH_WORDS =
  /\b(?:enough|too (?:many|few|much|little)|assez|suffi\w+|trop (?:de |d'|peu )?|short (?:of|on)|lacks?|lacking|manque\w*)\b/;

/** Asks whether there should be more of something, or less. */
export const MORE_WORDS =
  /\b(?:should|do|must|could|would) i (?:run |play |have |use |need |want |add )?(?:any |a few |some )?(?:more|fewer|less)\b|\b(?:faut-il|il (?:me )?faut|faudrait(?:-il)?|dois-je|devrais-je) (?:jouer |mettre |avoir |ajouter )?(?:plus|moins|davantage) d/;

/** Sets two cards, each written §, against each other. */
export const COMPARED_WORDS =
  /§,? (?:or|ou(?: bien| plutot)?|vs|versus|rather than|instead of|over|plutot qu[e']?) (?:the |a |le |la |l'|un |une )?§|\b(?:better|stronger|worse|weaker|best|mieux|meilleure?|plus fort|plus forte|pire|preferable|moins bonne?|prefer|prefere\w*|compar\w+)\b[^?.]*§[^?.]* (?:or|ou|and|et|than|que|a|to|with|avec) (?:the |a |le |la |l'|un |une )?§|§[^?.]{0,30} (?:better|stronger|worse|weaker|mieux|meilleure?|plus fort|plus forte|pire|preferable|moins bonne?)[^?.]{0,20} (?:than|que|a) (?:the |a |le |la |l'|un |une )?§|§ (?:and|et) §[^?.]*\b(?:better|stronger|best|mieux|meilleure?|choose|choisir|prefer\w*)\b/;

/** Asks how many, as against what or why. */
export const COUNT_WORDS = /\b(?:combien|cmb|how many|number of|nombre de|count)\b/;

/** Asks for the cards themselves. */
export const WHICH_WORDS =
  /\b(?:which|what|quelles?|quels?|lesquel\w+|list|liste\w*|montre\w*|show|name)\b/;
