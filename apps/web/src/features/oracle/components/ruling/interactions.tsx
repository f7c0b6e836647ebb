import type { CardInteraction } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { Fragment, useState } from "react";
import { withoutMarkup } from "../../../../lib/card-markup.ts";
import { useText } from "../../../../lib/text.tsx";
import { LinkButton } from "../../../../ui/index.ts";
import { foldedBeginning } from "../../model/fold.ts";
import styles from "./interactions.module.css";
import plate from "./ruling-plate.module.css";

/** ORA-03: over 150 characters it folds. */
function Description({ text }: { text: string }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const beginning = foldedBeginning(text);
  if (beginning === null) return text;
  return (
    <>
      {open ? text : beginning}{" "}
      <LinkButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? "oracle.ruling.showLess" : "oracle.ruling.showMore")}
      </LinkButton>
    </>
  );
}

interface InteractionsProps {
  interactions: readonly CardInteraction[];
  /** Cards of the answer: these names are underlined. */
  cards: readonly string[];
}

/** « A × B », and what comes of it. */
export function Interactions({ interactions, cards }: InteractionsProps) {
  const { t } = useText();
  const known = new Set(cards.map((name) => foldWords(name)));
  return (
    <section>
      <h3 className={plate.partHeading}>{t("oracle.ruling.interactions")}</h3>
      <dl className={styles.interactions}>
        {interactions.map((interaction) => (
          <div key={`${interaction.cards.join()}${interaction.description}`}>
            <dt className={styles.cards}>
              {interaction.cards.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && (
                    <em className={styles.cross} aria-hidden="true">
                      ×
                    </em>
                  )}
                  <span className={known.has(foldWords(name)) ? "card-reference" : ""}>{name}</span>
                </Fragment>
              ))}
            </dt>
            <dd className={styles.outcome}>
              <Description text={withoutMarkup(interaction.description)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
