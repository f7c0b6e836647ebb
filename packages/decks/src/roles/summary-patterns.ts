import type { Role } from "./roles.ts";

/** Roles by the words of our own English summaries: cards of the starter data have no other text. */
export const SUMMARY_PATTERNS: Readonly<Partial<Record<Role, RegExp>>> = {
  ramp: /\bmana rock\b|\btaps? for\b[^.]{0,40}(?:mana|color)|\b(?:fetch|search|find|put|ramp)\w*[^.]{0,50}\bbasic lands?\b|\blands?\b[^.]{0,50}\b(?:onto|to) the battlefield\b|\bextra land\b|\badditional land\b|\btreasures?\b|\bburst\b[^.]{0,20}mana|\bmana\b[^.]{0,20}\bburst\b|\bgood for one mana\b/i,
  fastMana:
    /\bfree artifact\b[^.]*\bmana\b|\btaps? for two colorless\b|\bmana in a burst\b|\bsingle black mana into three\b|\btwo colorless mana at once\b/i,
  draw: /\bdraw(?:s|ing)?\b(?![^.]{0,30}opponent)|\b(?:two|three|four|seven) cards\b|\bcard draw\b|\badditional card\b|\bcashed in for a card\b/i,
  removal:
    /\b(?:kills?|destroys?|exiles?)\b[^.]{0,25}\b(?:a|an|any|one|target|opposing|nonland)\b[^.]{0,30}\b(?:creature|permanent|artifact|enchantment|planeswalker)\b(?!s)|\b(?:deals?|burns?)\b[^.]{0,20}\bdamage\b[^.]{0,30}\b(?:any target|creature|anything)\b|\bdamage (?:anywhere|to (?:(?:a|an|any|one|target) (?:creature|target)|anything|whatever you want))\b/i,
  wipe: /\b(?:destroys?|exiles?|kills?|sweeps?|wipes?|bounces?)\b[^.]{0,20}\b(?:all|every|each)\b[^.]{0,30}\b(?:creatures?|permanents?|artifacts?)|\bon all creatures\b|\bboard wipe\b|\bclears the board\b/i,
  counterspell:
    /\b(?:counters|counter|stops|cancels)\b (?:and exiles )?(?:a|an|any|target|one|the)\b[^.]{0,40}\b(?:spell|instant|sorcery|ability|noncreature)\b/i,
  tutor:
    /\b(?:fetch(?:es)?|search(?:es)?|finds?|tutors?|puts?)\b[^.]{0,40}\b(?:any card|a card|creature|artifact|enchantment|instant|sorcery)\b[^.]{0,40}\b(?:library|deck|into your hand|on top)\b|\btutors?\b|\bsets up any card\b|\bsearches up\b|\bcreature search\b|\bfetch any other\b|\bfinds an equipment\b|\bsearches your library for\b/i,
  stax: /\b(?:shuts off|turns off|silences)\b[^.]*\bartifacts\b|\bmakes? (?:every|all)\b[^.]*\bspells?\b[^.]*\b(?:more expensive|cost)\b|\btax on combat\b|\btaxes (?:noncreature )?spells\b|\bcost their controller\b|\bnothing triggers\b|\btrigger nothing\b|\bcaps opponents\b/i,
  recursion:
    /\b(?:returns?|reviv\w*|reanimat\w*|brings? back|bringing back|revisits?|rebuys?|recasts?)\b[^.]{0,60}\b(?:graveyards?|death|dead)\b|\bfrom your graveyard\b/i,
  protection:
    /\b(?:gives?|grants?|makes?|gain|gains)\b[^.]{0,50}\b(?:hexproof|indestructible|shroud|protection|untargetable)\b|\bprotects?\b/i,
  tokens:
    /\b(?:creates?|makes?|making|brings?|produces?|arrives with)\b[^.]{0,60}\btokens?\b|\btokens?\b[^.]{0,20}\beach\b|\bwith (?:a|an|one|two|three) \w+ \d\/\d\b/i,
  extraTurn: /\b(?:extra|additional|another) turns?\b/i,
  graveyardHate:
    /\bexil(?:es?|ing)\b[^.]{0,40}\bgraveyards?\b|\bgraveyards?\b[^.]{0,40}\bexiled?\b|\bempties (?:all |the )?graveyards?\b|\binstead of (?:going to )?(?:the|any|a) graveyards?\b/i,
  winCondition: /\byou win\b|\bwins? (?:you )?the game\b|\bloses? the game\b/i,
  lifegain:
    /\bgains? you\b[^.]{0,20}\blife\b|\byou gain\b[^.]{0,30}\blife\b|\blifelink\b|\bdrains?\b[^.]{0,40}\blife\b/i,
};
