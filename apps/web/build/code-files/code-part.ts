/** Modules that are loaded wherever one of them is: what the bundler makes a file of by itself. */
export interface CodePart {
  readonly name: string;
  /** What a file of it is called. */
  readonly title: string;
  readonly modules: readonly string[];
  /** In bytes, minified, with its styles. */
  readonly size: number;
  /** Pages that load it before they run: at least one. */
  readonly first: ReadonlySet<string>;
  /** Pages that load it at all, be it in an idle moment. */
  readonly ever: ReadonlySet<string>;
  /** Names of the parts that it imports at once. */
  readonly needs: readonly string[];
}

/** Parts that are asked for as one. */
export interface CodeFile {
  readonly title: string;
  readonly modules: readonly string[];
}
