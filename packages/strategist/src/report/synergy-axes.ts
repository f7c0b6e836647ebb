import type { Role } from "@spellwright/decks";

/** Two groups of cards that feed one another. */
interface Axis {
  readonly axis: SynergyAxis;
  /** Cards that make something, by role or by their words. */
  readonly makers: RegExp | Role;
  /** Cards that reward it. */
  readonly payoffs: RegExp | Role;
  /** A card that makes it rewards nothing by that alone. */
  readonly areApart?: true;
}

const SYNERGY_AXES = [
  "kin",
  "tokensAndSacrifice",
  "tokensAndEntering",
  "sacrificeAndDeath",
  "counters",
  "blinkAndEntering",
  "graveyard",
  "artifacts",
  "enchantments",
  "spells",
  "lifegain",
  "landfall",
  "equipment",
  "discard",
] as const;
export type SynergyAxis = (typeof SYNERGY_AXES)[number];

/** What puts lands onto the battlefield beside the one of each turn; other mana triggers no landfall. */
const PUTS_LANDS =
  /\bsearch your library for\b[^.\n]*\b(?:lands?|plains|islands?|swamps?|mountains?|forests?)\b[^.\n]*(?:\.[^.\n]*)?\bonto the battlefield\b|\b(?:puts?|returns?) (?:a|an|one|all|up to \w+|any number of)(?: basic)? lands? cards?\b[^.\n]*\b(?:on)?to the battlefield\b|\bplay (?:an|up to \w+|two|three) additional lands?\b/i;

export const AXES: readonly Axis[] = [
  { axis: "tokensAndSacrifice", makers: "tokens", payoffs: "sacrifice" },
  {
    axis: "tokensAndEntering",
    makers: "tokens",
    payoffs:
      /\bwhenever (?:another|a|one or more)(?: nontoken)?(?: other)? creatures? (?:you control )?enters?\b/i,
  },
  {
    axis: "sacrificeAndDeath",
    makers: "sacrifice",
    payoffs:
      /whenever (?:[^.]*\bcreatures? you control|another creature|a creature|one or more) [^.]*\bdies?\b/i,
  },
  {
    axis: "counters",
    makers: /\bputs? [^.]*\+1\/\+1 counters?/i,
    payoffs:
      /\bwith (?:a )?\+1\/\+1 counters?|\bproliferate\b|\bif one or more \+1\/\+1 counters|\bthat many plus one \+1\/\+1/i,
  },
  {
    axis: "blinkAndEntering",
    makers: "blink",
    payoffs: /^when(?:ever)? [^,.]*\benters\b(?! tapped)/im,
  },
  {
    axis: "graveyard",
    makers: /\bmills?\b|\bsurveil\b|\bdredge\b|\binto your graveyard\b/i,
    payoffs: "recursion",
  },
  {
    axis: "artifacts",
    makers: /\bcreate\b[^.]*\bartifact\b|\b(?:treasure|clue|food|thopter)\b[^.]*tokens?/i,
    payoffs:
      /\bartifacts? you control\b|\bwhenever (?:an|another|one or more) artifacts?\b|\baffinity for artifacts\b|\bmetalcraft\b/i,
  },
  {
    axis: "enchantments",
    makers: /\bconstellation\b|\benchant (?:creature|permanent|land|player)\b/i,
    payoffs:
      /\bwhenever (?:you cast an|an|another) enchantment\b|\benchantments you control\b|\bfor each enchantment\b/i,
  },
  {
    axis: "spells",
    makers: "draw",
    payoffs:
      /\bwhenever you cast (?:an instant or sorcery|a noncreature|your second)\b|\bprowess\b|\bmagecraft\b|\binstant and sorcery spells you cast\b/i,
  },
  {
    axis: "lifegain",
    makers: "lifegain",
    payoffs: /\bwhenever you gain life\b|\bif you gained\b|\bif you would gain life\b/i,
  },
  {
    axis: "landfall",
    makers: PUTS_LANDS,
    payoffs: /\blandfall\b|\bwhenever a land (?:you control )?enters\b/i,
  },
  {
    axis: "equipment",
    makers: /^equip\b/im,
    areApart: true,
    payoffs:
      /\bequipped creatures?\b[^.]*\byou\b|\bfor each equipment\b|\bequip (?:costs|abilities)\b|\battach\b/i,
  },
  {
    axis: "discard",
    makers: /\bdiscards? (?:a|two|three|that|your|their)\b/i,
    payoffs: /\bwhenever (?:you|an opponent|a player) discards?\b|\bmadness\b/i,
  },
];
