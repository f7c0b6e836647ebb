import type { GlossaryTerm } from "@spellwright/contract";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { textPartsOf } from "../model/parts-of-text.ts";
import { RuleLink } from "./rule-link.tsx";
import styles from "./term.module.css";
import { TermButton } from "./term-button.tsx";

interface RuleTextProps {
  text: string;
  /** Whether a number that the text names has a page. */
  isRule: (number: string) => boolean;
  /** Entries of the glossary to mark in it. */
  terms?: readonly GlossaryTerm[];
  /** Whether the text says them in English on a page of any language. */
  inEnglish?: boolean;
}

/** A text of the rules, its references as links and its terms with their definition. */
export function RuleText({ text, isRule, terms = [], inEnglish = false }: RuleTextProps) {
  const entries = new Map(terms.map((entry) => [inEnglish ? entry.english : entry.term, entry]));
  return textPartsOf(
    text,
    isRule,
    [...entries].map(([term, { proper }]) => ({ term, proper })),
  ).map((part, place) => {
    const key = `${place}`;
    if (part.kind === "rule")
      return (
        <RuleLink key={key} number={part.number}>
          {part.text}
        </RuleLink>
      );
    const entry = part.kind === "term" ? entries.get(part.term) : undefined;
    if (entry === undefined) return <CardTextLine key={key} line={part.text} />;
    return <TermButton key={key} term={entry} text={part.text} className={styles.inText} />;
  });
}
