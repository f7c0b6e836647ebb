import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";
import { useText } from "../../../../lib/text.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { cardImage, cardLine, cardName } from "../../model/card-names.ts";
import { CardPlate } from "../card-plate.tsx";

/** A card of the answer; its name links to its page in the public card database where it has one. */
export function GlossCard({ name }: { name: string }) {
  const { t, language } = useText();
  const { data: card, isError } = useQuery(
    api.cards.named.queryOptions({ input: { name }, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (card === undefined) {
    return (
      <p className="gcard">
        <CardPlate card={{ name, color_identity: [] }} className="gcard-art" />
        <span>
          <b>{name}</b>
          {isError && <small>{t("oracle.gloss.noCard")}</small>}
        </span>
      </p>
    );
  }
  const shown = cardName(card, language);
  const foreign = language === "fr" && shown === card.name;
  const small = cardImage(card);
  const content = (
    <>
      <CardPlate
        card={{ ...card, image_uris: small === null ? null : { small } }}
        className="gcard-art"
      />
      <span>
        <b lang={foreign ? "en" : undefined}>{shown}</b>
        <small>{cardLine(card, language)}</small>
        <ManaCost cost={card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? ""} />
      </span>
    </>
  );
  if (!card.scryfall_uri) return <p className="gcard">{content}</p>;
  return (
    <a className="gcard" href={card.scryfall_uri} target="_blank" rel="noreferrer">
      {content}
      <span className="vh">({t("oracle.gloss.newTab")})</span>
    </a>
  );
}
