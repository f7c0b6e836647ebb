import { useEffect, useRef } from "react";
import type { Exchange } from "../../model/exchanges.ts";
import { ExchangeView } from "./exchange-view.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

interface ThreadProps {
  /** The page's heading, for those who do not see the list beside it. */
  title: string;
  loading: boolean;
  exchanges: readonly Exchange[];
  arrived: ReadonlySet<string>;
  owned: boolean;
  localJudge: boolean;
  onRetry: (exchange: Exchange) => void;
  onEdit: (exchange: Exchange) => void;
}

/** The chat, oldest first (DISC-07). A new question comes into view; reading is never interrupted. */
export function Thread({ title, loading, exchanges, arrived, ...rest }: ThreadProps) {
  const last = exchanges.at(-1);
  const seen = useRef<string | null>(null);
  const lastId = last?.requestId ?? null;
  const lastThinks = last?.state.kind === "thinking";
  const follows = exchanges.length > 1;
  useEffect(() => {
    if (lastId !== null && lastId !== seen.current && lastThinks && follows) {
      document.getElementById(`q-${lastId}`)?.scrollIntoView?.({ block: "start" });
    }
    seen.current = lastId;
  }, [lastId, lastThinks, follows]);
  return (
    <div className="thread">
      <h1 className="vh">{title}</h1>
      {loading && <ThreadSkeleton />}
      {exchanges.map((exchange) => (
        <ExchangeView
          key={exchange.requestId}
          exchange={exchange}
          arrived={arrived.has(exchange.requestId)}
          {...rest}
        />
      ))}
    </div>
  );
}
