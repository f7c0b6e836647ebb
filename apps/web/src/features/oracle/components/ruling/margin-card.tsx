import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { previewAttributes, useNamedCard } from "../../../cards/index.ts";
import { cardLine, cardName } from "../../model/card-names.ts";
import styles from "./ruling-margin.module.css";

/** A card of the answer. It links to its page. */
export function MarginCard({ name }: { name: string }) {
  const { t, language } = useText();
  const { data: card, isError } = useNamedCard(name);
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
      to={pagePath(language, "card", card.name)}
      {...previewAttributes(card.name, { byTouch: true })}
    >
      {content}
    </Link>
  );
}
