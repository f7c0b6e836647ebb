/**
 * What cards do in a deck. A role is recognised by the words of the Oracle text; cards of the starter
 * data have none, and are recognised by the words of our own English summary, which says less.
 */
export const ROLES = [
  "ramp",
  "draw",
  "removal",
  "wipe",
  "counterspell",
  "tutor",
  "recursion",
  "protection",
  "tokens",
  "lifegain",
] as const;
export type Role = (typeof ROLES)[number];

/** How a role is written, in official texts and in our summaries. */
export interface RolePatterns {
  /** One sentence or ability of an Oracle text; reminder texts are gone. */
  readonly official: RegExp;
  readonly summary: RegExp;
  /** What an ability with these words is not, whatever else it says. */
  readonly not?: RegExp;
}

const PERMANENT = "(?:creature|artifact|enchantment|planeswalker|permanent|land|battle)";

export const ROLE_PATTERNS: Readonly<Record<Role, RolePatterns>> = {
  // More mana than a land a turn: mana abilities, lands put onto the battlefield, further land drops.
  ramp: {
    official:
      /\badds? (?:an additional )?(?:\{|one mana|two mana|three mana|that much|an amount|x mana)|search your library for [^.]{0,80}(?:land|forest|plains|island|swamp|mountain)[^.]{0,120}onto the battlefield|play (?:an|two|three) additional lands?|put (?:a|up to \w+) lands? cards? from your hand onto the battlefield|create [^.]{0,40}treasure token|spells you cast cost \{\d\} less/i,
    summary:
      /\bmana rock\b|\btaps? for\b[^.]{0,40}(?:mana|color)|\b(?:fetch|search|find|put|ramp)\w*[^.]{0,50}\bbasic lands?\b|\blands?\b[^.]{0,50}\b(?:onto|to) the battlefield\b|\bextra land\b|\badditional land\b|\btreasures?\b|\bburst\b[^.]{0,20}mana|\bmana\b[^.]{0,20}\bburst\b|\bgood for one mana\b/i,
  },
  draw: {
    official:
      /\b(?:you (?:may )?|^|, |then |: )draws? (?:a card|two|three|four|five|six|seven|x |that many|cards|an additional)|put (?:one|two|up to|those|that|the)[^.]{0,60}into your hand/im,
    // The first draw of a turn is not one, and what an opponent draws is not ours.
    not: /draw step|search your library|return (?:target|up to|a|it|that)/i,
    summary:
      /\bdraw(?:s|ing)?\b(?![^.]{0,30}opponent)|\b(?:two|three|four|seven) cards\b|\bcard draw\b|\badditional card\b|\bcashed in for a card\b/i,
  },
  removal: {
    official: new RegExp(
      `\\b(?:destroy|exile) (?:up to one )?(?:another )?target [^.]{0,50}${PERMANENT}|deals? (?:\\d+|x) damage to (?:any target|(?:up to one )?(?:another )?target (?:attacking |blocking )?(?:creature|planeswalker))|target creature gets -\\w+/-\\w+|target (?:creature|permanent)[’']s owner (?:shuffles|puts)|fights? (?:up to one )?(?:another )?target creature|put target [^.]{0,30}creature[^.]{0,40}library|target (?:player|opponent) sacrifices a(?:n attacking)? creature`,
      "i",
    ),
    not: /\bfrom (?:a|your|target player[’']s) graveyard\b|target creature you control/i,
    summary:
      /\b(?:kills?|destroys?|exiles?)\b[^.]{0,25}\b(?:a|an|any|one|target|opposing|nonland)\b[^.]{0,30}\b(?:creature|permanent|artifact|enchantment|planeswalker)\b(?!s)|\b(?:deals?|burns?)\b[^.]{0,20}\bdamage\b[^.]{0,30}\b(?:any target|creature|anything)\b|\bdamage (?:to|anywhere)\b/i,
  },
  wipe: {
    official:
      /\b(?:destroy|exile) (?:all|each) (?:other )?(?:nonland |nontoken |non\w+ )*(?:creatures?|permanents?|artifacts?|planeswalkers?|enchantments?)|all creatures get -\w+\/-\w+|deals? (?:\d+|x) damage to each (?:other )?creature|return all [^.]{0,40}(?:creatures|permanents)[^.]{0,30}owners|each (?:player|opponent) sacrifices (?:all|six|x|that many)/i,
    summary:
      /\b(?:destroys?|exiles?|kills?|sweeps?|wipes?|bounces?)\b[^.]{0,20}\b(?:all|every|each)\b[^.]{0,30}\b(?:creatures?|permanents?|artifacts?)|\bon all creatures\b|\bboard wipe\b|\bclears the board\b/i,
  },
  counterspell: {
    official:
      /\bcounter (?:target|that|it unless|up to one target)[^.]{0,60}(?:spell|ability)|counter it\b/i,
    summary:
      /\b(?:counters|counter|stops|cancels)\b (?:a|an|any|target|one|the)\b[^.]{0,40}\b(?:spell|instant|sorcery|ability|noncreature)\b/i,
  },
  // Cards in the library that are chosen; lands alone are ramp or fixing.
  tutor: {
    official:
      /search your library for (?:a|an|up to \w+|any number of|that|x)(?![^.]{0,45}(?:basic|land|forest|plains|island|swamp|mountain)\b)[^.]{0,80}cards?/i,
    summary:
      /\b(?:fetch(?:es)?|search(?:es)?|finds?|tutors?|puts?)\b[^.]{0,40}\b(?:any card|a card|creature|artifact|enchantment|instant|sorcery)\b[^.]{0,40}\b(?:library|deck|into your hand|on top)\b|\btutor\b|\bsearches your library for\b/i,
  },
  recursion: {
    official:
      /return [^.]{0,70}cards? [^.]{0,40}from (?:your|a) graveyard(?:s)? to (?:your hand|the battlefield)|put (?:target|a|up to)[^.]{0,60}card[^.]{0,30}from (?:a|your) graveyard onto the battlefield|cast [^.]{0,60}from your graveyard|return (?:it|this card|\w+) from your graveyard/i,
    summary:
      /\b(?:returns?|reviv\w*|reanimat\w*|brings? back|bringing back|revisits?|rebuys?|recasts?)\b[^.]{0,60}\b(?:graveyards?|death|dead)\b|\bfrom your graveyard\b/i,
  },
  protection: {
    official:
      /\b(?:target|creatures?|permanents?|you|it|equipped creature|enchanted creature)[^.]{0,40}(?:gains?|have|has) [^.]{0,40}(?:hexproof|indestructible|shroud|protection from)|phases? out|you have hexproof|prevent all damage that would be dealt to (?:you|creatures you control|target)/i,
    summary:
      /\b(?:gives?|grants?|makes?|gain|gains)\b[^.]{0,50}\b(?:hexproof|indestructible|shroud|protection|untargetable)\b|\bprotects?\b/i,
  },
  tokens: {
    official:
      /\bcreates? (?:a|an|one|two|three|four|five|six|x|that many|\w+)[^.]{0,60}creature tokens?/i,
    summary:
      /\b(?:creates?|makes?|making|brings?|produces?|arrives with)\b[^.]{0,60}\btokens?\b|\btokens?\b[^.]{0,20}\beach\b|\bwith (?:a|an|one|two|three) \w+ \d\/\d\b/i,
  },
  lifegain: {
    official: /\byou gain (?:\d+|x|that much|life|twice)|\blifelink\b/i,
    summary:
      /\bgains? you\b[^.]{0,20}\blife\b|\byou gain\b[^.]{0,30}\blife\b|\blifelink\b|\bdrains?\b[^.]{0,40}\blife\b/i,
  },
};
