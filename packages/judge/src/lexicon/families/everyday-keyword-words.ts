import type { Concept } from "../concept.ts";

/**
 * Keywords that are everyday words too, with their own rule: what stands around the word shows that
 * the keyword is meant.
 */
const everydayKeywords: readonly (readonly [word: string, rule: string])[] = [
  ["exploit", "702.110a"],
  ["emerge", "702.119a"],
  ["casualty", "702.153a"],
  ["bargain", "702.166a"],
  ["enlist", "702.154a"],
  ["endure", "701.63a"],
  ["suspect", "701.60c"],
  ["detain", "701.35a"],
  ["scavenge", "702.97a"],
  ["tribute", "702.104a"],
  ["fuse", "702.102a"],
  ["surge", "702.117a"],
  ["escalate", "702.120a"],
  ["fabricate", "702.123a"],
  ["improvise", "702.126a"],
  ["aftermath", "702.127a"],
  ["assist", "702.132a"],
  ["afterlife", "702.135a"],
  ["riot", "702.136a"],
  ["spectacle", "702.137a"],
  ["demonstrate", "702.144a"],
  ["training", "702.149a"],
  ["squad", "702.157a"],
  ["backup", "702.165a"],
  ["craft", "702.167a"],
  ["gift", "702.174a"],
  ["offspring", "702.175a"],
  ["impending", "702.176a"],
  ["harmonize", "702.180a"],
  ["mobilize", "702.181a"],
  ["station", "702.184a"],
  ["mayhem", "702.187b"],
  ["sneak", "702.190a"],
];

const asKeyword = ([word, rule]: readonly [string, string]): Concept => ({
  id: `${word}-keyword`,
  fr: [
    `avec ${word}`,
    `fonctionne|marche|capacite|cout|payer|paye|paie ${word}`,
    `cout|copie|jeton de ${word}`,
    `capacite|cout d ${word}`,
    `grace a ${word}`,
    `pour ${word}`,
    `${word} est|se|peut|me`,
  ],
  en: [
    `with|using|via|has|have|its|pay|paid|paying ${word}`,
    `to|for|from|is|does|will|my|use ${word}`,
    `${word} work|works|cost|costs|ability|trigger|token|tokens|copy|creature|spell|card`,
    `${word} 1|2|3|4|5|6`,
  ],
  rules: [rule],
});

/** What players say about keyword actions, their tokens and the keywords since overload. */

export const concepts: readonly Concept[] = everydayKeywords.map(asKeyword);
