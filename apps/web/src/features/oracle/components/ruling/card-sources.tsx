import type { CardSource } from "@spellwright/contract";
import { cardSourceName } from "@spellwright/locales";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import styles from "./card-sources.module.css";
import { QuotedText } from "./quoted-text.tsx";
import plate from "./ruling-plate.module.css";

/** Texts of cards and official notes that the answer quotes, with the words that decide marked. */
export function CardSources({ sources }: { sources: readonly CardSource[] }) {
  const { t, language } = useText();
  return (
    <section className={styles.sources}>
      <h3 className={plate.partHeading}>{t("oracle.ruling.cardSources")}</h3>
      {sources.map((source) => (
        <figure key={source.text} className={styles.source}>
          <figcaption className="small muted">{cardSourceName(source, t)}</figcaption>
          <blockquote lang={source.language === language ? undefined : source.language}>
            <QuotedText text={source.text} quotes={source.quotes} />
          </blockquote>
          {source.claim && (
            <p className="small soft">
              <CardTextLine line={source.claim} />
            </p>
          )}
        </figure>
      ))}
    </section>
  );
}
