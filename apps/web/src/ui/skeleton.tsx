import { useEffect, useState } from "react";

/** Shorter waits show nothing at all (guide §8). */
const DELAY_MS = 200;

/** Lines in the shape of the content to come, after 200 ms. Widths are CSS lengths. */
export function Skeleton({ widths, label }: { widths: readonly string[]; label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="stack" role="status" aria-busy="true" aria-label={label}>
      {shown &&
        widths.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are drawings that never move
          <span key={line} className="skeleton" style={{ width }} />
        ))}
    </div>
  );
}
