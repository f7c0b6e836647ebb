/** What no log may hold, whoever wrote it there (DATA-06, ERR-05). */
const PRIVATE: Readonly<Record<string, RegExp>> = {
  "an address of a mailbox": /[^\s@"'<>(]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i,
  "an address of a network":
    /(?<![\w.])(?!127\.0\.0\.1|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\w.])|\b[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,}/i,
  "a key, a token or a cookie":
    /bearer\s+\S|(?:set-)?cookie\b.*=|token_hash|\b(?:sk|pk|eyJ)[-_]?\w{16,}|:\/\/[^/\s:]*:[^/\s@]+@/i,
  // Ids of rows are UUIDs, ids of requests hexadecimal. Both say nothing by themselves.
  "something long enough for a secret":
    /(?<![\w-])(?![0-9a-f]{32}(?![\w-]))(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w-]))[\w-]*\d[\w-]*(?<=[\w-]{24})(?![\w-])/i,
};
/** Fields whose values have a shape of their own, which is checked instead. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  traceId: /^[0-9a-f]{32}$/,
  account: /^[\w-]{16}$/,
  network: /^[\w-]{16}$/,
  call: /^(?:page|unknown|\/api\/[\w/{}.-]+)$/,
};
/** Places in the code, not what was worked on. */
const OF_CODE = "at";
/** Shortest text of a test that is looked for: more than a word. */
const TYPED_MIN = 12;
/** A temporary folder of a suite. */
const OF_A_SUITE = /spellwright-[a-z-]*-?\w{6}(?=[/:\s]|$)/g;

/** A value of a line of the log, with the name of its field. */
interface Value {
  readonly field: string;
  readonly text: string;
}

const valuesOf = (field: string, value: unknown): readonly Value[] => {
  if (field === OF_CODE) return [];
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(field, each));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => valuesOf(name, each));
};

const readLine = (line: string): readonly Value[] => {
  if (!line.startsWith("{")) return [{ field: "printed", text: line }];
  try {
    return valuesOf("line", JSON.parse(line));
  } catch {
    // A kill cut it.
    return [{ field: "cut", text: line }];
  }
};

/** What tests ask and sign in with: questions that a source writes in quotes, and its passwords. */
export const privateTextsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(password\w*"?\s*[:=]\s*)?(["'`])((?:\\.|(?!\2)[^\\\n])*)\2/gi)]
    .filter(([, isPassword, , text = ""]) => isPassword !== undefined || text.endsWith("?"))
    .map(([, , , text = ""]) => text)
    .filter((text) => text.length >= TYPED_MIN && !text.includes("${"));

/** What a value holds that nobody but its owner may read. */
const problemsOf = (
  { field, text }: Value,
  ours: string,
  typed: readonly string[],
): readonly string[] => {
  const shape = SHAPES[field];
  if (shape !== undefined) return shape.test(text) ? [] : [`${field}: not of its shape: ${text}`];
  const isOurs = text === "" || ours.includes(JSON.stringify(text));
  if (isOurs) return [];
  const searched = text.replaceAll(OF_A_SUITE, "");
  const found = Object.entries(PRIVATE).filter(([, pattern]) => pattern.test(searched));
  const isTyped = typed.some((each) => text.includes(each));
  return [...found.map(([what]) => what), ...(isTyped ? ["what a person typed"] : [])].map(
    (what) => `${field}: ${what}: ${text}`,
  );
};

/**
 * What logs hold that nobody but its owner may read, a line for each different thing.
 *
 * @param logs whole files
 * @param ours what the product itself says: its sources
 * @param typed questions and passwords that tests gave to the servers
 */
export const findPrivate = (
  logs: Iterable<string>,
  ours: string,
  typed: readonly string[],
): readonly string[] => {
  const values = new Map<string, Value>();
  for (const log of logs)
    for (const line of log.split("\n"))
      for (const value of readLine(line)) values.set(`${value.field} ${value.text}`, value);
  return [...values.values()].flatMap((value) => problemsOf(value, ours, typed));
};
