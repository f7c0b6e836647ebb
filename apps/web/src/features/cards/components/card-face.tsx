import type { CardFace as CardFaceData, FrenchText } from "@spellwright/contract";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { ManaCost } from "../../../ui/mana-cost.tsx";
import { CardText, cornerOf } from "../../decks/index.ts";

interface CardFaceProps {
  /** A face, or the whole of a card with one. */
  part: CardFaceData;
  /** With its own name: one of several. */
  named: boolean;
  french: FrenchText;
}

/** Cost, type and texts of a face; the printed French text never without its warning. */
export function CardFace({ part, named, french }: CardFaceProps) {
  const { t, language } = useText();
  const isFrench = language === "fr";
  const corner = cornerOf(part);
  const name = isFrench ? part.printed_name : null;
  const type = isFrench ? part.printed_type_line : null;
  return (
    <section className="card-face" aria-label={part.name}>
      {named && (
        <h2>
          <span lang={name == null ? "en" : undefined}>{name ?? part.name}</span>
          {name != null && name !== part.name && (
            <span className="card-english" lang="en">
              {part.name}
            </span>
          )}
        </h2>
      )}
      <p className="row wrap">
        <ManaCost cost={part.mana_cost ?? ""} />
        <span className="soft" lang={type == null ? "en" : undefined}>
          {type ?? part.type_line}
        </span>
        {corner !== null && <b className="num">{corner}</b>}
      </p>
      {part.oracle_text && (
        <div className="card-text">
          <h3 className="label">{t("cards.oracle")}</h3>
          <CardText text={part.oracle_text} lang="en" />
        </div>
      )}
      {part.printed_text && (
        <div className="card-text">
          <h3 className="label">{t("cards.french")}</h3>
          <CardText text={part.printed_text} lang="fr" />
          {french !== "none" && (
            <p className="card-warning small">
              <TriangleAlert className="ic ic-s" />
              {t(french === "outdated" ? "cards.outdated" : "cards.mayDiffer")}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
