import type { Catalogue } from "../catalogue.ts";
import type { archetypeAnswersFr } from "./archetype-answers-fr.ts";

export const archetypeAnswersEn = {
  archetypeYes: "Yes: by its list, the archetype of this deck is {{archetype}}.",
  archetypeCalled:
    "This deck is filed under the archetype {{archetype}}, but not all figures of its list say so.",
  archetypeAlso:
    "Its list also has the marks of the archetype {{archetype}}, but its archetype is first of all {{found}}.",
  archetypeNo: "No: by its list, the archetype of this deck is {{found}}, not {{archetype}}.",
  archetypeNone: "No: no archetype stands out in the list, not even {{archetype}}.",
  archetypeDefinition: {
    aggro:
      "An aggro deck plays cheap creatures from the first turns on and keeps attacking, to win before the other plans are in place.",
    control:
      "A control deck answers what the others do (counterspells, removal, board wipes), draws more cards than they do and wins late, when nothing threatens it any more.",
    combo:
      "A combo deck looks for two or three particular cards that together win the game or give a resource without limit.",
    midrange:
      "A midrange deck plays solid creatures of the middle of the game and enough removal to hold against fast decks and to outlast slow ones.",
    tempo:
      "A tempo deck plays a threat early, then gains time with counterspells and cheap spells while it attacks.",
    ramp: "A ramp deck makes more mana than the turn allows, to cast very expensive spells long before the others do.",
    tribal:
      "A tribal deck brings together creatures of one type and the cards that make them stronger together.",
    voltron:
      "A voltron deck loads a single creature, often the commander, with Equipment and Auras and wins by its damage.",
    stax: "A stax deck taxes spells, keeps permanents tapped or forbids some actions: it hinders its opponents more than itself, then wins slowly.",
    artifact:
      "An artifact deck plays many of them and lives from cards that count them, sacrifice them or make them cheaper.",
    enchantress:
      "An enchantment deck plays many of them and draws cards or grows whenever it casts one.",
  },
  archetypeBound: {
    least: "{{marks}}: enough for the archetype, which starts at {{figure}}.",
    leastMissed: "{{marks}}: not enough for the archetype, which starts at {{figure}}.",
    most: "{{marks}}: within what the archetype allows, {{figure}} at most.",
    mostMissed: "{{marks}}: more than the archetype allows, {{figure}} at most.",
  },
} satisfies Catalogue<typeof archetypeAnswersFr>;
