import type { DeckSuggestions } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { Disclosure } from "../../../../ui/index.ts";
import { CardLink } from "../../../cards/index.ts";
import { shownName } from "../../model/suggestion.ts";
import styles from "./analysis-suggestions.module.css";

/** The cards for a sideboard, and against what they count. */
export function SideboardPart({
  suggestions: { sideboard_suggestions: cards },
}: {
  suggestions: DeckSuggestions;
}) {
  const { t, language } = useText();
  if (cards.length === 0) return null;
  return (
    <Disclosure heading summary={t("forgeChat.suggestions.sideboard")}>
      <ul className={styles.lines}>
        {cards.map(
          ({ card_name: name, printed_name: printed, purpose, meta_relevance: against }) => (
            <li key={name}>
              <CardLink name={name} className="card-reference">
                {shownName(name, printed, language)}
              </CardLink>
              <p className="small soft">{[purpose, against].filter(Boolean).join(" ")}</p>
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  );
}
