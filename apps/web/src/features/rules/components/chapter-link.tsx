import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./chapter-link.module.css";

interface ChapterLinkProps {
  number: string;
  title: string;
  /** At the end of the line. */
  children?: ReactNode;
}

/** A chapter as a line of a list. */
export function ChapterLink({ number, title, children }: ChapterLinkProps) {
  const { language } = useText();
  return (
    <Link className={styles.chapter} to={pagePath(language, "rule", number)}>
      <b className={`figures ${styles.number}`}>{number}</b>
      <span className={`grow ${styles.title}`}>{title}</span>
      {children}
    </Link>
  );
}
