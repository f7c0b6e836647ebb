import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";
import { useText } from "../../../../lib/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { cardLine, cardName } from "../../model/card-names.ts";

/** A card of the answer; its name links to its page in the public card database where it has one. */
export function GlossCard({ name }: { name: string }) {
  const { t, language } = useText();
  const { data: card, isError } = useQuery(
    api.cards.named.queryOptions({ input: { name }, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (card === undefined) {
    return (
      <p className="gcard">
        <CardPicture size="small" card={{ name, color_identity: [] }} className="gcard-art" />
        <span>
          <b>{name}</b>
          {isError && <small>{t("oracle.gloss.noCard")}</small>}
        </span>
      </p>
    );
  }
  const shown = cardName(card, language);
  const foreign = language === "fr" && shown === card.name;
  const content = (
    <>
      <CardPicture size="small" card={card} className="gcard-art" />
      <span>
        <b lang={foreign ? "en" : undefined}>{shown}</b>
        <small>{cardLine(card, language)}</small>
        <ManaCost cost={card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? ""} />
      </span>
    </>
  );
  if (!card.scryfall_uri) return <p className="gcard">{content}</p>;
  return (
    <a className="gcard" href={card.scryfall_uri} target="_blank" rel="noopener noreferrer">
      {content}
      <span className="vh">({t("oracle.gloss.newTab")})</span>
    </a>
  );
}
