import { splitRow } from "../rows.ts";
import { noteCard } from "./entry.ts";
import type { Recogniser } from "./recogniser.ts";

const COUNT_COLUMN = /^"?[x×]?\d{1,6}[x×]?"?\s?[,;](?=\S)/i;
const TABLE_ROW = /^\|.*\|$/;
const SET = /^[A-Za-z0-9]{3,5}$/;

/** A row without a head: `4,Lightning Bolt,MH2`, `| 4 | Lightning Bolt |`. */
export const columns: Recogniser = (line, reading) => {
  const isTable = TABLE_ROW.test(line.text);
  if (!isTable && !COUNT_COLUMN.test(line.text)) return false;
  const cells = isTable
    ? line.text.slice(1, -1).split("|")
    : splitRow(line.text, line.text.match(/[,;]/)?.[0] ?? ",");
  const [count = "", ...rest] = cells.map((cell) => cell.trim());
  if (!/^[x×]?\d{1,6}[x×]?$/i.test(count) || !rest[0]) return false;
  // A name with a comma and no quotes is two cells; a card bears the whole.
  const whole = rest.join(", ");
  const name = reading.cards?.knows(whole) ? whole : rest[0];
  const card = reading.parse(name);
  const quantity = Number(count.replace(/[x×]/gi, ""));
  const printed = name !== whole && rest[1] && SET.test(rest[1]) ? rest[1].toUpperCase() : null;
  noteCard({ ...card, quantity, setCode: card.setCode ?? printed }, line, reading);
  return true;
};
