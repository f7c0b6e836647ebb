import type { PlainKey } from "@spellwright/locales";

export interface Version {
  readonly number: string;
  /** What its badge says; most versions have none. */
  readonly badge: PlainKey | null;
  readonly title: PlainKey;
  readonly changes: readonly PlainKey[];
}

/** The version in use, as `package.json` names it. */
export const CURRENT_VERSION = "0.5";

/** HEAD-04: newest first, then what comes. */
export const VERSIONS: readonly Version[] = [
  {
    number: CURRENT_VERSION,
    badge: "changelog.current",
    title: "changelog.v05.title",
    changes: [
      "changelog.v05.rulings",
      "changelog.v05.citations",
      "changelog.v05.sharing",
      "changelog.v05.comfort",
      "changelog.v05.bracket",
    ],
  },
  {
    number: "0.4",
    badge: "changelog.major",
    title: "changelog.v04.title",
    changes: ["changelog.v04.combat", "changelog.v04.confidence", "changelog.v04.durable"],
  },
  {
    number: "0.3",
    badge: null,
    title: "changelog.v03.title",
    changes: ["changelog.v03.accounts", "changelog.v03.zaps"],
  },
  {
    number: "0.2",
    badge: null,
    title: "changelog.v02.title",
    changes: ["changelog.v02.rules", "changelog.v02.cards"],
  },
  {
    number: "0.6",
    badge: "changelog.soon",
    title: "changelog.v06.title",
    changes: ["changelog.v06.sponsorship"],
  },
];
