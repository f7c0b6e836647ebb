import { expect } from "vitest";
import { copies, isLand, KRENKO, matching, ofType, type Row, row, spells } from "./krenko.ts";

const GOBLINS = copies(({ type_line }) => type_line.includes("Goblin"));
const SINGLES = KRENKO.entries.filter(
  ({ board, quantity, card }) =>
    board === "main" && quantity === 1 && card !== null && !card.type_line.startsWith("Basic"),
).length;
const CALLED_KRENKO = { cards: ["Krenko, Mob Boss"], written: "Krenko" };
const like = (code: RegExp) => ({ code: expect.stringMatching(code) });

const BASIC = copies(({ type_line }) => type_line.startsWith("Basic"));

/** Questions as they are typed at the table: short, slangy, with slips. */
export const EVERYDAY: readonly Row[] = [
  row(
    "Anneau solaire, deux montagnes, une Montagne et Goblin Guide, je garde ?",
    "keep Sol Ring, two Mountains, a Mountain and Goblin Guide?",
    { code: "handKept", params: { lands: 3 } },
    ["Sol Ring", "Goblin Guide"],
  ),
  row(
    "Sol Ring, Skullclamp, Goblin Guide, Montagne, je garde ?",
    "Sol Ring, Skullclamp, Goblin Guide, Mountain, keep?",
    { code: "handTooFewLands", params: { lands: 1 } },
    ["Sol Ring", "Skullclamp", "Goblin Guide"],
  ),
  row(
    "combien de terrains de base et de non base",
    "how many basics and nonbasics",
    matching(copies(isLand)),
  ),
  row("combien de terrains non base", "how many nonbasic lands", matching(copies(isLand) - BASIC)),
  row("quels terrains enlever ?", "which lands should I cut?", like(/^lands[A-Z]/)),
  row(
    "combien de terrains font toutes les couleurs ?",
    "how many lands make all five colors?",
    matching(copies((card) => isLand(card) && ["Command Tower"].includes(card.name))),
  ),
  row("j’ai quoi à jouer tour 1 ?", "what’s my turn 1 play?", {
    code: "turnPlays",
    params: { turn: 1, count: copies((card) => !isLand(card) && card.cmc <= 1) },
  }),
  row(
    "qu’est-ce que mes adversaires vont cibler ?",
    "what will my opponents target first?",
    "keyCards",
  ),
  row("contre quoi je perds ?", "what do I lose to, what beats me?", "threats"),
  row("quelle est ma plus mauvaise carte ?", "what’s my worst card?", "weakest"),
  row(
    "quelles cartes n’ont rien à voir avec mon commandant ?",
    "which cards don’t fit my commander?",
    "cuts",
  ),
  row(
    "qu’est-ce que je dis à la table avant la partie ?",
    "what do I tell the table before the game?",
    { code: "deckBracket", params: { bracket: 4 } },
  ),
  row("comment avoir ce deck moins cher ?", "how can I make this deck cheaper?", {
    code: "pricesUnknown",
  }),
  row("quel est mon meilleur tour 2 ?", "what’s my best turn 2?", {
    code: "turnPlays",
    params: { turn: 2, count: copies((card) => !isLand(card) && card.cmc <= 2) },
  }),
  row("faut-il plus de rampe ?", "should I run more ramp?", {
    ...like(/^role(?:Below|Within|Above)$/),
    params: { role: { role: "ramp" }, least: 8, most: 10 },
  }),
  row("je fais quoi si on me wrath ?", "what if I get wrathed?", {
    code: "roleCount",
    params: { role: { role: "protection" } },
  }),
  row(
    "que faire contre Counterspell ?",
    "what can I do about Counterspell with this deck?",
    { code: "threatOpen", params: { threats: { threats: ["spell"] } } },
    ["Counterspell"],
  ),
  row("que changerais-tu ?", "what would you change?", like(/^overview/)),
  row("Quelle est ma tribu ?", "what tribe is this", {
    code: "tribe",
    params: { type: { kind: expect.objectContaining({ en: "Goblin" }) }, count: GOBLINS },
  }),
  row("Combien de gobs ?", "how many gobos", { code: "kindCount", params: { count: GOBLINS } }),
  row("Quelles cartes en un seul exemplaire ?", "which cards do I play only one copy of?", {
    code: "copyCountSingle",
    params: { count: SINGLES },
  }),
  row("conbien de terain", "how many lnads", "landCount"),
  row("la corbe de mana", "waht is my mana curv", "curve"),
  row("Sol Ring est-il bien ici ?", "is Sol Ring good here", "fitAlready", ["Sol Ring"]),
  row("Sol Ring, ça vaut quoi ?", "what does Sol Ring do for me", "fitAlready", ["Sol Ring"]),
  row(
    "Remplacer Sol Ring par Counterspell ?",
    "swap Sol Ring for Counterspell?",
    like(/^(?:fit|compareAllowed|outsideIdentity)/),
    ["Sol Ring", "Counterspell"],
  ),
  row("Qu’est-ce qui me bat ?", "what beats me", "threats"),
  row("Contre quels decks suis-je fort ?", "what is this deck good against", like(/^matchups/)),
  row("Comment gérer un planeswalker ?", "can I deal with a planeswalker", like(/^threat/)),
  row("Sur quoi repose mon deck ?", "what does this deck rely on", "reliance"),
  row("Avec quoi je gagne ?", "what do I win with", "winsWithout"),
  row("En combien de temps je tue ?", "how fast do I kill", "clock"),
  row("Est-ce un deck cEDH ?", "is it cEDH?", { code: "deckBracket", params: { bracket: 4 } }),
  row("Dois-je jouer plus de terrains ?", "should I play more lands", like(/^lands[A-Z]/)),
  row("sept cartes sans terrain, je garde ?", "7 cards no lands keep?", {
    code: "handTooFewLands",
    params: { lands: 0 },
  }),
  row(
    "Quelles chances d’avoir Krenko au tour 4 ?",
    "odds of Krenko on turn 4",
    {
      code: "castTurn",
      params: { turn: 4 },
    },
    CALLED_KRENKO,
  ),
  row(
    "Puis-je lancer Krenko tour 3 ?",
    "can i cast Krenko turn 3",
    {
      code: "castTurn",
      params: { turn: 3 },
    },
    CALLED_KRENKO,
  ),
  row("Que puis-je faire au tour 1 ?", "what can I do on turn 1", {
    code: "turnPlays",
    params: { turn: 1, count: copies((card) => !isLand(card) && card.cmc <= 1) },
  }),
  row(
    "Combien de sorts non créature ?",
    "how many non creature spells",
    matching(spells(({ type_line }) => !type_line.includes("Creature"))),
  ),
  row("liste mes éphémères", "list my instants", {
    code: "typeCount",
    params: { count: ofType("Instant") },
  }),
  row("artefacts légendaires", "legendary artifacts", {
    ...matching(copies(({ type_line }) => /Legendary.*Artifact/.test(type_line))),
  }),
  row("Quelles sont mes couleurs ?", "what colors is this deck", {
    code: "deckColors",
    params: { colors: { colors: ["R"] } },
  }),
  row(
    "Blasphemous Act est-elle un Game Changer ?",
    "is Blasphemous Act a game changer",
    "isNoGameChanger",
    ["Blasphemous Act"],
  ),
  row("Combien de cartes en tout ?", "how many cards total", {
    code: "deckSize",
    params: { count: copies(() => true) },
  }),
  row("Que mettre dans la réserve ?", "what goes in my sideboard", "sideboardNone"),
  row("est-ce que mon deck est stax ?", "is this deck a stax deck?", {
    code: "archetypeNone",
    params: { archetype: { archetype: "stax" } },
  }),
  row("c’est un deck de contrôle ?", "am I playing a control deck?", {
    code: "archetypeNone",
    params: { archetype: { archetype: "control" } },
  }),
  row("que fait un deck stax ?", "what does a stax deck do?", "archetypeDefinition.stax"),
  row("c’est quoi un deck voltron", "what's a voltron deck", "archetypeDefinition.voltron"),
  row("comment battre un deck stax ?", "how do I beat a stax deck?", {
    ...like(/^matchup\.(?:good|even|bad|none)$/),
    params: { opponent: { opponent: "stax" }, turn: 4 },
  }),
  row("je fais quoi contre du stax ?", "what do I do against stax?", {
    ...like(/^matchup\./),
    params: { opponent: { opponent: "stax" } },
  }),
  row("combien de dragons ?", "how many dragons?", { code: "kindCount", params: { count: 0 } }),
  row("combien d’araignées à 5 ou plus ?", "how many spiders cost 5 or more?", matching(0)),
  row("c koi le plan", "whats the plan", "planOpen"),
  row("c’est un deck rapide ?", "is it a fast deck?", "ratings"),
  row("comment je survis à un balayage ?", "how do I survive a board wipe?", {
    code: "roleCount",
    params: { role: { role: "protection" } },
  }),
  row("combien de bêtes à 3 manas ou moins", "how many creatures at three or less", {
    ...matching(copies(({ type_line, cmc }) => type_line.includes("Creature") && cmc <= 3)),
  }),
  row("proba d’avoir 3 terrains tour 3", "chance of 3 lands by turn 3", "oddsLands"),
  row("est-ce que je joue de la destruction de terrains ?", "do I play land destruction?", {
    code: "roleCount",
    params: { role: { role: "landDenial" } },
  }),
  row("J’ai besoin de plus de pioche ?", "do I need more card draw", like(/^role/)),
];
