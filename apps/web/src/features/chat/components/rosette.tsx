import styles from "./rosette.module.css";

const PETALS = Array.from({ length: 12 }, (_, petal) => petal * 15);

function Petals() {
  return PETALS.map((angle) => (
    <ellipse
      key={angle}
      cx="50"
      cy="50"
      rx="45"
      ry="19"
      transform={`rotate(${angle} 50 50)`}
      pathLength={1}
    />
  ));
}

/** The guilloche that is traced while the Oracle thinks (guide §9). */
export function Rosette() {
  return (
    <svg
      className={styles.rosette}
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.8}
      aria-hidden="true"
    >
      <g opacity={0.28}>
        <Petals />
      </g>
      <g className={styles.traced} strokeWidth={1.3}>
        <Petals />
      </g>
      <circle cx="50" cy="50" r="47.5" opacity={0.5} />
      <circle cx="50" cy="50" r="10" opacity={0.5} />
    </svg>
  );
}
