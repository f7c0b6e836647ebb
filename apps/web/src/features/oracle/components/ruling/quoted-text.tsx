import { Fragment } from "react";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import { markQuotes } from "../../model/mark-quotes.ts";

/** A rule's text in which the words that decide are marked, where they stand in this version of it. */
export function QuotedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return markQuotes(text, quotes).map(({ at, words, marked }) => (
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
