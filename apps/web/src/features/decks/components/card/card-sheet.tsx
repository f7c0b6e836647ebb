import type { CardPage, DeckCardFacts, DeckLine } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { api } from "../../../../lib/api.ts";
import { useText } from "../../../../lib/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { Banner, Skeleton } from "../../../../ui/index.ts";
import { nameOf, partsOf } from "../../model/card-text.ts";
import { CardFacts } from "./card-facts.tsx";
import { CardNotes } from "./card-notes.tsx";

/** A card, read from its page; until that is there, what the deck knows. */
export function CardSheet({ line }: { line: DeckLine }) {
  const { t } = useText();
  const name = line.card?.name ?? line.card_name;
  const { data: page, error } = useQuery(
    api.cards.page.queryOptions({ input: { name }, staleTime: Number.POSITIVE_INFINITY }),
  );
  const card = page?.card ?? line.card;
  if (card === null)
    return error === null ? (
      <Skeleton widths={["60%", "90%", "80%"]} label={t("deckPage.card.loading")} />
    ) : (
      <Banner tone="info">{t("deckPage.card.unknown")}</Banner>
    );
  return (
    <div className="deck-card">
      <Pictures card={card} backs={page?.images.length === 2} />
      <div className="stack">
        {partsOf(card).map((part) => (
          <CardFacts key={part.name} part={part} french={page?.french_text ?? "none"} />
        ))}
        <Summary card={card} />
        {error !== null && <Banner tone="warn">{t("deckPage.card.failed")}</Banner>}
        {page === undefined && error === null && (
          <Skeleton widths={["50%", "80%"]} label={t("deckPage.card.loading")} />
        )}
        {page !== undefined && <CardNotes page={page} />}
        {card.scryfall_uri && (
          <a className="btn" href={card.scryfall_uri} target="_blank" rel="noreferrer">
            <ExternalLink className="ic" />
            {t("deckPage.card.external")}
            <span className="vh"> ({t("deckPage.card.newTab")})</span>
          </a>
        )}
      </div>
    </div>
  );
}

function Pictures({ card, backs }: { card: DeckCardFacts | CardPage["card"]; backs: boolean }) {
  const { t, language } = useText();
  const name = nameOf(card, language).text;
  return (
    <div className="deck-card-pictures">
      <CardPicture
        card={card}
        size="normal"
        className="deck-card-art"
        label={t("deckPage.card.picture", { name })}
      />
      {backs && (
        <CardPicture
          card={card}
          size="normal"
          face="back"
          className="deck-card-art"
          label={t("deckPage.card.back", { name })}
        />
      )}
    </div>
  );
}

/** Our own words, where the official text is not at hand. */
function Summary({ card }: { card: DeckCardFacts | CardPage["card"] }) {
  const { t, language } = useText();
  const summary = card.summary?.[language];
  if (!summary || card.oracle_text) return null;
  return (
    <section>
      <h3 className="gl-h">{t("deckPage.card.summary")}</h3>
      <p>{summary}</p>
    </section>
  );
}
