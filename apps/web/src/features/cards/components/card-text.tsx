import type { Language } from "@spellwright/contract";
import { ManaCost } from "../../../ui/mana-cost.tsx";
import { textPieces } from "../model/text-pieces.ts";
import styles from "./card-text.module.css";

interface CardTextProps {
  text: string;
  /** Its own language. */
  lang: Language;
}

/** The text of a card: one paragraph a line, its symbols drawn. */
export function CardText({ text, lang }: CardTextProps) {
  return (
    <div className={styles.lines} lang={lang}>
      {text.split("\n").map((line) => (
        <p key={line}>
          {textPieces(line).map(({ at, kind, text: piece }) =>
            kind === "symbols" ? (
              <ManaCost key={at} cost={piece} className={styles.symbols} />
            ) : (
              <span key={at}>{piece}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
