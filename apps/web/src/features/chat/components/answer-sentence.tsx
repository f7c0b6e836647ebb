import type { ComponentProps } from "react";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { isBodyText } from "../model/is-body-text.ts";
import styles from "./answer-sentence.module.css";

interface AnswerSentenceProps extends Omit<ComponentProps<"h2">, "children"> {
  text: string;
  /** The yes or no that it explains. */
  word?: string | null;
  /** Of an answer that decides nothing. */
  smaller?: boolean;
}

/** The answer in one sentence: display type for a verdict, text for what is long. */
export function AnswerSentence(props: AnswerSentenceProps) {
  const { text, word = null, smaller = false, ...rest } = props;
  const looks = [
    styles.sentence,
    smaller && styles.smaller,
    word !== null && styles.because,
    isBodyText(text) && styles.asText,
  ];
  return (
    <h2 {...rest} className={looks.filter(Boolean).join(" ")}>
      {word !== null && <span className={styles.word}>{word}</span>} <CardTextLine line={text} />
    </h2>
  );
}
