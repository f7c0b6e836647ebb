import type { DiscussionType } from "@spellwright/contract";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import styles from "./empty-chat.module.css";

export interface Example {
  /** What it is about. Null where the question says it all. */
  readonly title: string | null;
  readonly question: string;
}

interface EmptyChatProps {
  area: DiscussionType;
  /** What the product is, for who sees it for the first time. Null for who knows. */
  about?: string | null;
  title: string;
  lead: string;
  composer: ReactNode;
  /** Names the list of examples. */
  label: string;
  examples: readonly Example[];
  onExample: (question: string) => void;
  /** Below the examples. */
  children?: ReactNode;
}

/** The first screen of a chat: what it is for, the composer, questions to start from. */
export function EmptyChat(props: EmptyChatProps) {
  return (
    <div className={props.area === "oracle" ? styles.oracle : styles.forge}>
      {props.about != null && <p className={styles.about}>{props.about}</p>}
      <h1>{props.title}</h1>
      <p className={`lead ${styles.lead}`}>{props.lead}</p>
      {props.composer}
      <ul className={styles.examples} aria-label={props.label}>
        {props.examples.map(({ title, question }) => (
          <li key={question}>
            <button
              type="button"
              className={styles.example}
              onClick={() => props.onExample(question)}
            >
              {title !== null && <b className={styles.title}>{title}</b>}
              <span className={styles.question}>{withoutMarkup(question)}</span>
              <ArrowRight className={`icon ${styles.arrow}`} />
            </button>
          </li>
        ))}
      </ul>
      {props.children}
    </div>
  );
}
