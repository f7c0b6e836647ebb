import type { CardInteraction } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { Fragment, useState } from "react";
import { withoutMarkup } from "../../../../lib/card-markup.ts";
import { useText } from "../../../../lib/text.tsx";
import { foldedBeginning } from "../../model/fold.ts";

/** ORA-03: over 150 characters it folds. */
function Description({ text }: { text: string }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const beginning = foldedBeginning(text);
  if (beginning === null) return text;
  return (
    <>
      {open ? text : beginning}{" "}
      <button
        type="button"
        className="link-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "oracle.ruling.showLess" : "oracle.ruling.showMore")}
      </button>
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
      <h3 className="rul-h3">{t("oracle.ruling.interactions")}</h3>
      <dl className="inter">
        {interactions.map((interaction) => (
          <div key={`${interaction.cards.join()}${interaction.description}`}>
            <dt>
              {interaction.cards.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && <em aria-hidden="true">×</em>}
                  <span className={known.has(foldWords(name)) ? "card-ref" : ""}>{name}</span>
                </Fragment>
              ))}
            </dt>
            <dd>
              <Description text={withoutMarkup(interaction.description)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
