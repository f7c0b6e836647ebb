import type { RefObject } from "react";
import { CardMention, type MentionQuery, segmentsOf } from "../../../chat/index.ts";
import styles from "./mention-mirror.module.css";

interface MentionMirrorProps {
  text: string;
  /** The `@name` being typed. */
  typed: MentionQuery | null;
  mirrorRef: RefObject<HTMLDivElement | null>;
}

const withTyped = (text: string, offset: number, typed: MentionQuery | null) => {
  if (typed === null || typed.query === "") return text;
  const start = typed.start - offset;
  const end = start + 1 + typed.query.length;
  if (start < 0 || end > text.length) return text;
  return (
    <>
      {text.slice(0, start)}
      <CardMention underField>{text.slice(start, end)}</CardMention>
      {text.slice(end)}
    </>
  );
};

/**
 * Lies under the field, letter on letter, and paints the card names that a plain field cannot: the
 * brackets keep their width and lose their ink.
 */
export function MentionMirror({ text, typed, mirrorRef }: MentionMirrorProps) {
  return (
    <div className={styles.mirror} aria-hidden="true" ref={mirrorRef}>
      {segmentsOf(text).map((segment) =>
        segment.kind === "text" ? (
          <span key={segment.start}>{withTyped(segment.text, segment.start, typed)}</span>
        ) : (
          <CardMention key={segment.start} underField>
            <i className={styles.bracket}>[[</i>
            {segment.text}
            <i className={styles.bracket}>]]</i>
          </CardMention>
        ),
      )}
      {"\u200b"}
    </div>
  );
}
