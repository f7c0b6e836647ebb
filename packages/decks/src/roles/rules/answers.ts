import type { RoleRules } from "./rule.ts";

/** Permanents that a card may answer; one's own are none. */
const PERMANENT = String.raw`(?:creatures?|artifacts?|enchantments?|planeswalkers?|permanents?|battles?)\b(?! spell)(?! you (?:control|own))(?! cards?\b)`;
const NUMBER = "(?:up to )?(?:one |two |three |x |any number of )?";
const RETURNS_IT =
  /\breturns? (?:it|that card|those cards|them|the exiled cards?|each)\b[^.]*to the battlefield/i;
const TARGETS = new RegExp(
  String.raw`\b(?:destroy|exile) ${NUMBER}(?:(?:other|another) )?target [^.]{0,70}?${PERMANENT}`,
  "i",
);

/** A permanent of an opponent, of one's choice. */
const removal: RoleRules = {
  needs: ["target", "sacrifices", "enchanted", "owner"],
  rules: [
    {
      within: "ability",
      any: [TARGETS],
      not: [RETURNS_IT, /\bexile (?:(?:up to )?\w+ )?target [^.]*\bcards? from\b/i],
    },
    {
      within: "sentence",
      any: [
        // Damage that a creature may be dealt.
        /deals? [^.]*damage[^.]* to (?:each of )?(?:up to )?(?:\w+ )?(?:any (?:other )?target|targets\b|targets?\b(?! (?:player|opponent))[^.]*?\bcreatures?\b|x targets)/i,
        /deals? [^.]*damage divided (?:evenly|as you choose)[^.]*\btargets?\b(?! (?:players|opponents))/i,
        /\bfights? (?:up to one )?(?:another |other )?target\b/i,
        /\btarget (?:[\w ]+ )?creatures?(?: an opponent controls| you don[’']t control)? gets? -\w+\/-\w+/i,
        new RegExp(
          String.raw`\breturn ${NUMBER}(?:(?:other|another) )?target [^.]{0,60}?${PERMANENT}[^.]*owner[’']s? hands?`,
          "i",
        ),
        new RegExp(String.raw`\bput target [^.]{0,60}?${PERMANENT}[^.]*\blibrary`, "i"),
        /\btarget (?:creature|permanent|nonland permanent)[’']s owner (?:shuffles|puts)|\bowner of target [^.]*(?:shuffles|puts)/i,
        /\b(?:target|each|that) (?:player|opponent) sacrifices (?:a|an|one) (?!land)[^.]*?(?:creature|permanent|planeswalker|artifact|enchantment)/i,
        /\benchanted (?:creature|permanent)\b[^.]*\b(?:can[’']t attack|loses all|is a (?:\w+ )*(?:land|forest))/i,
        /\benchanted creature gets -\w+\/-[1-9X]/i,
        /-1\/-1 counters? on (?:up to one )?(?:another )?target creature/i,
      ],
      not: [/damage to each (?:creature|of your)/i],
    },
  ],
};

/** Many at once. */
const wipe: RoleRules = {
  needs: ["all ", "each ", "creatures"],
  rules: [
    {
      within: "ability",
      any: [
        /\b(?:destroys?|exiles?) (?:all|each) (?!cards?\b)(?:[\w’'-]+,? ){0,8}?(?:creatures?|permanents?|artifacts?|planeswalkers?|enchantments?)\b(?! (?:cards?|you control|spells?)\b)/i,
      ],
      not: [RETURNS_IT, /\bcards from (?:their|your|a) graveyard/i],
    },
    {
      within: "sentence",
      any: [
        /\b(?:all|each|other|creatures)\b[^.]{0,80}\bcreatures?\b[^.]{0,80} gets? [+-]\w+\/-\w+|^creatures (?:that|your opponents|of)[^.]* get -\w+\/-\w+/i,
        /deals? [^.]*damage to each (?:other )?(?:[\w-]+ )?creature/i,
        /\breturn all (?!lands)[^.]*(?:creatures|permanents)[^.]*owners?[’']/i,
        /\beach (?:player|opponent)\b[^.]*\bsacrifices (?:all|half|five|six|x|that many|the rest)\b/i,
        /-1\/-1 counters? on each creature/i,
      ],
      not: [/\bsacrifices all lands\b/i, /enchanted|equipped/i],
    },
  ],
};

const counterspell: RoleRules = {
  needs: ["counter "],
  rules: [
    {
      within: "sentence",
      any: [
        /(?:^|[,:;•—] ?|\bthen |\bmay |\bor |\band )counter (?:up to \w+ |all |each )?(?:other )?(?:target|that|it\b)(?![^.]* counters? on)/i,
      ],
    },
  ],
};

/** What shields one's own. */
const protection: RoleRules = {
  needs: [
    "hexproof",
    "indestructible",
    "shroud",
    "protection",
    "phase",
    "prevent",
    "countered",
    "cast",
  ],
  rules: [
    {
      within: "sentence",
      any: [
        /\b(?:target|each|all|other|another|equipped|enchanted|permanents?|creatures|commanders?|artifacts|you|planeswalkers)\b[^.]{0,70}\b(?:gains?|has|have)\b[^.]{0,70}\b(?:hexproof|indestructible|shroud|protection from)\b/i,
        /\bphases? out\b/i,
        /\bprevent all (?:combat )?damage that would be dealt (?:this turn|to (?:you|and|creatures you control|target|any|other))/i,
        /\b(?:spells? you (?:control|cast)|creature spells)\b[^.]*\bcan[’']t be countered|\bthat spell can[’']t be countered/i,
        /\bopponents can[’']t cast spells? (?:this turn|during)\b|\bduring your turn, your opponents can[’']t cast\b/i,
      ],
      not: [
        /\bloses?\b/i,
        /\bcreatures? (?:you control )?with (?:hexproof|indestructible)[^.]*\bget/i,
        /\bas long as ~|^~ has\b/i,
        /\btokens? with\b/i,
      ],
    },
    {
      within: "ability",
      any: [
        /\btarget [^.]*you control\b[\s\S]*\b(?:it|that creature|that permanent) gains [^.]*(?:hexproof|indestructible|shroud|protection from)/i,
      ],
    },
  ],
};

/** What opponents do costs more, comes later or not at all. */
const stax: RoleRules = {
  needs: ["more", "can", "tapped", "untap", "lose", "less", "would", "trigger"],
  rules: [
    {
      within: "sentence",
      any: [
        /\b(?:spells|abilities|spell)\b[^.]*\bcosts? \{\w\} more\b/i,
        /\b(?:players|your opponents|opponents|each player|each opponent|each other player)\b[^.]*\bcan[’']t (?:cast|search|draw|activate|play|untap)\b/i,
        /\bcan[’']t attack you\b[^.]*\bunless\b/i,
        /\b(?:artifacts|creatures|lands|permanents)\b[^.]*\b(?:your opponents control|played by your opponents|your opponents cast)[^.]*\benter[^.]*\btapped/i,
        /\bdon[’']t untap during\b|\bcan[’']t untap more than\b|\bskips? (?:their|that) untap steps?/i,
        /\bactivated abilities of [^.]*can[’']t be activated/i,
        /\bdon[’']t cause abilities to trigger/i,
        /\ball creatures lose all\b/i,
        /\beach spell that would cost less\b/i,
        /\bif an opponent would (?:draw|search|begin)\b/i,
        /\bif a player would begin an extra turn, that player skips\b/i,
      ],
      not: [
        /^this spell costs|\bspells you cast\b|\byou control\b[^.]*costs? \{\w\} more/i,
        /can[’']t [^.]*\bthis turn\b|\bduring (?:your|each of your)\b/i,
        /from (?:graveyards|their graveyards)/i,
        /\btarget\b|\benchanted\b|\b(?:it|they) don[’']t\b|\bthose creatures\b/i,
      ],
    },
  ],
};

/** Cards in the graveyards of others. */
const graveyardHate: RoleRules = {
  needs: ["graveyard"],
  rules: [
    {
      within: "sentence",
      any: [
        /\bexiles? (?:all|each|target|up to|any number of|x|one or more|a)\b[^.]*\bgraveyards?\b/i,
        /\bif a card (?:or token )?would be put into (?:a|an opponent[’']s) graveyard\b/i,
        /\banother card is put into a graveyard[^.]*exile/i,
        /\bcards in graveyards[^.]*can[’']t\b|\bcan[’']t cast spells from graveyards/i,
      ],
      not: [
        /\b(?:your|their) graveyard\b/i,
        /(?:would die|put into (?:a|their|its owner[’']s) graveyard from)\b[^.]*\bthis (?:turn|way)/i,
      ],
    },
    {
      within: "sentence",
      any: [/\bexiles? a card from their graveyard\b|\bexiles? their graveyard\b/i],
    },
  ],
};

export const ANSWERS = { removal, wipe, counterspell, protection, stax, graveyardHate };
