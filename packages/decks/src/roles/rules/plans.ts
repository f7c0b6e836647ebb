import type { RoleRules } from "./rule.ts";

/** What comes back from a graveyard. */
const recursion: RoleRules = {
  needs: ["graveyard", "card to the battlefield"],
  rules: [
    {
      within: "sentence",
      any: [
        /\breturns? [^.]*\bfrom (?:your|their|a|any|all) graveyards?\b[^.]*\b(?:to|onto)\b/i,
        /\bputs? [^.]*\bcards? [^.]*\b(?:from|in) (?:your|their|a|any|all) graveyards? (?:onto the battlefield|on top|into your hand|on the bottom)/i,
        /\bputs? [^.]*\bcards? from (?:your|their|a|any|all) graveyards? [^.]*onto the battlefield/i,
        /\b(?:cast|play) [^.]*\bfrom (?:your|a) graveyard\b/i,
        /\bcards? in your graveyard (?:gains?|has) (?:flashback|escape|unearth|encore|retrace)/i,
        /\breturn enchanted creature card to the battlefield/i,
      ],
      not: [/^if (?:a|an|it|this)\b[^.]*\bexile it instead/i, /can[’']t/i],
    },
    {
      within: "ability",
      any: [
        /\bcards? in your graveyard\b[\s\S]*\breturn (?:it|that card|them|those cards|the chosen cards)\b/i,
      ],
    },
  ],
};

/** Ends the game by its words. */
const winCondition: RoleRules = {
  needs: ["the game", "x life", "x damage", "trample"],
  rules: [
    {
      within: "sentence",
      any: [
        /\byou win the game\b/i,
        /\b(?:player|opponent|opponents|controller|owner)\b[^.]*\bloses? the game\b/i,
        /\b(?:each opponent|target player|each player|target opponent) loses (?:twice |two times |three times )?x life/i,
        /deals? (?:\w+ times )?x damage (?:divided )?[^.]*\b(?:any target|targets|each opponent|target player)/i,
        /^(?=.*until end of turn)(?=.*\bcreatures you control\b)(?=.*\bgets? \+).*\btrample\b/i,
      ],
      not: [
        /^whenever\b[^,]*loses? the game/i,
        /\byou lose the game\b|\byou don[’']t lose\b|can[’']t lose/i,
      ],
    },
    {
      within: "ability",
      any: [/\bcreatures you control gain trample\b[\s\S]*get \+x\/\+x/i],
    },
  ],
};

const tokens: RoleRules = {
  needs: ["token", "amass", "populate", "incubate", "afterlife", "fabricate"],
  rules: [
    {
      within: "sentence",
      any: [
        /\bcreate\b[^.]*\bcreature tokens?\b/i,
        /\bcreate\b[^.]*\btokens? that(?:[’']s| are)\b[^.]*\bcop(?:y|ies)\b/i,
        /\b(?:amass|populate|incubate|afterlife|fabricate)\b/i,
      ],
    },
  ],
};

const lifegain: RoleRules = {
  needs: ["life", "extort"],
  rules: [
    {
      within: "sentence",
      any: [
        /\byou (?:may )?gain (?:\d+|x|that much|life equal|twice|half|an amount)/i,
        /(?:\d+|that much|x) life and you gain\b/i,
        /(?<!with )\blifelink\b|^extort\b/i,
      ],
      not: [/\blose lifelink|loses? all/i],
    },
  ],
};

const OUTLET =
  "(?:(?:other|another|nontoken|untapped|black|green|white|blue|red|legendary|nonland) )*(?:creatures?|permanents?|artifacts?|enchantments?|lands?|goblins?|zombies?|humans?|elf|elves|vampires?|tokens?)\\b";

/** Sacrifices at will: as a cost, or as something one may do. */
const sacrifice: RoleRules = {
  needs: ["sacrifice", "exploit"],
  rules: [
    {
      within: "sentence",
      any: [
        new RegExp(
          `(?:^|[,:—] ?)sacrifice (?:a|an|another|two|three|four|five|x|any number of|one or more)(?: other)? ${OUTLET}[^.:]*:`,
          "i",
        ),
        /additional cost to cast (?:this spell|~), (?:you may )?sacrifice (?:a|an|one or more|two|any number of|x) (?:\w+ )*?(?:creatures?|artifacts?|permanents?)/i,
        /\byou may sacrifice (?:a|an|another|one or more|any number of)\b(?! (?:food|clue|treasure|blood|land))|^exploit\b/i,
        /^sacrifice (?:a|another) (?:creature|permanent)\./i,
      ],
    },
  ],
};

/** One's own permanents, away and back. */
const blink: RoleRules = {
  needs: ["exile"],
  rules: [
    {
      within: "ability",
      any: [
        /\bexile (?:(?:up to )?\w+ |any number of )?(?:other |another )?(?:target |each )[^.]*(?:you control|permanents?|creatures?)\b[\s\S]*\breturns? (?:it|that card|those cards|them|the exiled cards?|each)\b[^.]*to the battlefield/i,
      ],
      not: [
        /you don[’']t control|opponents? controls?|\bleaves the battlefield\b|from [^.]*graveyard/i,
      ],
    },
    {
      within: "ability",
      quoted: true,
      any: [/"[^"]*\bexile (?:~|this creature), then return it to the battlefield/i],
    },
  ],
};

export const PLANS = { recursion, winCondition, tokens, lifegain, sacrifice, blink };
