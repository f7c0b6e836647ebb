import { useText } from "../../../lib/text/text.tsx";
import { CardText } from "../../../ui/card-text.tsx";
import { type CardPart, cornerOf, namesOf, typesOf } from "../../../ui/card-words.ts";
import { ManaCost } from "../../../ui/mana-cost.tsx";
import { AbilityLines, type CardAbilities } from "./ability-lines.tsx";
import styles from "./card-face.module.css";
import nameStyles from "./other-name.module.css";

interface CardFaceProps {
  part: CardPart;
  /** With its own name: one of several. */
  named: boolean;
  /** Its English lines, costs and triggers apart. Absent: as printed. */
  abilities?: CardAbilities | undefined;
}

/** Cost, type and texts of a face. */
export function CardFace({ part, named, abilities = [] }: CardFaceProps) {
  const { t, language } = useText();
  const corner = cornerOf(part);
  const [name, otherName] = namesOf(part, language);
  const [type, otherType] = typesOf(part, language);
  return (
    <section className={styles.face} aria-label={named ? name.text : undefined}>
      {named && (
        <h2 className={styles.name}>
          <span lang={name.lang}>{name.text}</span>
          {otherName && (
            <span className={nameStyles.otherName} lang={otherName.lang}>
              {otherName.text}
            </span>
          )}
        </h2>
      )}
      <div>
        <p className="row wrap">
          <ManaCost cost={part.mana_cost ?? ""} />
          {type && <span lang={type.lang}>{type.text}</span>}
          {corner !== null && <b className="figures">{corner}</b>}
        </p>
        {otherType && (
          <p className="small muted" lang={otherType.lang}>
            {otherType.text}
          </p>
        )}
      </div>
      {part.oracle_text && (
        <div className={styles.text}>
          <p className={`field-label ${styles.label}`}>{t("cards.oracle")}</p>
          {abilities.length > 0 ? (
            <AbilityLines abilities={abilities} />
          ) : (
            <CardText text={part.oracle_text} lang="en" />
          )}
        </div>
      )}
      {language === "fr" && part.printed_text && (
        <div className={styles.text}>
          <p className={`field-label ${styles.label}`}>{t("cards.french")}</p>
          <CardText text={part.printed_text} lang="fr" />
        </div>
      )}
    </section>
  );
}
