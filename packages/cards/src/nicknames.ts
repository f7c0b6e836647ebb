import { foldWords } from "@spellwright/text";
import { isAskedOfFormat, isCast } from "./name-context.ts";
import type { NameTable } from "./name-table.ts";
import list from "./nicknames.json" with { type: "json" };
import type { CardName } from "./resolver.ts";
import { Gap, type SentenceWord } from "./sentence.ts";

/** What players call a card, at a place in a sentence. */
export interface NicknameMatch {
  readonly card: CardName;
  /** Words of the sentence it takes. */
  readonly length: number;
}

interface Nickname {
  readonly words: readonly string[];
  readonly card: CardName;
  /** One of these must stand near: the nickname is also a word or a person. Empty: it is neither. */
  readonly beside: RegExp | undefined;
}

/** So many words before or after count as near. */
const NEAR = 6;
/** “My friend Bob”, « ma pote Bob »: a person. */
const BEFORE_A_PERSON: ReadonlySet<string> = new Set(
  "friend buddy opponent brother dude player pal mate with pote ami amie copain adversaire joueur frere avec chez".split(
    " ",
  ),
);
const SAYS: ReadonlySet<string> = new Set(
  "says said thinks thought wants asks claims told attacks blocks controls casts plays dit pense veut affirme attaque bloque controle lance joue".split(
    " ",
  ),
);

const readNicknames = (table: NameTable): ReadonlyMap<string, readonly Nickname[]> => {
  const byFirst = new Map<string, Nickname[]>();
  for (const { said, card: name, beside } of list as readonly {
    said: string;
    card: string;
    beside?: readonly string[];
  }[]) {
    const place = table.entriesOf(foldWords(name))[0]?.card;
    const words = said.split(" ");
    const [first] = words;
    if (place === undefined || first === undefined) continue;
    const known = byFirst.get(first) ?? [];
    byFirst.set(first, known);
    known.push({
      words,
      card: table.cards.card(place),
      beside: beside && new RegExp(`^(?:${beside.join("|").replaceAll("*", "\\p{L}*")})$`, "u"),
    });
    known.sort((left, right) => right.words.length - left.words.length);
  }
  return byFirst;
};

/** Makes the look-up of a nickname that stands alone, folded: beside nothing, so that it is the card’s. */
export function nicknamesIn(table: NameTable): (folded: string) => CardName | undefined {
  let byName: ReadonlyMap<string, CardName> | undefined;
  return (folded) => {
    byName ??= new Map(
      [...readNicknames(table).values()]
        .flat()
        .map(({ words, card }): [string, CardName] => [words.join(" "), card]),
    );
    return byName.get(folded);
  };
}

/** Makes the reader of nicknames (“bob”, « sdt »). Those of cards that are not known are left out. */
export function createNicknameReader(
  table: NameTable,
): (words: readonly SentenceWord[], at: number) => NicknameMatch | undefined {
  let byFirst: ReadonlyMap<string, readonly Nickname[]> | undefined;

  const isNamed = (words: readonly SentenceWord[], at: number, length: number, beside: RegExp) =>
    isAskedOfFormat(words, at, length) ||
    isCast(words, at, length) ||
    isNear(words, at, length, beside);

  const isNear = (words: readonly SentenceWord[], at: number, length: number, beside: RegExp) =>
    !BEFORE_A_PERSON.has(words[at - 1]?.folded ?? "") &&
    !SAYS.has(words[at + length]?.folded ?? "") &&
    words
      .slice(Math.max(0, at - NEAR), at + length + NEAR)
      .some(({ folded }) => beside.test(folded));

  return (words, at) => {
    byFirst ??= readNicknames(table);
    const word = words[at];
    if (!word) return undefined;
    const possessive = word.folded.endsWith("s") ? word.folded.slice(0, -1) : undefined;
    for (const first of [word.folded, possessive]) {
      const found = byFirst
        .get(first ?? "")
        ?.find(
          (nickname) =>
            (first === word.folded || nickname.words.length === 1) &&
            nickname.words.every(
              (part, offset) =>
                offset === 0 ||
                (words[at + offset]?.folded === part && words[at + offset]?.gap === Gap.open),
            ) &&
            (!nickname.beside || isNamed(words, at, nickname.words.length, nickname.beside)),
        );
      if (found) return { card: found.card, length: found.words.length };
    }
    return undefined;
  };
}
