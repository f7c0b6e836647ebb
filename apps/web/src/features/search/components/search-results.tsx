import type { SearchHit } from "@spellwright/contract";
import { useNavigate } from "@spellwright/router";
import type { MouseEvent } from "react";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { hitAddress } from "../model/hit-address.ts";
import { closeSearch } from "../model/search-opening.ts";
import styles from "./search-results.module.css";

const PLACES = {
  user: "search.inQuestion",
  oracle: "search.inAnswer",
  forge: "search.inAnswer",
} as const;

/** What was found, its words marked. Each leads to its message. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const go = (event: MouseEvent, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    closeSearch();
    void navigate({ to: address });
  };
  return (
    <ul className={styles.hits} aria-label={t("search.results")}>
      {hits.map((hit) => {
        const address = hitAddress(hit, language);
        return (
          <li key={`${hit.discussion_id}${hit.message_id ?? ""}`}>
            <a className={styles.hit} href={address} onClick={(event) => go(event, address)}>
              <span className="row between">
                <b className={`truncate ${styles.title}`}>{withoutMarkup(hit.discussion_title)}</b>
                <span className={`micro muted ${styles.place}`}>
                  {t(hit.role === null ? "search.inTitle" : PLACES[hit.role])}
                  {" · "}
                  {dayAndMonth(hit.created_at, language)}
                </span>
              </span>
              <span className="small soft">
                {hit.excerpt.map(({ text, found }, index) =>
                  found ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an excerpt never move
                    <mark key={index} className={styles.found}>
                      {text}
                    </mark>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an excerpt never move
                    <span key={index}>{text}</span>
                  ),
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
