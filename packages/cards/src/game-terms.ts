import { foldWords, isFunctionWord } from "@spellwright/text";

/**
 * Words of the game that are also names of cards, or may become one. Alone in a sentence they mean
 * the term (CR 701, 702, 205, 4xx, 5xx), however they are capitalised: to name the card, one writes
 * `[[Regenerate]]`.
 */
const GAME_TERMS = `
  adapt affinity afflict afterlife amass annihilator ascend assemble assist attach aura awaken bargain
  battle bestow blitz blood bloodthirst boast bolster bushido buyback cascade cast casualty champion
  channel cipher cleave clash cloak clue companion commander connive conspire conspiracy convert
  convoke corrupted counter craft create crew cycling dash day deathtouch defender delve detain
  devoid devour discard discover disguise double dredge echo embalm emblem emerge enchant
  enchantment encore enlist entwine equip escape eternalize evoke evolve exalted exchange exert exile
  exploit explore explode fabricate fading fear fight flanking flash flashback flying food forage
  forecast foretell forest fortify fuse goad graft gravestorm graveyard hand harmonize haste haunt
  hexproof hideaway horsemanship improvise incarnation incubate indestructible infect ingest
  instant intimidate investigate island jumpstart kicker land landfall landwalk learn level leveler
  library lifelink living madness manifest map meld melee menace mentor mill miracle modular
  monarch monstrosity mountain morph mutate myriad night ninjutsu offering offspring omen outlast
  overload partner persist phasing phyrexian planeswalk planeswalker plains plot poisonous populate
  powerstone prepare proliferate protection prototype provoke prowess prowl rally rampage ravenous
  reach rebound reconfigure recover regenerate regeneration reinforce renown replicate retrace reveal
  riot ripple role sacrifice saga scavenge scry search shadow shroud shuffle skulk sorcery soulbond
  soulshift spectacle splice spree squad stack storm strive support surge surveil suspend swamp
  tap tempt threshold time token trample transfigure transform transmute treasure tribute undaunted
  undying unearth unleash untap upkeep vanishing vehicle venture vigilance vote ward web wither
  blight brawl cave chaos delirium desert down endure enrage feed fortification gate heal join jump
  locus max mobilize oracle preparation seek speed sphere tower town turn
  undergrowth absorb
  angel beast camel chameleon coward demon elemental goblin illusion jackal leviathan lizard mine
  minotaur ninja phoenix rhino scarecrow scorpion shaman shapeshifter spike spirit werewolf wizard
  wolverine zombie
  ange gobelin sorcier
  association bénédiction cachette conspiration déluge emportement empreinte exaltation
  exploitation fabrication fouille dragage éveil inspiration montée mue nourriture piège pistage
  provocation ralliement recouvrement résilience survivance transfert transmigration transmutation
  annihilation affinité affliction annexion ardeur armement assemblage augmentation bataille
  capacité célérité cimetière combat contrecarrer créature cumul cycle dégagement défausse
  défense délire désengager détruire échange éclair enchantement endurance engagement
  entretien éphémère équipement évolution exil exhumation exploration extorsion férocité
  folie force forêt frappe furie fusion héritage horde île incinération
  initiative intimidation jeton kick légende lien linceul main marais métamorphose
  meule mission montagne mort mutation ombre parade permanent persistance peur piétinement pile
  plaine portée présage prouesse proliférer rage rappel rebond récupération
  récupérer recyclage renfort renouveau réserve retour révélation rituel
  sagesse soif suspension surcharge terrain tempête tourmente tribut véhicule vie vol
`;

/**
 * Common words that are names too, beside those that only join others, and often begin a sentence: there, the
 * capital says nothing.
 */
const ORDINARY_WORDS = `
  acquire alive allow as assume assuming away back blast blaze bleed block bone bounce break brave bribery
  burn call cancel cease chance change charge chill choose chosen claim clear come complete comply
  consider contradict control copy crash crime damage deal death declare deny deploy destroy die dies
  disappear done down draw drain earth either end ends enter entering everyone everything excess exclude
  expansion explain fall far fast find finish fire first flood forget fury game give given giving go
  gone good granted having help hide hit hold however ice imagine indicate into jump keep kill knowing
  last later leave let lets life loot lose loss many memory mind mouth must never next none nothing on
  one opponent opportunity order pass pay player please power proposal put quick read ready really
  reason reduce remember release remove repeat respond response return rule run rust said saw say see
  seven shall show since six smoke someone spell start status stop study stun suppose survive take tell
  think three thus today together tracker turn two undo use wear well whose wish zone abandon
  abondance absorption accord action alliance appel arrêt attaque attaquer aucun aujourd besoin bonjour
  chacun chaque choc choix colère condamnation corruption débordement début de décision destruction deux déclin
  dernier devoir disparition distraction échec effet en ennemi enfin ensuite face fatigue fin foule
  gagner grâce haine hasard ici jamais jeu joie joueur jour justice lancer lier lumière mal marché méninges merci moi
  mystère nouvelles oubli parce pendant peux pourtant premier près prix puisque question réduire remue
  rencontre réponse route ruine savoir silence situation soit source tant terreur totale toujours tour trahison
  trois union vengeance victoire vide voici voilà
`;

/** Phrases of the game that are also, or look like, names of two words or more. */
const GAME_PHRASES = `
  active player, combat damage, comprehensive rules, command zone, commander tax, declare attackers,
  declare blockers, double strike, first strike, end step, face down, face up, final fortune,
  graveyard order, last known information, mana value, main phase, read ahead, second main phase,
  split second, state based actions, two headed giant, living weapon, living metal, more than meets
  the eye, jump start, umbra armor, totem armor, for mirrodin, level up, start your engines, max speed,
  more or less, six sided die, assembly worker, grand melee, soif de sang, devour intellect,
  battle cry, cumulative upkeep, aura swap, double team, hidden agenda, day night, venture into the
  dungeon, the initiative, the monarch, city s blessing, the ring tempts you, time travel, open an
  attraction, free for all, magic the gathering, rules as written, contact mortel, lien de vie,
  double initiative, défense talismanique, zone de commandement, étape de fin, phase principale,
  actions basées sur l état, géant à deux têtes, cri de guerre, la pile, points de vie
`;

const split = (list: string, separator: RegExp) =>
  new Set(list.split(separator).map(foldWords).filter(Boolean));

const gameTerms = split(GAME_TERMS, /\s+/);
const ordinaryWords = split(ORDINARY_WORDS, /\s+/);
const gamePhrases = split(GAME_PHRASES, /,/);

/** True for a folded word or phrase that means a term of the game when it stands bare. */
export function isGameTerm(folded: string): boolean {
  return gameTerms.has(folded) || gamePhrases.has(folded);
}

/** True for a folded word that says nothing at the beginning of a sentence. */
export function isOrdinaryWord(folded: string): boolean {
  return ordinaryWords.has(folded) || isFunctionWord(folded);
}
