import type { RoleRules } from "./rule.ts";

const LAND_WORDS = /\b(?:lands?|forest|plains|island|swamp|mountain|desert|gate)\b/i;

/** More mana than a land a turn. */
const ramp: RoleRules = {
  needs: ["add", "land", "forest", "plains", "token", "cost", "as much"],
  rules: [
    {
      within: "sentence",
      any: [
        /\badds? (?:an additional |an amount of )?(?:\{|x mana|(?:one|two|three|four|five|six|seven|ten|that much|twice)\b[^.]*\bmana)/i,
        /search your library for [^.]*\b(?:lands?|forest|plains|island|swamp|mountain)\b[^.]*onto the battlefield/i,
        /\bput [^.]*\bland cards?\b[^.]*onto the battlefield|\bland card, (?:you may )?put (?:it|that card) onto the battlefield/i,
        /\bplay (?:an|one|two|three|up to three|any number of) additional lands?/i,
        /\bcreate\b[^.]*\b(?:treasure|powerstone|gold|eldrazi (?:spawn|scion)) (?:artifact )?(?:creature )?tokens?/i,
        /\bspells\b[^.]*\bcosts? \{\w\} less\b/i,
        /\bproduces? (?:twice|three times) as much\b/i,
      ],
      not: [
        /graveyards? (?:onto|to) the battlefield/i,
        /^this spell costs/i,
        /search their library/i,
      ],
    },
    // A land search whose next sentence puts them onto the battlefield.
    {
      within: "ability",
      any: [
        /search your library for [^.]*\b(?:lands?|forest|plains|island|swamp|mountain)\b[^.]*\.\s*[^.]*onto the battlefield/i,
      ],
      not: [/creature|artifact|enchantment/i],
    },
  ],
};

/** Cards of one's library into the hand, or to be played from it. */
const draw: RoleRules = {
  needs: ["draw", "hand", "investigate", "connive", "clue", "top"],
  rules: [
    {
      within: "sentence",
      quoted: true,
      any: [
        /(?:\byou (?:may )?|\bcontroller may |^|[,:;—•+] ?|\bthen |\band |\bor |\beach player |\btarget player |\bplayers? )draws? (?:a card|cards\b|an additional card|twice|(?:one|two|three|four|five|six|seven|ten|x|that many|up to \w+)\b[^.]*\bcards?)/i,
        /\bthat player draws (?:an|one|two) additional cards?/i,
        /\b(?:investigate|connive)s?\b/i,
        /\bcreates? [^.]*\bclue tokens?/i,
        /\byou may (?:play|cast|look at and play)\b[^.]*\b(?:from|on) (?:the )?top of your library/i,
      ],
      not: [/\bcan[’']t draw\b/i],
    },
    {
      within: "ability",
      any: [
        /\b(?:look at|reveal|exile) the top\b[\s\S]*\bputs? [^.]*\binto (?:your|their) hand/i,
        /exile the top [^.]*\bcards? of your library[\s\S]*\byou may (?:play|cast)\b/i,
        /\bexile [^.]*cards? from the top of your library[\s\S]*\byou may (?:play|cast)\b/i,
        /exile the top card of your library face down[\s\S]*into your hand/i,
      ],
      not: [/\bopponents? (?:reveals?|looks)/i, /search your library/i],
    },
  ],
};

/** A card of the library that need not be a land. */
const tutor: RoleRules = {
  needs: ["search your library"],
  rules: [
    {
      within: "sentence",
      any: [/search your library\b[^.]*? for [^.]*?\bcards?\b/i],
      not: [
        // Only lands: nothing else may be found.
        new RegExp(
          `search your library\\b[^.]*? for (?:(?!creature|artifact|enchantment|instant|sorcery|planeswalker|permanent|historic)[^.])*?${LAND_WORDS.source}(?:(?!creature|artifact|enchantment|instant|sorcery|planeswalker)[^.])*\\bcards?\\b`,
          "i",
        ),
      ],
    },
  ],
};

export const MANA_AND_CARDS = { ramp, draw, tutor };
