import type { ImageFace } from "@spellwright/contract";
import { useText } from "../lib/text/text.tsx";
import { CardTextLine } from "./card-text.tsx";
import {
  type CardPart,
  cardPartsOf,
  cornerOf,
  namesOf,
  type SpokenText,
  textsOf,
  typesOf,
  type WrittenCard,
} from "./card-words.ts";
import { ManaCost } from "./mana-cost.tsx";
import styles from "./text-card.module.css";

interface TextCardProps {
  card: WrittenCard;
  /** The other side alone. The front stands for a card whose halves are read together. */
  face?: ImageFace;
}

/**
 * A card in words, where its picture is missing: name, cost, type, rules text and what stands in its
 * corner; in French with the English words that rule.
 */
export function TextCard({ card, face = "front" }: TextCardProps) {
  const { language } = useText();
  const [first, ...others] = cardPartsOf(card);
  const parts = face === "back" ? others : [first, ...others].flatMap((part) => part ?? []);
  const summary = parts.some((part) => textsOf(part, language).length > 0)
    ? undefined
    : card.summary?.[language];
  return (
    <span className={styles.card} data-part="text-card">
      {parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
      {summary !== undefined && <span className={styles.text}>{summary}</span>}
    </span>
  );
}

function Part({ part }: { part: CardPart }) {
  const { language } = useText();
  const [name, otherName] = namesOf(part, language);
  const [type, otherType] = typesOf(part, language);
  const corner = cornerOf(part);
  const [text, otherText] = textsOf(part, language);
  return (
    <span className={styles.part}>
      <span className={styles.head}>
        <b lang={name.lang}>{name.text}</b>
        <ManaCost cost={part.mana_cost ?? ""} className={styles.cost} />
      </span>
      {otherName && (
        <span className={styles.other} lang={otherName.lang}>
          {otherName.text}
        </span>
      )}
      {(type || corner !== null) && (
        <span className={styles.type}>
          {type && <span lang={type.lang}>{type.text}</span>}
          {corner !== null && <b className={`figures ${styles.corner}`}>{corner}</b>}
        </span>
      )}
      {text && <Lines of={text} className={styles.text} />}
      {language === "fr" && (otherType || otherText) && (
        <span className={styles.otherText}>
          {otherType && <span lang={otherType.lang}>{otherType.text}</span>}
          {otherText && <Lines of={otherText} className={styles.text} />}
        </span>
      )}
    </span>
  );
}

/** A picture may stand in a button, where paragraphs may not. */
function Lines({ of, className }: { of: SpokenText; className: string | undefined }) {
  return (
    <span className={className} lang={of.lang}>
      {of.text.split("\n").map((line) => (
        <span key={line}>
          <CardTextLine line={line} />
        </span>
      ))}
    </span>
  );
}
