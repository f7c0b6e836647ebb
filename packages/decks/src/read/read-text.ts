import type { Steps } from "@spellwright/cards";
import { quotedBesideList, withoutSender } from "./chat-messages.ts";
import { htmlLines, isHtml } from "./html-lines.ts";
import { type Line, tidy } from "./lines.ts";
import { areNumbered, withoutNumber } from "./numbering.ts";
import { addProblem, CARD_TEXT_MAX, markLine, type Reading } from "./reading.ts";
import { blank } from "./recognisers/blank.ts";
import { boardPrefix } from "./recognisers/board-prefix.ts";
import { cardList } from "./recognisers/card-list.ts";
import { columns } from "./recognisers/columns.ts";
import { comment } from "./recognisers/comment.ts";
import { countedCard } from "./recognisers/counted-card.ts";
import { heading } from "./recognisers/heading.ts";
import { metadata } from "./recognisers/metadata.ts";
import type { Recogniser } from "./recognisers/recogniser.ts";
import { singleCard } from "./recognisers/single-card.ts";

/** The grammar: each line belongs to the first that understands it. `docs/decklists.md`. */
const RECOGNISERS: readonly Recogniser[] = [
  countedCard,
  blank,
  comment,
  columns,
  metadata,
  boardPrefix,
  heading,
  cardList,
  singleCard,
];

function* textLines(reading: Reading): Iterable<Line> {
  const { texts } = reading;
  const numbered = areNumbered(texts);
  const quoted = quotedBesideList(texts);
  for (const [index, text] of texts.entries()) {
    const number = index + 1;
    const plain = withoutSender(tidy(text), reading);
    if (quoted.has(number)) addProblem(reading, number, "notACard");
    else yield { number, text: numbered ? withoutNumber(plain) : plain };
  }
}

/** Reads a list of lines, plain or from a web page. */
export function* readText(reading: Reading, text: string): Steps<void> {
  const fromPage = isHtml(text);
  const lines = fromPage ? yield* htmlLines(reading.texts) : textLines(reading);
  for (const line of lines) {
    for (const recognise of RECOGNISERS) {
      reading.work += line.text.length + 1;
      if (recognise(line, reading)) break;
      // A long one takes each of them a while.
      if (line.text.length > CARD_TEXT_MAX) yield;
    }
    yield;
  }
  if (!fromPage) return;
  for (const [index, written] of reading.texts.entries())
    if (/\S/.test(written)) markLine(reading, index + 1, "metadata");
}
