/** Code of the line that a page leaves whose first screen the server could not draw. */
const CODE = "FIRST_SCREEN";

interface Line {
  readonly code?: string;
  readonly page?: string;
  readonly error?: readonly { readonly message?: string }[];
}

const readLine = (line: string): Line => {
  try {
    return JSON.parse(line);
  } catch {
    // A kill cut it.
    return {};
  }
};

/**
 * The pages that a server could not draw, a line for each with the first reason: readers saw them all the
 * same, only later, and no test that looks at the page notices.
 *
 * @param logs whole files
 */
export const findUnrenderedPages = (logs: Iterable<string>): readonly string[] => {
  const reasons = new Map<string, string>();
  for (const log of logs)
    for (const line of log.split("\n").filter((each) => each.includes(`"${CODE}"`))) {
      const { code, page = "unknown", error } = readLine(line);
      if (code === CODE && !reasons.has(page))
        reasons.set(page, error?.[0]?.message ?? "no reason");
    }
  return [...reasons].map(([page, reason]) => `${page}: its first screen was not drawn: ${reason}`);
};
