import type { ComponentProps, ReactNode } from "react";
import styles from "./answer-plate.module.css";

interface AnswerPlateProps extends ComponentProps<"article"> {
  /** A decision has the double rim. An answer that settles nothing does without. */
  decided: boolean;
}

/** The surface of an answer. Its direct children stand above what is drawn behind them. */
export function AnswerPlate({ decided, className = "", ...rest }: AnswerPlateProps) {
  const rim = decided ? "plate plate-marked" : "plate";
  return <article {...rest} className={`${rim} ${styles.plate} ${className}`.trim()} />;
}

/** What kind of answer it is: an icon, words, perhaps a tag. */
export function AnswerHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}

/** The paragraphs below the sentence. */
export function AnswerText({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`stack ${styles.text} ${className}`.trim()}>{children}</div>;
}
