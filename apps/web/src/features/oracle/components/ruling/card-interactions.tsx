import type { CardInteraction } from "@spellwright/contract";
import { Fragment, useState } from "react";
import { withoutMarkup } from "../../../../lib/text/card-markup.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { LinkButton } from "../../../../ui/index.ts";
import { foldedBeginning } from "../../model/fold.ts";
import styles from "./card-interactions.module.css";
import { Prose } from "./prose.tsx";
import plate from "./ruling-plate.module.css";

/** ORA-03: over 150 characters it folds. */
function Description({ text }: { text: string }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const beginning = foldedBeginning(text);
  if (beginning === null) return <Prose text={text} />;
  return (
    <>
      <Prose text={open ? text : beginning} />{" "}
      <LinkButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? "oracle.ruling.showLess" : "oracle.ruling.showMore")}
      </LinkButton>
    </>
  );
}

interface InteractionsProps {
  interactions: readonly CardInteraction[];
}

/** « A × B », and what comes of it. */
export function CardInteractions({ interactions }: InteractionsProps) {
  const { t } = useText();
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
                  <Prose text={name} />
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
