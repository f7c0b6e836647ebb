/** The shape English must have: the same keys as French, all the way down, each a string (LANG-02). */
export type Catalogue<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string
    ? string
    : Reference[Key] extends readonly string[]
      ? readonly string[]
      : Catalogue<Reference[Key]>;
};

type PluralSuffix = "_one" | "_other" | "_zero";
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;

/** Dotted paths of a catalogue. The plural forms of a key count as one key. */
export type KeyOf<Reference> = {
  [Key in keyof Reference & string]: Reference[Key] extends string
    ? WithoutPlural<Key>
    : Reference[Key] extends readonly string[]
      ? never
      : `${Key}.${KeyOf<Reference[Key]>}`;
}[keyof Reference & string];

/** The values that a sentence names. */
type GapsIn<Sentence> = Sentence extends `${string}{{${infer Gap}}}${infer Rest}`
  ? Gap | GapsIn<Rest>
  : never;

/** Of one key: of all forms of its sentence; `count` where a number chooses among them. */
type GapsAt<Reference, Key extends string> = Key extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Reference
    ? GapsAt<Reference[Name], Rest>
    : never
  :
      | GapsIn<Reference[Key & keyof Reference]>
      | {
          [Form in `${Key}${PluralSuffix}` & keyof Reference]: "count" | GapsIn<Reference[Form]>;
        }[`${Key}${PluralSuffix}` & keyof Reference];

/** What a sentence is said with: nothing where it names no value. */
export type Values<Reference, Key extends string> = [GapsAt<Reference, Key>] extends [never]
  ? []
  : [values: Readonly<Record<GapsAt<Reference, Key>, unknown>>];
