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

/** Dotted paths of a catalogue; the plural forms of a key count as one key. */
export type KeyOf<Reference> = {
  [Key in keyof Reference & string]: Reference[Key] extends string
    ? WithoutPlural<Key>
    : Reference[Key] extends readonly string[]
      ? never
      : `${Key}.${KeyOf<Reference[Key]>}`;
}[keyof Reference & string];
