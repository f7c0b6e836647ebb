import type { DeckCardFacts, DeckDetail, DeckLine } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { nameOf, typesOf } from "../../../../ui/card-words.ts";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { costOf } from "../../model/card-text.ts";
import styles from "./showcase.module.css";

interface ShowcaseProps {
  deck: DeckDetail;
  onShow: (line: DeckLine) => void;
}

/** The commanders, else the card that stands for the deck: the one plate of the page (guide §1). */
export function Showcase({ deck, onShow }: ShowcaseProps) {
  const { t } = useText();
  const commanders = deck.deck_cards.filter((line) => line.is_commander);
  const featured = deck.deck_cards.find((line) => line.card_name === deck.featured_card?.name);
  const shown = commanders.length > 0 ? commanders : featured === undefined ? [] : [featured];
  if (shown.length === 0) return null;
  const label =
    commanders.length > 0
      ? t("deckPage.summary.commander", { count: commanders.length })
      : t("deckPage.summary.featured");
  return (
    <section className={`plate plate-marked ${styles.showcase}`} aria-label={label}>
      <h2 className={`micro muted ${styles.label}`}>{label}</h2>
      {shown.map((line) => (
        <button
          key={line.id}
          type="button"
          className={styles.card}
          onClick={() => onShow(line)}
          aria-haspopup="dialog"
        >
          {line.card === null ? (
            <b className="display-type">{line.card_name}</b>
          ) : (
            <Commander card={line.card} alone={shown.length === 1} />
          )}
        </button>
      ))}
    </section>
  );
}

function Commander({ card, alone }: { card: DeckCardFacts; alone: boolean }) {
  const { language } = useText();
  const name = nameOf(card, language);
  const [type] = typesOf(card, language);
  return (
    <>
      <CardPicture
        card={card}
        size={alone ? "normal" : "small"}
        // The words of the card stand below it.
        missing={false}
        className={alone ? styles.picture : `${styles.picture} ${styles.oneOfSeveral}`}
      />
      <b className="display-type" lang={name.lang}>
        {name.text}
      </b>
      {type !== undefined && <small lang={type.lang}>{type.text}</small>}
      <ManaCost cost={costOf(card)} />
    </>
  );
}
