import type { SharedDeck } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/http/api.ts";
import { ApiError } from "../../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../../lib/router/address-subject.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { BracketBadge, LoadFailed, Skeleton } from "../../../../ui/index.ts";
import { ColorIdentity } from "../../../../ui/mana-cost.tsx";
import { CurveChart } from "../summary/curve-chart.tsx";
import { SharedActions } from "./shared-actions.tsx";
import styles from "./shared-deck.module.css";
import { SharedList } from "./shared-list.tsx";

/** A deck that its owner shares by a link: to be read, without an account (FOR-07). */
export function SharedDeckPage() {
  const token = useAddressSubject();
  return (
    <main className="page stack" id="main" tabIndex={-1}>
      <Loaded token={token} />
    </main>
  );
}

function Loaded({ token }: { token: string }) {
  const { t, language } = useText();
  const read = useQuery(api.sharedDecks.read.queryOptions({ input: { token } }));
  usePageSubject(read.data?.name ?? null);
  if (read.error instanceof ApiError && read.error.code === "DECK_NOT_FOUND")
    return (
      <>
        <h1>{t("deckSharing.missingTitle")}</h1>
        <p className="lead">{t("deckSharing.missingText")}</p>
      </>
    );
  if (read.data !== undefined) return <Shown key={language} deck={read.data} token={token} />;
  if (read.error !== null)
    return (
      <LoadFailed
        title={t("deckPage.failedTitle")}
        error={read.error}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  return <Skeleton widths={["40%", "90%", "80%", "85%"]} label={t("deckPage.loading")} />;
}

function Shown({ deck, token }: { deck: SharedDeck; token: string }) {
  const { t } = useText();
  const { bracket } = deck;
  return (
    <>
      <div className={styles.head}>
        <h1>{deck.name}</h1>
        {bracket !== null && (
          <BracketBadge
            bracket={bracket}
            label={t("forge.bracket", { bracket, name: t(`forge.brackets.${bracket}`) })}
            name={t(`forge.brackets.${bracket}`)}
          />
        )}
        <ColorIdentity colors={deck.color_identity} />
        <span className="tag">{t(`decks.formats.${deck.format}`)}</span>
        <span className="tag figures">{t("forge.deck.cards", { count: deck.card_count })}</span>
        {deck.archetype !== null && (
          <span className="tag">{t(`forge.archetypes.${deck.archetype}`)}</span>
        )}
      </div>
      {deck.description !== null && <p className={styles.description}>{deck.description}</p>}
      <SharedActions deck={deck} token={token} />
      <div className={styles.columns}>
        <SharedList deck={deck} />
        <aside className={styles.aside}>
          <CurveChart statistics={deck.statistics} />
        </aside>
      </div>
    </>
  );
}
