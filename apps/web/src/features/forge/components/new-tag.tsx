import styles from "./new-tag.module.css";

/** Marks what is younger than a few days. The label is the word for it. */
export function NewTag({ label }: { label: string }) {
  return <span className={`tag ${styles.tag}`}>{label}</span>;
}
