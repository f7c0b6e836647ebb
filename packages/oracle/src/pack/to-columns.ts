import {
  BREAK,
  type Column,
  type Columns,
  type Json,
  NOTHING,
  type Place,
  type Scalar,
} from "./columns.ts";
import { shortenWords } from "./common-words.ts";

type Fields = Readonly<Record<string, Json>>;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isThing = (value: Json): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string";

const columnOf = (values: readonly Scalar[]): Column =>
  values.length > 0 &&
  values.every((value) => isText(value) && !value.includes(BREAK)) &&
  values.join(BREAK) !== ""
    ? values.join(BREAK)
    : values;

/** Columns that stand under the same name in a language stand together: names of languages, in this order. */
const LANGUAGES = ["fr", "en"];
const languageOf = (path: readonly string[]): number =>
  Math.max(...path.map((name) => LANGUAGES.indexOf(name)));

/** A column of names: so many different texts at least. */
const FEWEST_NAMES = 2;
/** Texts that repeat, of which so many are names of one column, are written as places in it. */
const SHARE_OF_NAMES = 0.8;

/** Writes names of things as their places where it pays. */
const withReferences = (lists: readonly (readonly Scalar[])[]): Column[] => {
  const names = lists.flatMap((values, of) => {
    const places = new Map(values.map((value, at) => [value, at]));
    const areNames =
      values.length >= FEWEST_NAMES && places.size === values.length && values.every(isText);
    return areNames ? [{ of, places }] : [];
  });
  return lists.map((values, column) => {
    const isRepeated = values.every(isText) && new Set(values).size * 2 <= values.length;
    const [best] = names
      .filter(({ of }) => isRepeated && of !== column)
      .map(({ of, places }) => ({
        ...{ of, places },
        held: values.filter((value) => places.has(value)).length,
      }))
      .sort((left, right) => right.held - left.held);
    return best && values.length > 0 && best.held >= values.length * SHARE_OF_NAMES
      ? { of: best.of, texts: values.map((value) => best.places.get(value) ?? value) }
      : columnOf(values);
  });
};

/** Writes a value as columns, which `fromColumns` reads. @throws Error where values of two kinds stand in one place */
export const toColumns = (value: Json): Columns => {
  const written: { readonly language: number; readonly values: readonly Scalar[] }[] = [];
  const add = (path: readonly string[], values: readonly Scalar[]): number =>
    written.push({ language: languageOf(path), values }) - 1;

  const place = (values: readonly Json[], path: readonly string[]): Place => {
    const present = values.filter((each) => each !== null);
    if (present.length > 0 && present.every(isList)) {
      const lists = values as readonly (readonly Json[] | null)[];
      return {
        lengths: add(
          path,
          lists.map((list) => list?.length ?? NOTHING),
        ),
        items: place(present.flat(), path),
      };
    }
    if (present.length > 0 && present.every(isThing)) {
      const sets = [...new Set(present.map((thing) => JSON.stringify(Object.keys(thing))))];
      const setOf = (thing: Json) =>
        thing === null ? NOTHING : sets.indexOf(JSON.stringify(Object.keys(thing)));
      const names = [...new Set(present.flatMap((thing) => Object.keys(thing)))];
      return {
        sets: sets.map((set) => JSON.parse(set) as string[]),
        which: add(path, values.map(setOf)),
        fields: Object.fromEntries(
          names.map((name) => [
            name,
            place(
              present.flatMap((thing) => (name in thing ? [thing[name] ?? null] : [])),
              [...path, name],
            ),
          ]),
        ),
      };
    }
    if (present.some((each) => isList(each) || isThing(each)))
      throw new Error(`values of two kinds at ${path.join(".")}`);
    return add(path, values as readonly Scalar[]);
  };

  const whole = place([value], []);
  const order = written
    .map(({ language }, at) => ({ language, at }))
    .sort((left, right) => left.language - right.language);
  const newPlaces = new Map(order.map(({ at }, place) => [at, place]));
  const moved = (of: Place): Place => {
    if (typeof of === "number") return newPlaces.get(of) ?? of;
    if ("items" in of) return { lengths: moved(of.lengths) as number, items: moved(of.items) };
    const fields = Object.entries(of.fields).map(([name, field]) => [name, moved(field)]);
    return { ...of, which: moved(of.which) as number, fields: Object.fromEntries(fields) };
  };
  const lists = order.map(({ at }) => written[at]?.values ?? []);
  const columns = withReferences(lists);
  const { words, shorten } = shortenWords(columns.filter(isText));
  return {
    place: moved(whole),
    words: words.join(BREAK),
    columns: columns.map((column) => (isText(column) ? shorten(column) : column)),
  };
};
