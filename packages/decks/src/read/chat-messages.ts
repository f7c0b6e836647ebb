import { CARD_TEXT_MAX, type Reading } from "./reading.ts";
import { wordsOf } from "./recognisers/heading.ts";
import { boardNamed } from "./vocabulary.ts";

/** `[14/03/2024 20:31:40] Marc: …`, `14.03.24, 20:31 - Marc: …`: who said it when, in front of what a chat exports. */
const SENDER =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s(?:[-–—]\s)?[^:]{1,40}:\s?/i;

/** A line of a chat without its sender, where what is said is a card or a heading; else the line as it is. */
export function withoutSender(text: string, { cards, parse }: Reading): string {
  const sender = text.length > CARD_TEXT_MAX ? null : SENDER.exec(text);
  if (!sender || !cards) return text;
  const said = text.slice(sender[0].length);
  return cards.knows(parse(said).name) || boardNamed(wordsOf(said)) ? said : text;
}

const FENCE = /^\s{0,3}```/;
const QUOTED = /^>\s/;

/** Lines of talk around a list between fences: what they quote of it is no card more. */
export function quotedBesideList(texts: readonly string[]): ReadonlySet<number> {
  const quoted = new Set<number>();
  let fences = 0;
  for (const [index, text] of texts.entries())
    if (FENCE.test(text)) fences += 1;
    else if (fences % 2 === 0 && QUOTED.test(text)) quoted.add(index + 1);
  return fences > 1 ? quoted : new Set();
}
