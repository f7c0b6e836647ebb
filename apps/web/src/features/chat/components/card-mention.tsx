import type { ReactNode } from "react";
import styles from "./card-mention.module.css";

interface CardMentionProps {
  children: ReactNode;
  /** It lies under a field that shows the same letters, and keeps their width. */
  underField?: boolean;
}

/** The name of a card within a question. */
export function CardMention({ children, underField = false }: CardMentionProps) {
  const spacing = underField ? styles.underField : styles.apart;
  return <span className={`${styles.mention} ${spacing}`}>{children}</span>;
}
