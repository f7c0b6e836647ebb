import type { CardPage } from "@spellwright/contract";
import { Link } from "@tanstack/react-router";
import { ExternalLink, Scale } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { Plate } from "../../../ui/index.ts";
import { partsOf } from "../../decks/index.ts";
import { CardFace } from "./card-face.tsx";

/** Names, faces and texts of a card, and what can be done with it. */
export function CardPlate({ page }: { page: CardPage }) {
  const { t, language } = useText();
  const { card } = page;
  const french = language === "fr" ? card.printed_name : null;
  const summary = card.summary?.[language];
  const parts = partsOf(card);
  const hasText = parts.some((part) => part.oracle_text);
  return (
    <Plate mark className="card-plate">
      <h1 lang={french == null ? "en" : undefined}>{french ?? card.name}</h1>
      {french != null && french !== card.name && (
        <p className="card-english" lang="en">
          {card.name}
        </p>
      )}
      {parts.map((part) => (
        <CardFace key={part.name} part={part} named={parts.length > 1} french={page.french_text} />
      ))}
      {summary && !hasText && (
        <section className="stack">
          <h2 className="gl-h">{t("cards.summary")}</h2>
          <p>{summary}</p>
          <p className="small muted">{t("cards.summaryNote")}</p>
        </section>
      )}
      {card.game_changer && (
        <p>
          <span className="tag">{t("cards.gameChanger")}</span>
        </p>
      )}
      <div className="row wrap card-actions">
        <Link
          className="btn btn-s btn-q btn-tall"
          to="/$language/oracle"
          params={{ language }}
          search={{ ask: t("cards.question", { name: card.name }) }}
        >
          <Scale className="ic" />
          {t("cards.ask")}
        </Link>
        {card.scryfall_uri && (
          <a
            className="btn btn-s btn-q btn-tall"
            href={card.scryfall_uri}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="ic" />
            {t("cards.external")}
            <span className="vh"> ({t("cards.newTab")})</span>
          </a>
        )}
      </div>
    </Plate>
  );
}
