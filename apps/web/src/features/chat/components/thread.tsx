import type { ReactNode } from "react";
import { CardPreviews } from "../../cards/index.ts";
import { useFollowNewest } from "../hooks/use-follow-newest.ts";
import { useJumpToMessage } from "../hooks/use-jump-to-message.ts";
import { useScrollToAnalysis } from "../hooks/use-scroll-to-analysis.ts";
import type { Exchange } from "../model/exchanges.ts";
import styles from "./chat-page.module.css";
import { type ChatView, ExchangeView } from "./exchange-view.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

export interface ThreadProps {
  /** The page's heading, for those who do not see the list beside it. Null where the page has one. */
  title: string | null;
  loading: boolean;
  exchanges: readonly Exchange[];
  arrived: ReadonlySet<string>;
  view: ChatView;
  /** What stands over the whole chat. */
  children?: ReactNode;
}

/** The chat, oldest first (DISC-07). */
export function Thread({ title, loading, exchanges, arrived, view, children }: ThreadProps) {
  const lastId = exchanges.at(-1)?.requestId ?? null;
  const wanted = useJumpToMessage(exchanges);
  useFollowNewest(exchanges, useScrollToAnalysis(exchanges));
  return (
    <CardPreviews>
      <div className={styles.thread}>
        {title !== null && <h1 className="visually-hidden">{title}</h1>}
        {loading && <ThreadSkeleton />}
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.requestId}
            exchange={exchange}
            arrived={arrived.has(exchange.requestId)}
            last={exchange.requestId === lastId}
            wanted={wanted}
            view={view}
          />
        ))}
      </div>
      {children}
    </CardPreviews>
  );
}
