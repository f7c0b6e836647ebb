/** Variables of a unit of systemd that nobody reads; `NODE_ENV` is for the libraries. */
export const unitProblems = (
  file: string,
  text: string,
  known: ReadonlySet<string>,
): readonly string[] =>
  [...text.matchAll(/^Environment=(.+)$/gm)]
    .flatMap(([, list = ""]) => [...list.matchAll(/(\w+)=/g)].map(([, name = ""]) => name))
    .filter((name) => !known.has(name) && name !== "NODE_ENV")
    .map((name) => `${file}: nobody reads ${name}`);

/** Variables that the tables of a page do not name, and names there that nobody reads. */
export const tableProblems = (page: string, known: ReadonlySet<string>): readonly string[] => {
  const rows = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = ""]) => cell);
  const named = new Set(
    rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name)),
  );
  return [
    ...[...known].filter((name) => !named.has(name)).map((name) => `operations.md lacks ${name}`),
    ...[...named].filter((name) => !known.has(name)).map((name) => `nobody reads ${name}`),
  ];
};

/** Variables of an example that nobody reads, and those that compose asks for and the example lacks. */
export const exampleProblems = (
  example: string,
  compose: string,
  known: ReadonlySet<string>,
): readonly string[] => {
  const named = new Set([...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = ""]) => name));
  const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name = ""]) => name));
  return [
    ...[...named]
      .filter((name) => !known.has(name) && !asked.has(name))
      .map((name) => `nobody reads ${name}`),
    ...[...asked].filter((name) => !named.has(name)).map((name) => `the example lacks ${name}`),
  ];
};
