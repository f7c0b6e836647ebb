import quiet from "../../../../../data/judge/engines/quiet-lines.json" with { type: "json" };

/** Sentences that leave the combat that a question tells as it is. */
const QUIET = quiet.flatMap(({ patterns }) => patterns.map((pattern) => new RegExp(pattern, "i")));
/** Activated and loyalty abilities: nobody uses one unless the question says so. */
const ACTIVATED = /^(?:[+−–-]?\d+|[A-Z][^.:]*|\{[^:]*):\s/;

const HIT =
  /^whenever .+ deals combat damage to (?:a player|an opponent|a planeswalker|one of)\b[^,]*, (.+)$/i;
const DECLARED = /^whenever .+ (?:attacks|blocks|becomes blocked)\b[^,]*, (.+)$/i;
/** What follows the damage and still changes life, sizes or who lives. */
const MATTERS =
  /\bgains? (?:that much |\d+ |x )?life\b|\bcounters?\b|\bgets?\b|\badditional combat\b|\bdestroy|\bdamage\b(?! to target planeswalker)|\bdouble\b|\bloses?\b|\buntap\b|\bsacrific/i;
const ASIDE =
  /^(?:you )?(?:may )?(?:draws?|scry|surveil|look at|exile the top|investigate|mill|add|search|reveal|return target|create [^.]*\b(?:treasure|clue|food|blood|map)\b|defending player (?:discards|mills|reveals))/i;
/** Who would die goes elsewhere: whether it “dies” is then another question. */
const NO_DEATH = /^if .+ would (?:die|be put into an? .*graveyard|be put into a graveyard)\b/i;

/** What an ability that was not read may change. */
export type Matter = "nothing" | "deaths" | "its own death" | "what follows a hit" | "all";

/** What an ability of a card may change in a combat whose creatures and blocks are told. */
export const matterOf = (ability: readonly string[], name: string): Matter => {
  const [first = "", ...rest] = ability;
  const later = rest.join(". ");
  if (NO_DEATH.test(first))
    return first.startsWith(`If ${name} would`) || /^if this creature would/i.test(first)
      ? "its own death"
      : "deaths";
  const hit = HIT.exec(first)?.[1];
  if (hit !== undefined) return MATTERS.test(`${hit} ${later}`) ? "what follows a hit" : "nothing";
  const declared = DECLARED.exec(first)?.[1];
  if (declared !== undefined)
    return ASIDE.test(declared) && !MATTERS.test(`${declared} ${later}`) ? "nothing" : "all";
  return ACTIVATED.test(first) || QUIET.some((pattern) => pattern.test(first)) ? "nothing" : "all";
};
