import type { CardSearchPage, CardSummary } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { namesOf, typesOf } from "../../../ui/card-words.ts";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { ManaCost } from "../../../ui/mana-cost.tsx";
import { previewAttributes } from "../../cards/index.ts";
import { useFoundCards } from "../api/find-cards.ts";
import type { CardSearchView } from "../model/card-search-view.ts";
import styles from "./card-search.module.css";

/** The cards that a search finds, as many as were asked for, and what of it was not understood. */
export function FoundCards({ view }: { view: CardSearchView }) {
  const { t } = useText();
  const found = useFoundCards(view);
  if (found.isError)
    return (
      <LoadFailed
        title={t("cardSearch.failed")}
        error={found.error}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  const first = found.data?.pages[0];
  if (first === undefined)
    return <Skeleton widths={["60%", "80%", "70%", "60%"]} label={t("cardSearch.loading")} />;
  return (
    <>
      <SearchNotes page={first} isSearch={view.query !== ""} />
      <ul className={styles.found} aria-busy={found.isPlaceholderData || undefined}>
        {found.data?.pages.flatMap(({ items }) =>
          items.map((card) => <FoundCard key={card.id} card={card} />),
        )}
      </ul>
      {found.hasNextPage && (
        <Button wide busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t("cardSearch.more")}
        </Button>
      )}
    </>
  );
}

/** How many cards there are, how many were not read yet, and the terms that were passed over. */
function SearchNotes({ page, isSearch }: { page: CardSearchPage; isSearch: boolean }) {
  const { t, language } = useText();
  const { total, unread, problems } = page;
  return (
    <div role="status">
      {problems.map(({ why, term }) => (
        <p key={why + term}>{t(`cardSearch.problems.${why}`, { term })}</p>
      ))}
      {unread > 0 && <p>{t("cardSearch.unread", { count: unread })}</p>}
      <p className="row wrap">
        {total === 0 ? t("cardSearch.none") : t("cardSearch.count", { count: total })}
        {isSearch && (
          <Link to={pagePath(language, "cards")} words={{}}>
            {t("cardSearch.clear")}
          </Link>
        )}
      </p>
    </div>
  );
}

function FoundCard({ card }: { card: CardSummary }) {
  const { language } = useText();
  const [own, other] = namesOf(card, language);
  const [types] = typesOf(card, language);
  return (
    <li>
      <Link
        className={styles.card}
        to={pagePath(language, "card", card.name)}
        {...previewAttributes(card.name)}
      >
        <b lang={own.lang}>{own.text}</b>
        <ManaCost cost={card.mana_cost ?? ""} />
        <span className="small soft" lang={types?.lang}>
          {types?.text}
        </span>
        {other && (
          <span className="small muted" lang={other.lang}>
            {other.text}
          </span>
        )}
      </Link>
    </li>
  );
}
