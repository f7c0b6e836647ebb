import type { Language, SettledQuestion } from "@spellwright/contract";
import type { JudgeKnowledge } from "@spellwright/judge";
import { compareRuleNumbers } from "@spellwright/rulebook";

export type Interaction = JudgeKnowledge["interactions"][number];
type Wording = Interaction["wordings"][number];

/** A headline is a whole question: neither a few typed words nor a whole scene. */
const HEADLINE = { min: 20, max: 120 } as const;

const isHeadline = ({ text }: Wording): boolean =>
  text.length >= HEADLINE.min &&
  text.length <= HEADLINE.max &&
  /^[\p{Lu}«“]/u.test(text) &&
  text.endsWith("?");

/** "combat/first-strike" → "first-strike": one segment of an address. */
export const slugOf = ({ id }: Interaction): string => id.slice(id.indexOf("/") + 1);

/** Ways to ask in one language that are shown: what measures the judge is not. */
export const shownWordings = ({ wordings }: Interaction, language: Language): readonly Wording[] =>
  wordings.filter((wording) => wording.language === language && wording.heldBack !== true);

const decidingRule = ({ rules }: Interaction): string => rules[0]?.number ?? "";

const present = (interaction: Interaction, language: Language): SettledQuestion => {
  const headline = shownWordings(interaction, language).find(isHeadline);
  return {
    slug: slugOf(interaction),
    title: interaction.title[language],
    question: headline?.text ?? interaction.title[language],
    verdict: headline?.verdict ?? null,
    answer: interaction.neutral[language],
    chapter: decidingRule(interaction).split(".")[0] ?? "",
  };
};

/** What the judge holds settled, ready for pages: made once for each language. */
export interface SettledQuestions {
  /** In the order of the rules that decide them. */
  readonly interactions: readonly Interaction[];
  readonly bySlug: ReadonlyMap<string, Interaction>;
  readonly shown: (interaction: Interaction, language: Language) => SettledQuestion;
}

export const createSettledQuestions = (knowledge: JudgeKnowledge): SettledQuestions => {
  const interactions = [...knowledge.interactions].sort(
    (a, b) => compareRuleNumbers(decidingRule(a), decidingRule(b)) || (a.id < b.id ? -1 : 1),
  );
  const shown = { fr: new Map<Interaction, SettledQuestion>(), en: new Map() } satisfies Record<
    Language,
    Map<Interaction, SettledQuestion>
  >;
  return {
    interactions,
    bySlug: new Map(interactions.map((interaction) => [slugOf(interaction), interaction])),
    shown: (interaction, language) => {
      const known = shown[language].get(interaction);
      if (known !== undefined) return known;
      const made = present(interaction, language);
      shown[language].set(interaction, made);
      return made;
    },
  };
};
