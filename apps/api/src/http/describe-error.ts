const frames = (error: Error): string[] =>
  (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));

/**
 * An error as the log may keep it: names, codes and places. Messages of the database driver repeat the
 * values of a statement, among them what people asked, so they stay out.
 */
export const describeError = (error: unknown): object[] => {
  const described: object[] = [];
  for (let link = error; link instanceof Error; link = link.cause) {
    const code = "code" in link ? link.code : undefined;
    const fromDatabase = "query" in link || "severity" in link;
    described.push({
      name: link.name,
      ...(code === undefined ? {} : { code }),
      ...(fromDatabase ? {} : { message: link.message }),
      at: frames(link).slice(0, 8),
    });
  }
  return described;
};
