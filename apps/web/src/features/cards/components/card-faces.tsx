import type { Card, CardPage, DeckCardFacts, FrenchText } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ExternalLink, Scale } from "lucide-react";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { cardPartsOf } from "../../../ui/card-words.ts";
import { CardEvents } from "./card-events.tsx";
import { CardFace } from "./card-face.tsx";
import styles from "./card-faces.module.css";
import { FrenchTexts } from "./french-texts.tsx";
import { KeywordList } from "./keyword-list.tsx";

interface CardFacesProps {
  card: Card | DeckCardFacts;
  french: FrenchText;
  /** Lines of the English text, face by face. */
  abilities?: CardPage["abilities"];
  /** What happens by it, where the server read it. */
  words?: CardPage["words"];
  /** French names of its keywords. */
  keywords?: CardPage["french_keywords"];
}

/** The faces of a card. Printed French texts never without their warning. What can be done with it. */
export function CardFaces({ card, french, abilities, words, keywords }: CardFacesProps) {
  const { t, language } = useText();
  const online = useOnline();
  const parts = cardPartsOf(card);
  const summary = card.summary?.[language];
  const hasText = parts.some((part) => part.oracle_text);
  return (
    <>
      {parts.map((part, at) => (
        <CardFace
          key={part.name}
          part={part}
          named={parts.length > 1}
          abilities={abilities?.[at]}
        />
      ))}
      <FrenchTexts parts={parts} french={french} />
      {summary && !hasText && (
        <section>
          <p className="field-label">{t("cards.summary")}</p>
          <p>{summary}</p>
          <p className="small muted">{t(online ? "cards.summaryNote" : "cards.summaryHere")}</p>
        </section>
      )}
      <KeywordList keywords={card.keywords ?? []} french={keywords} />
      {words && <CardEvents words={words} />}
      {card.game_changer && (
        <p>
          <span className="tag">{t("cards.gameChanger")}</span>
        </p>
      )}
      <div className={`row wrap ${styles.actions}`}>
        <Link
          className={`button button-small button-quiet button-tall ${styles.action}`}
          to={pagePath(language, "oracle")}
          words={{ ask: t("cards.question", { name: card.name }) }}
        >
          <Scale className="icon" />
          {t("cards.ask")}
        </Link>
        {card.scryfall_uri && (
          <a
            className={`button button-small button-quiet button-tall ${styles.action}`}
            href={card.scryfall_uri}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="icon" />
            {t("cards.external")}
            <span className="visually-hidden"> ({t("cards.newTab")})</span>
          </a>
        )}
      </div>
    </>
  );
}
