import { Fragment } from "react";
import { marksIn } from "../../model/marks-in.ts";

/** A rule's text in which the words that decide are marked, where they stand in this version of it. */
export function QuotedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return marksIn(text, quotes).map(({ at, words, marked }) => (
    <Fragment key={at}>{marked ? <mark>{words}</mark> : words}</Fragment>
  ));
}
