import type { Concept } from "../concept.ts";

/** How players say what became of a spell or creature; shared by the timing, trigger and state topics. */
export const outcomes: readonly Concept[] = [
  {
    id: "kill",
    fr: ["tue|tuer|tué|tués|tuée|tuées|tuent|tuez", "élimine|éliminer sa|ma|la|une créature"],
    en: ["kill|kills|killed|killing"],
    rules: ["701.8a", "700.4"],
    ordinary: true,
  },
  {
    id: "still",
    fr: ["quand meme", "tout de meme", "malgré tout", "malgré ca|cela", "toujours"],
    en: ["still", "anyway", "regardless"],
    ordinary: true,
  },
  {
    id: "before",
    fr: ["avant", "d'abord", "en premier", "premier|première"],
    en: ["before|first"],
    ordinary: true,
  },
  {
    id: "as-well",
    fr: ["aussi|également", "les deux", "du coup"],
    en: ["too|also|both", "as well"],
    ordinary: true,
  },
  {
    id: "stops",
    fr: ["empech*", "annul*", "stopp*", "arret*", "évit*"],
    en: ["stop|stops|stopped|stopping", "prevent*", "negate*", "avoid*"],
    ordinary: true,
  },
  {
    id: "save",
    fr: ["sauv*", "protèg*", "protég*", "à l'abri"],
    en: ["save|saves|saved|saving", "rescue*", "safe"],
    ordinary: true,
  },
  {
    id: "keep",
    fr: ["garde|garder|gardes|gardé|gardez", "conserv*", "reste|restent|rester|restera"],
    en: ["keep|keeps|kept", "stay|stays", "remain|remains"],
    ordinary: true,
  },
  {
    id: "fizzle",
    fr: ["fizzle*", "fizzl*", "ne se résout pas", "long feu", "tombe à l'eau", "dans le vide"],
    en: ["fizzle*", "fail to resolve", "do nothing", "does nothing"],
    rules: ["608.2b"],
    ordinary: true,
  },
];
