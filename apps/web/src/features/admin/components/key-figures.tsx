import styles from "./key-figures.module.css";

export interface KeyFigure {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** The figures that say most, in one plate (mockup 11). */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={`plate ${styles.figures}`}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
