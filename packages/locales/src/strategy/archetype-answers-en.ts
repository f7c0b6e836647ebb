import type { Catalogue } from "../catalogue.ts";
import type { archetypeAnswersFr } from "./archetype-answers-fr.ts";

export const archetypeAnswersEn = {
  archetypeYes: "Yes: going by its list, the archetype of this deck is {{archetype}}.",
  archetypeCalled: "This deck is labeled {{archetype}}, but not all its numbers agree.",
  archetypeAlso: "Its list also looks like {{archetype}}, but its main archetype is {{found}}.",
  archetypeNo: "No: going by its list, the archetype of this deck is {{found}}, not {{archetype}}.",
  archetypeNone: "No: no archetype stands out in the list, not even {{archetype}}.",
  archetypeDefinition: {
    aggro:
      "An aggro deck plays cheap creatures from the first turns on and keeps attacking, to win before the other decks get going.",
    control:
      "A control deck answers what the others do (counterspells, removal, board wipes), draws more cards than they do and wins late, once nothing threatens it.",
    combo:
      "A combo deck looks for two or three particular cards that together win the game or make something infinite.",
    midrange:
      "A midrange deck plays solid midgame creatures and enough removal to survive fast decks and outlast slow ones.",
    tempo:
      "A tempo deck plays a threat early, then buys time with counterspells and cheap spells while it attacks.",
    ramp: "A ramp deck gets ahead on mana, to cast very expensive spells long before the others do.",
    tribal:
      "A tribal deck brings together creatures of one type and the cards that make them stronger together.",
    voltron:
      "A voltron deck loads a single creature, often the commander, with Equipment and Auras and wins by its damage.",
    stax: "A stax deck taxes spells, keeps permanents tapped or forbids some actions: it hinders its opponents more than itself, then wins slowly.",
    artifact:
      "An artifact deck plays lots of artifacts, with cards that count them, sacrifice them or make them cheaper.",
    enchantress:
      "An enchantment deck plays lots of enchantments and draws cards or grows whenever it casts one.",
  },
  archetypeBound: {
    least: "{{marks}}: enough for the archetype, which starts at {{figure}}.",
    leastMissed: "{{marks}}: not enough for the archetype, which starts at {{figure}}.",
    most: "{{marks}}: within what the archetype allows, {{figure}} at most.",
    mostMissed: "{{marks}}: more than the archetype allows, {{figure}} at most.",
  },
} satisfies Catalogue<typeof archetypeAnswersFr>;
