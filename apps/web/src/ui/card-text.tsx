import type { Language } from "@spellwright/contract";
import styles from "./card-text.module.css";
import { ManaCost } from "./mana-cost.tsx";
import { textPieces } from "./text-pieces.ts";

interface CardTextProps {
  text: string;
  /** Its own language. */
  lang: Language;
}

/** A text of cards, rules or answers, its mana and tap symbols drawn. */
export function CardTextLine({ line }: { line: string }) {
  if (!line.includes("{")) return line;
  return textPieces(line).map(({ at, kind, text }) =>
    kind === "symbols" ? (
      <ManaCost key={at} cost={text} className={styles.symbols} />
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

/** The text of a card, paragraph by paragraph. */
export function CardText({ text, lang }: CardTextProps) {
  return (
    <div className={styles.lines} lang={lang}>
      {text.split("\n").map((line) => (
        <p key={line}>
          <CardTextLine line={line} />
        </p>
      ))}
    </div>
  );
}
