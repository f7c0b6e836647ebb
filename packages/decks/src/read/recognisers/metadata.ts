import { addHeading, addMetadata, type Reading } from "../reading.ts";
import { isArenaName, metadataField, opensMetadata } from "../vocabulary.ts";
import type { Recogniser } from "./recogniser.ts";

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
const LAYOUT = /^LAYOUT (?:MAIN|SIDEBOARD):/;
const KEY = /^([^:=]{1,30}?)\s?[:=]\s?(.*)$/;
const ARENA_NAME = /^(\S{1,12})\s+(\S.*)$/;
const COUNT =
  /^(?:total|count|main|deck|side|sideboard|nombre)?\W{0,3}\d{1,4}\s?(?:cards?|cartes?)(?:\s(?:total|in total|au total))?\W{0,3}$/i;
const SEPARATOR = /^sep=.$/i;

/** An address, XMage's layout, Arena's `About`, a sum of cards. */
const plainMetadata: Recogniser = (line, reading) => {
  const { text, number } = line;
  if (ADDRESS.test(text)) addMetadata(reading, number, "url", text);
  else if (LAYOUT.test(text)) addMetadata(reading, number, "layout", "");
  else if (COUNT.test(text) && !reading.cards?.knows(text))
    addMetadata(reading, number, "count", text);
  else if (SEPARATOR.test(text)) addMetadata(reading, number, "separator", text);
  else if (opensMetadata(text) && !reading.cards?.knows(text)) {
    addHeading(reading, number, text);
    reading.inMetadata = true;
  } else return false;
  return true;
};

/** What a key means where it stands: « nombre » is Spanish for a name, but in French a number. */
const fieldOf = (key: string, reading: Reading): string | undefined =>
  reading.inMetadata && isArenaName(key) ? "name" : metadataField(key);

/** `Name Goblins`, « Nom Gobelins » of Arena: sure below `About`, else only before any card. */
const arenaName: Recogniser = (line, reading) => {
  const [, key = "", name = ""] = ARENA_NAME.exec(line.text) ?? [];
  const isEarly = reading.inMetadata || reading.entries.length === 0;
  const isName = isEarly && isArenaName(key) && fieldOf(key, reading) === "name";
  if (!isName || reading.cards?.knows(line.text)) return false;
  addMetadata(reading, line.number, "name", name);
  return true;
};

/** `Format: Modern`, `Auteur : Zoé`, `Name=Goblins`: a key that lists use, never a card. */
const keyed: Recogniser = (line, reading) => {
  const [, key = "", value = ""] = KEY.exec(line.text) ?? [];
  const field = fieldOf(key, reading);
  const known = field !== undefined || (reading.inMetadata && line.text.includes("="));
  if (!known || reading.cards?.knows(reading.parse(line.text).name)) return false;
  addMetadata(
    reading,
    line.number,
    field === undefined || field === "other" ? key.trim() : field,
    value.trim(),
  );
  return true;
};

/** What a list says about itself (IMP-02). */
export const metadata: Recogniser = (line, reading) =>
  plainMetadata(line, reading) || keyed(line, reading) || arenaName(line, reading);
