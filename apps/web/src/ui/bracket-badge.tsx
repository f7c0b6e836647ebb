const RUNGS = [1, 2, 3, 4, 5] as const;

interface BracketBadgeProps {
  /** 1 to 5. */
  bracket: number;
  /** What it is called, read in place of the drawing. */
  label: string;
  /** Beside the rungs; absent on a small badge. */
  name?: string;
}

/** The bracket of a Commander deck: a figure on its colour, rungs, its name (guide §8). */
export function BracketBadge({ bracket, label, name }: BracketBadgeProps) {
  const size = name === undefined ? "brk brk-mini" : "brk";
  return (
    <span className={`${size} brk-${bracket}`} role="img" aria-label={label}>
      <b>{bracket}</b>
      <span className="rungs">
        {RUNGS.map((rung) => (
          <i key={rung} className={rung <= bracket ? "on" : ""} />
        ))}
      </span>
      {name}
    </span>
  );
}
