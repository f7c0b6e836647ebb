import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { textPieces } from "../../model/text-pieces.ts";

/** The text of a card in its own language: one paragraph a line, its symbols drawn. */
export function CardText({ text, lang }: { text: string; lang: "fr" | "en" }) {
  return (
    <div className="deck-text" lang={lang}>
      {text.split("\n").map((line) => (
        <p key={line}>
          {textPieces(line).map(({ at, kind, text: piece }) =>
            kind === "symbols" ? <ManaCost key={at} cost={piece} /> : <span key={at}>{piece}</span>,
          )}
        </p>
      ))}
    </div>
  );
}
