// Verbs of card texts. A regular verb is its base form. Others give past and participle too.
const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Verbs whose forms follow from spelling. */
export const REGULAR_VERBS = listed(`
  abandon activate adapt add affect airbend amass amplify apply ask assemble assign attach attack
  attempt attract awaken bargain behold blight block bolster bolt cascade cause champion change
  cheer choose cipher clash cloak collect combine commit complete conjure connive consider contain
  control convert convoke copy cost count counter cover craft crank create crew cycle damage deal
  decide declare defend desert destroy detain devour die discard discover distribute divide double
  draft earthbend empty enchant encode encounter end endure ensue enter equal equip escape evolve
  exceed exchange exert exhaust exile expend explain exploit explore face fail fateseal finish
  flip follow forage foretell fortify gain gift goad guess happen harness haunt heal heist ignore
  imprint include increase incubate intensify investigate join keep kick learn level like look
  lose manifest mark match meet meld mention merge mill modify monstrosity move mutate name need
  ninjutsu note notice offer open outlast own paint pair pass perform perpetuate phase pile place
  planeswalk play plot populate prepare prevent process produce proliferate promise provoke put
  rearrange receive recruit redistribute reduce refer regenerate relocate remain remember remove
  reorder repeat replace require reroll resolve result retain return reveal reverse roll round
  sacrifice saddle satisfy scavenge scry search seek select separate share shuffle skip soulbond
  specialize spell start station stay sticker store support surveil suspect swap switch take tap
  target teach tempt tie total touch train transform treat trigger triple turn tutor unattach
  unearth unlock untap use venture visit vote want waterbend work
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
