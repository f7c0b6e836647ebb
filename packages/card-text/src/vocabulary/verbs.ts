// Verbs of card texts. A regular verb is its base form; others give past and participle too.
const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Verbs whose forms follow from spelling. */
export const REGULAR_VERBS = listed(`
  abandon ensue process activate adapt add affect airbend amass apply ask assemble assign attach attack attempt
  attract awaken behold blight block bolster bolt cascade cause change choose clash cloak collect
  combine commit complete conjure connive convert convoke copy count counter cover craft create
  crew cycle damage decide declare defend destroy detain die discard discover distribute divide
  double earthbend empty enchant encounter end endure enter equal equip escape exceed exchange
  exert exhaust exile expend explore exploit face fail fateseal finish flip follow forage
  foretell fortify gain goad guess happen harness heal heist ignore incubate increase intensify investigate join keep
  learn level like like look lose manifest mark meet meld mention mill monstrosity move mutate name note notice open
  outlast own pass perform phase pile place planeswalk play plot populate prepare prevent produce
  proliferate put rearrange receive recruit redistribute reduce regenerate remain remember remove
  reorder repeat replace reroll resolve result retain return reveal reverse roll round sacrifice saddle
  saddle satisfy scry search seek select separate share shuffle skip spell start station stay store
  suspect support surveil swap switch take tap target teach tempt touch train transform treat
  trigger triple turn unattach unlock untap use venture visit vote waterbend want wish work scavenge
  unearth control count contain consider affect include need require refer cost deal tutor guard
  ninjutsu miss match switch fear evolve bargain kick gift specialize desert draft sticker
  cheer crank assemble merge relocate paint total provoke champion devour soulbond pair haunt
  cipher encode imprint modify perpetuate boost amplify offer promise tie explain award
`);

/** Base, past, participle. */
export const IRREGULAR_VERBS: readonly (readonly [string, string, string])[] = [
  ["become", "became", "become"],
  ["begin", "began", "begun"],
  ["behold", "beheld", "beheld"],
  ["bid", "bid", "bid"],
  ["bring", "brought", "brought"],
  ["cast", "cast", "cast"],
  ["choose", "chose", "chosen"],
  ["come", "came", "come"],
  ["cut", "cut", "cut"],
  ["deal", "dealt", "dealt"],
  ["draw", "drew", "drawn"],
  ["fight", "fought", "fought"],
  ["find", "found", "found"],
  ["forget", "forgot", "forgotten"],
  ["foretell", "foretold", "foretold"],
  ["get", "got", "gotten"],
  ["give", "gave", "given"],
  ["go", "went", "gone"],
  ["grow", "grew", "grown"],
  ["hold", "held", "held"],
  ["keep", "kept", "kept"],
  ["know", "knew", "known"],
  ["leave", "left", "left"],
  ["lose", "lost", "lost"],
  ["make", "made", "made"],
  ["meet", "met", "met"],
  ["pay", "paid", "paid"],
  ["put", "put", "put"],
  ["see", "saw", "seen"],
  ["set", "set", "set"],
  ["speak", "spoke", "spoken"],
  ["spend", "spent", "spent"],
  ["stand", "stood", "stood"],
  ["take", "took", "taken"],
  ["teach", "taught", "taught"],
  ["wear", "wore", "worn"],
  ["win", "won", "won"],
];
