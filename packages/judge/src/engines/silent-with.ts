import silentWith from "../../../../data/judge/engines/silent-with.json" with { type: "json" };

/** Whether a question holds an idea with which more decides than an engine reads: then it says nothing. */
export const isSilentWith = (
  engine: keyof typeof silentWith,
  ideas: ReadonlySet<string>,
): boolean => silentWith[engine].some((id) => ideas.has(id));
