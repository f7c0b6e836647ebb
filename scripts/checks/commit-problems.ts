/** Kinds of Conventional Commits. */
const TYPES = "build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test";
const HEADER = new RegExp(`^(?:${TYPES})\\([a-z0-9-]+\\)!?: (?<subject>\\S.*)$`);
const SUBJECT_MAX_LENGTH = 72;

/** First lines that git writes itself, or that an interactive rebase takes away again. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** What keeps the first line of a commit message from the convention of CONTRIBUTING.md. */
export const commitProblems = (message: string): readonly string[] => {
  const [header = "", blank = ""] = message.split("\n");
  if (WRITTEN_BY_GIT.test(header)) return [];
  const subject = HEADER.exec(header)?.groups?.subject;
  return [
    ...(subject === undefined ? ["the first line is not `type(scope): subject`"] : []),
    ...(/^[A-Z]/.test(subject ?? "") ? ["the subject begins with a capital"] : []),
    ...(header.endsWith(".") ? ["the first line ends with a full stop"] : []),
    ...(header.length > SUBJECT_MAX_LENGTH
      ? [`the first line has ${header.length} characters, at most ${SUBJECT_MAX_LENGTH}`]
      : []),
    ...(blank.trim() !== "" && !blank.startsWith("#")
      ? ["no blank line follows the first line"]
      : []),
  ];
};
