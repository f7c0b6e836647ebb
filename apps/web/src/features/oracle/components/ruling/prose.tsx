import { createContext, type ReactNode, useContext, useMemo } from "react";
import { withoutMarkup } from "../../../../lib/text/card-markup.ts";
import { markTerms } from "../../../../lib/text/mark-terms.ts";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import { CardLink } from "../../../cards/index.ts";
import { useProseTerms } from "../../hooks/use-prose-terms.ts";
import type { ProseTerm } from "../../model/prose-terms.ts";
import { KeywordButton } from "./keyword-button.tsx";

const Terms = createContext<readonly ProseTerm[]>([]);

/** Around the prose of a ruling: what can be looked up in it. */
export function ProseTerms({ cards, children }: { cards: readonly string[]; children: ReactNode }) {
  return <Terms value={useProseTerms(cards)}>{children}</Terms>;
}

/** A passage of a ruling: the cards it names can be seen, its keywords open their rule, each once. */
export function Prose({ text }: { text: string }) {
  const terms = useContext(Terms);
  const parts = useMemo(() => markTerms(withoutMarkup(text), terms), [text, terms]);
  return parts.map((part, place) => {
    const key = `${place}`;
    if (part.kind === "text") return <CardTextLine key={key} line={part.text} />;
    return part.term.kind === "card" ? (
      <CardLink key={key} name={part.term.name} className="card-reference">
        {part.text}
      </CardLink>
    ) : (
      <KeywordButton key={key} number={part.term.rule}>
        {part.text}
      </KeywordButton>
    );
  });
}
