import type { DeckCardFacts } from "@spellwright/contract";
import type { ReactNode } from "react";
import { ApiError } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { namesOf } from "../../../ui/card-words.ts";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useCard } from "../api/card-calls.ts";
import { CardFaces } from "./card-faces.tsx";
import layout from "./card-layout.module.css";
import { CardPictures } from "./card-pictures.tsx";
import { CardRecord } from "./card-record.tsx";
import nameStyles from "./other-name.module.css";

interface CardSheetProps {
  /** In either language. */
  name: string;
  /** Shown until the rest is there. Null where nothing is known yet. */
  known: DeckCardFacts | null;
  /** Stands in for a card that nobody knows. */
  missing: ReactNode;
}

/** All that is known of a card, in a pop-up whose title is its name (FOR-07, CARD-02). */
export function CardSheet({ name, known, missing }: CardSheetProps) {
  const { t, language } = useText();
  const { data: page, error, isFetching, refetch } = useCard(name);
  const card = page?.card ?? known;
  const isMissing = error instanceof ApiError && error.code === "CARD_NOT_FOUND";
  if (card === null && isMissing) return missing;
  const [, other] = card === null ? [] : namesOf(card, language);
  const rest =
    error !== null && page === undefined ? (
      <LoadFailed
        title={t("cards.failed")}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton widths={["60%", "90%", "80%"]} label={t("cards.loading")} />
    );
  return (
    <div className={layout.sheet}>
      {card !== null && <CardPictures card={card} hasBack={page?.images.length === 2} />}
      <div className={layout.record}>
        {card !== null && (
          <div className={layout.sheetFaces}>
            {other && (
              <p className={nameStyles.otherName} lang={other.lang}>
                {other.text}
              </p>
            )}
            <CardFaces
              card={card}
              french={page?.french_text ?? "none"}
              abilities={page?.abilities}
              words={page?.words}
              keywords={page?.french_keywords}
            />
          </div>
        )}
        {page === undefined ? rest : <CardRecord page={page} />}
      </div>
    </div>
  );
}
