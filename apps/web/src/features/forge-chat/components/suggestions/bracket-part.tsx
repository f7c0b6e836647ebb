import type { DeckSuggestions } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { Disclosure } from "../../../../ui/index.ts";
import { CardLink } from "../../../cards/index.ts";
import styles from "./analysis-suggestions.module.css";

/** As the specification names them: what follows is counted (ANA-04). */
const MOST_CHANGERS = 6;
const MOST_COMBOS = 3;

interface PartProps {
  suggestions: DeckSuggestions;
}

/** The bracket with the first Game Changers and combos that tell it. Formats without brackets have none. */
export function BracketPart({ suggestions }: PartProps) {
  const { t } = useText();
  const { power_level: bracket, key_combos: combos } = suggestions.deck_analysis;
  if (bracket === null) return null;
  return (
    <Disclosure heading summary={t("forgeChat.suggestions.bracket", { bracket })}>
      <h4>{t("bracketPage.gameChangers")}</h4>
      <First
        names={suggestions.game_changers.map(({ card_name: name }) => name)}
        most={MOST_CHANGERS}
        none={t("bracketPage.gameChangersNone")}
      />
      <h4>{t("bracketPage.combos")}</h4>
      <First
        names={combos.map(({ cards }) => cards.join(" + "))}
        most={MOST_COMBOS}
        none={t("bracketPage.combosNone")}
      />
      <p className="small soft">{t("forgeChat.suggestions.note")}</p>
    </Disclosure>
  );
}

interface FirstProps {
  names: readonly string[];
  most: number;
  none: string;
}

function First({ names, most, none }: FirstProps) {
  const { t } = useText();
  if (names.length === 0) return <p className="small soft">{none}</p>;
  return (
    <ul className={styles.lines}>
      {names.slice(0, most).map((name) => (
        <li key={name} lang="en">
          {name}
        </li>
      ))}
      {names.length > most && (
        <li className="soft">{t("forgeChat.suggestions.more", { count: names.length - most })}</li>
      )}
    </ul>
  );
}

/** Every Game Changer, what kind it is and why it counts. */
export function ChangersPart({ suggestions: { game_changers: changers } }: PartProps) {
  const { t } = useText();
  if (changers.length === 0) return null;
  return (
    <Disclosure heading summary={t("bracketPage.gameChangers")}>
      <ul className={styles.lines}>
        {changers.map(({ card_name: name, category, impact, why_game_changer: why }) => (
          <li key={name}>
            <span lang="en">
              <CardLink name={name} className="card-reference">
                {name}
              </CardLink>
            </span>{" "}
            <span className="tag">{t(`bracketPage.categories.${category}`)}</span>
            <p className="small soft">{[impact, why].filter(Boolean).join(" ")}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
