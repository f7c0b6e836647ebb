const RUNGS = [1, 2, 3, 4, 5] as const;

/** Five rising bars, as many of them in colour as the bracket says (guide §5). */
export function Rungs({ bracket }: { bracket: number }) {
  return (
    <span className="rungs" aria-hidden="true">
      {RUNGS.map((rung) => (
        <i key={rung} className={rung <= bracket ? "on" : ""} />
      ))}
    </span>
  );
}

interface BracketBadgeProps {
  /** 1 to 5. */
  bracket: number;
  /** What it is called, read in place of the drawing. */
  label: string;
  /** Beside the rungs; absent on a small badge. */
  name?: string;
  /** Makes the badge a button that opens the explanation. */
  onOpen?: () => void;
}

/** The bracket of a Commander deck: a figure on its colour, rungs, its name (guide §8). */
export function BracketBadge({ bracket, label, name, onOpen }: BracketBadgeProps) {
  const className = `brk${name === undefined ? " brk-mini" : ""} brk-${bracket}`;
  const drawing = (
    <>
      <b>{bracket}</b>
      <Rungs bracket={bracket} />
      {name}
    </>
  );
  return onOpen === undefined ? (
    <span className={className} role="img" aria-label={label}>
      {drawing}
    </span>
  ) : (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {drawing}
    </button>
  );
}
