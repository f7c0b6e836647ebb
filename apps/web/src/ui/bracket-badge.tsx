const RUNGS = [1, 2, 3, 4, 5] as const;

interface BracketBadgeProps {
  /** 1 to 5. */
  bracket: number;
  /** What it is called, read in place of the drawing. */
  label: string;
}

/** The bracket of a Commander deck: a figure on its colour, and rungs (guide §8). */
export function BracketBadge({ bracket, label }: BracketBadgeProps) {
  return (
    <span className={`brk brk-mini brk-${bracket}`} role="img" aria-label={label}>
      <b>{bracket}</b>
      <span className="rungs">
        {RUNGS.map((rung) => (
          <i key={rung} className={rung <= bracket ? "on" : ""} />
        ))}
      </span>
    </span>
  );
}
