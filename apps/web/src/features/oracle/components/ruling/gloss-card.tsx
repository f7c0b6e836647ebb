import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../../../lib/api.ts";
import { useText } from "../../../../lib/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { cardLine, cardName } from "../../model/card-names.ts";
import styles from "./gloss.module.css";

/** A card of the answer; it links to its page. */
export function GlossCard({ name }: { name: string }) {
  const { t, language } = useText();
  const { data: card, isError } = useQuery(
    api.cards.named.queryOptions({ input: { name }, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (card === undefined) {
    return (
      <p className={styles.card}>
        <CardPicture size="small" card={{ name, color_identity: [] }} className={styles.cardArt} />
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
      <CardPicture size="small" card={card} className={styles.cardArt} />
      <span>
        <b lang={foreign ? "en" : undefined}>{shown}</b>
        {shown !== card.name && <small lang="en">{card.name}</small>}
        <small>{cardLine(card, language)}</small>
        <ManaCost
          cost={card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? ""}
          className={styles.cardCost}
        />
      </span>
    </>
  );
  return (
    <Link
      className={styles.card}
      to="/$language/cards/$name"
      params={{ language, name: card.name }}
    >
      {content}
    </Link>
  );
}
