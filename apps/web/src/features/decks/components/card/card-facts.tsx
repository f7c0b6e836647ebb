import type { CardPage } from "@spellwright/contract";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../../../lib/text.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { cornerOf, type partsOf } from "../../model/card-text.ts";
import { CardText } from "./card-text.tsx";

interface CardFactsProps {
  /** The card, or one of its faces. */
  part: ReturnType<typeof partsOf>[number];
  french: CardPage["french_text"];
}

/** Name, cost, type and text of a card or face, in both languages. */
export function CardFacts({ part, french }: CardFactsProps) {
  const { t } = useText();
  const corner = cornerOf(part);
  const { printed_name, printed_type_line, printed_text, oracle_text } = part;
  return (
    <section className="deck-facts" aria-label={part.name}>
      <p className="row wrap between">
        <b lang="en">{part.name}</b>
        <ManaCost cost={part.mana_cost ?? ""} />
      </p>
      {printed_name && printed_name !== part.name && <p lang="fr">{printed_name}</p>}
      <p className="small soft">
        <span lang="en">{part.type_line}</span>
        {printed_type_line && (
          <>
            <br />
            <span lang="fr">{printed_type_line}</span>
          </>
        )}
        {corner !== null && <b className="num deck-corner">{corner}</b>}
      </p>
      {oracle_text && (
        <div>
          <h3 className="gl-h">{t("deckPage.card.oracle")}</h3>
          <CardText text={oracle_text} lang="en" />
        </div>
      )}
      {printed_text && (
        <div>
          <h3 className="gl-h">{t("deckPage.card.french")}</h3>
          <CardText text={printed_text} lang="fr" />
          {french !== "none" && (
            <p className="help">
              <TriangleAlert className="ic ic-s" />
              {t(french === "outdated" ? "deckPage.card.outdated" : "deckPage.card.mayDiffer")}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
