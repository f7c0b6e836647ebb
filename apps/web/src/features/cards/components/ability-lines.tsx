import type { CardPage } from "@spellwright/contract";
import { CardTextLine } from "../../../ui/card-text.tsx";
import styles from "./ability-lines.module.css";

/** The English lines of a face. */
export type CardAbilities = NonNullable<CardPage["abilities"]>[number];

/** What a face says, each cost and each trigger on a line of its own above what it does. */
export function AbilityLines({ abilities }: { abilities: CardAbilities }) {
  return (
    <ul className={styles.lines} lang="en">
      {abilities.map(({ head, body }) => (
        <li key={`${head} ${body}`}>
          {head !== null && (
            <b className={styles.head}>
              <CardTextLine line={head} />
            </b>
          )}{" "}
          <span className={head === null ? undefined : styles.effect}>
            <CardTextLine line={body} />
          </span>
        </li>
      ))}
    </ul>
  );
}
