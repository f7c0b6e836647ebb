/** What belongs to the log: places in code, statements, names of what we are built of. */
export const LEAK =
  /\bat [\w.<>]* ?\(?(?:file:|\/)|node_modules|\.[cm]?[tj]s:\d+|insert into|select .+ from|Failed query|drizzle|ZodError|ORPCError|invalid input syntax|violates|permission denied/i;
