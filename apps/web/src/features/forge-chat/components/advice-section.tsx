import type { StrategySection } from "@spellwright/contract";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { Disclosure } from "../../../ui/index.ts";
import styles from "./advice-section.module.css";

interface AdviceSectionProps {
  section: StrategySection;
  isOpen: boolean;
  /** Asks what a section offers. Null where the reader may not. */
  onAsk: ((question: string) => void) | null;
}

/** A part of an answer: its lines, or questions that a tap asks (FOR-09). */
export function AdviceSection({ section, isOpen, onAsk }: AdviceSectionProps) {
  const { title, items, asks = false } = section;
  const ask = asks ? onAsk : null;
  return (
    <Disclosure heading summary={title} open={isOpen}>
      <ul className={ask ? `row wrap ${styles.questions}` : styles.lines}>
        {items.map(({ text }) => (
          <li key={text}>
            {ask ? (
              <button type="button" className="chip" onClick={() => ask(text)}>
                {text}
              </button>
            ) : (
              <CardTextLine line={text} />
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
