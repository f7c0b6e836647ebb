import { foldWords } from "@spellwright/text";
import type { Board } from "../decklist.ts";

/** Words of a board, in both languages and in those that Arena writes, folded. */
const BOARD_WORDS: Readonly<Record<Board, string>> = {
  main: "deck; main; maindeck; main deck; mainboard; main board; decklist; deck list; cards; liste; liste du deck; deck principal; jeu principal; principal; cartes; bibliotheque; library; hauptdeck; mazo; mazo principal; mazzo; mazzo principale; baralho; baralho principal; デッキ; メインデッキ; メイン; 덱",
  sideboard:
    "sideboard; side; side board; sidedeck; side deck; sb; reserve; la reserve; jeu de reserve; banquillo; reserva; baralho reserva; riserva; サイドボード; サイド; 사이드보드",
  maybeboard:
    "maybeboard; maybe board; maybe; maybes; mb; considering; consider; acquireboard; wishlist; peut etre; a considerer; a tester; options; outside; outside the game",
  commander:
    "commander; commanders; commander s; commandant; commandants; commandant s; commandante; general; generaux; cmdr; cmd; command; command zone; zone de commandement; partner; partners; partenaire; partenaires; background; historique; kommandeur; comandante; comandantes; comandanti; 統率者",
  companion:
    "companion; companions; compagnon; gefahrte; companero; companera; compagno; companheiro; 相棒",
  extra:
    "token; tokens; tokens extras; tokens and extras; jeton; jetons; planes; planar deck; plans; schemes; scheme deck; attractions; stickers; contraptions; dungeon; dungeons; avatar; emblems; emblemes",
};

/** Piles that lists use as headings without any decoration, in both languages, folded. */
const CATEGORY_WORDS =
  "creature; creatures; land; lands; nonlands; basic lands; nonbasic lands; basics; instant; instants; sorcery; sorceries; enchantment; enchantments; artifact; artifacts; planeswalker; planeswalkers; battle; battles; spell; spells; other spells; instants sorceries; instants and sorceries; noncreature spells; non creature spells; artifacts enchantments; other; others; ramp; draw; card draw; card advantage; removal; spot removal; board wipes; boardwipes; wipes; mass removal; tutors; counterspells; counters; protection; recursion; graveyard; finishers; finisher; wincons; win conditions; wincon; combo; combos; utility; equipment; equipments; auras; vehicles; mana; mana rocks; mana dorks; mana base; manabase; rocks; dorks; interaction; disruption; stax; hate; synergy; value; theme; tribal; kindred; lifegain; sacrifice; pump; anthems; burn spells; evasion; terrain; terrains; terrains de base; terrains non base; terrains speciaux; rituel; rituels; ephemere; ephemeres; enchantement; enchantements; artefact; artefacts; arpenteur; arpenteurs; planeswalker s; bataille; batailles; sort; sorts; autres sorts; autres; acceleration; pioche; gestion; anti betes; antibetes; tuteurs; contresorts; contres; equipement; equipements; vehicules; cimetiere; finitions; utilitaires; cailloux; synergies; kreaturen; lander; spontanzauber; hexereien; verzauberungen; artefakte; criaturas; tierras; hechizos; instantaneos; conjuros; encantamientos; artefactos; terre; istantanei; stregonerie; incantesimi; artefatti; terrenos; magicas instantaneas; feiticos; encantamentos; クリーチャー; 土地; インスタント; ソーサリー; エンチャント; アーティファクト; プレインズウォーカー";

/** How a copy looks, as shops and collectors' programs write it behind a name, folded. */
const TREATMENT_WORDS =
  "showcase; non foil; nonfoil; regular; normal; borderless; extended; extended art; retro; retro frame; old frame; old border; full art; textless; alternate art; alt art; alternate; anime; promo; promo pack; prerelease; pre release; release; buy a box; bundle; store championship; judge promo; stamped; date stamped; galaxy foil; surge foil; textured; serialized; neon ink; sketch; scroll; profile; poster; concept art; phyrexian; japanese; japan showcase; timeshifted; retro frame etched; oil slick; step and compleat; ampersand; white border; black border; misprint; oversized; sans bordure; bord noir; bord blanc; cadre retro; illustration alternative;non foil;nonfoil;regular;normal; art etendu; pleine illustration; avant premiere";

/** What opens the part in which Arena names a deck, folded. */
const ABOUT_WORDS =
  "about; metadata; a propos; info; uber; informacion; acerca de; informazioni; informazioni su; sobre; informacoes; 情報; デッキ情報; デッキについて; このデッキについて; 概要; a propos de; a propos du deck; about this deck; ubersicht";

/** What Arena writes in front of the name of a deck, folded. */
const ARENA_NAME_WORDS = "name; nom; nombre; nome; 名前";

/** What lists say about themselves, folded, and where it goes. */
const METADATA_WORDS: Readonly<Record<string, string>> = {
  name: "name; deck name; deckname; title; nom; nom du deck; titre; nome; 名前; デッキ名",
  format: "format",
  author: "author; creator; player; pilot; by; auteur; createur; joueur; pilote; deck by",
  description: "description; comment; comments; commentaire; commentaires; resume; summary",
  url: "url; link; lien",
  other:
    "nombre; nombre de cartes; number of cards; source; date; archetype; theme; count; total; total cards; colors; colours; couleurs; color identity; identite; event; evenement; tournament; tournoi; place; tags; bracket; price; prix; hub; hubs; notes; note; updated; last updated; created; version; average cmc; cmc; mana value; deck type; difficulty; image; set; ai hints; placement; cards total; archetype principal; strategy; strategie; plan; avg cmc; rating; power level; niveau; budget; main deck total; todo",
};

const listed = (words: string) => words.split("; ").map(foldWords);
const boards = new Map<string, Board>();
for (const board of Object.keys(BOARD_WORDS) as Board[])
  for (const word of listed(BOARD_WORDS[board])) boards.set(word, board);
const categories = new Set(listed(CATEGORY_WORDS));
const treatments = new Set(listed(TREATMENT_WORDS));
const abouts = new Set(listed(ABOUT_WORDS));
const arenaNames = new Set(listed(ARENA_NAME_WORDS));
const metadata = new Map<string, string>();
for (const [field, words] of Object.entries(METADATA_WORDS))
  for (const word of listed(words)) metadata.set(word, field);

/** Longer than every word here: spares folding a long line. */
const LONGEST_WORD = 40;

function foldShort(text: string): string {
  return text.length > LONGEST_WORD ? "" : foldWords(text);
}

/** The board a heading names: `Réserve`, `SIDEBOARD`. */
export function boardNamed(text: string): Board | undefined {
  return boards.get(foldShort(text));
}

/** Whether a text is one of the usual names of a pile: `Terrains`, `Card draw`. */
export function isCategoryWord(text: string): boolean {
  return categories.has(foldShort(text));
}

/** The field of the metadata a key stands for: `Auteur` is the author. */
export function metadataField(text: string): string | undefined {
  return metadata.get(foldShort(text));
}

/** Whether Arena writes this word in front of the name of a deck. */
export function isArenaName(text: string): boolean {
  return arenaNames.has(foldShort(text));
}

/** Whether a text says how a copy looks: `Retro Frame`, `sans bordure`. */
export function isTreatment(text: string): boolean {
  return treatments.has(foldShort(text));
}

/** Whether a line opens the part in which a list names itself: `About`, `À propos`. */
export function opensMetadata(text: string): boolean {
  return abouts.has(foldShort(text));
}
