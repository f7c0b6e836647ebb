import type { Concept } from "../concept.ts";

export const concepts: readonly Concept[] = [
  {
    id: "several-blockers",
    fr: [
      "deux|trois|quatre|plusieurs créatures|bloqueurs|bloqueuses",
      "deux ou plus",
      "a deux|plusieurs",
    ],
    en: ["two|three|four|several|multiple creatures|blockers", "two or more", "double block*"],
    rules: ["509.1a", "510.1c"],
    ordinary: true,
  },
];
