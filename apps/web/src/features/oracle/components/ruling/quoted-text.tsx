import { Fragment } from "react";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import { marksIn } from "../../model/marks-in.ts";

/** A rule's text in which the words that decide are marked, where they stand in this version of it. */
export function QuotedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return marksIn(text, quotes).map(({ at, words, marked }) => (
    <Fragment key={at}>
      {marked ? (
        <mark>
          <CardTextLine line={words} />
        </mark>
      ) : (
        <CardTextLine line={words} />
      )}
    </Fragment>
  ));
}
