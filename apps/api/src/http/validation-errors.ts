import { QUESTION_MAX_LENGTH } from "@spellwright/contract";
import { AppError } from "./app-error.ts";

/** What zod tells of one wrong value, as far as the codes need it. */
export interface ValidationIssue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
}

/** DATA-09. */
const GAME_STATE_MAX_BYTES = 8 * 1024;

const pathOf = (issue: ValidationIssue): readonly string[] => [
  ...(issue.path ?? []).map((step) => String(typeof step === "object" ? step.key : step)),
  ...(issue.keys?.slice(0, 1) ?? []),
];

const valueAt = (input: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    input,
  );

/** Codes that say more than "this field is wrong". */
const specificError = (field: string, value: unknown, call: string): AppError | undefined => {
  if (field === "question" && typeof value === "string" && value.length > QUESTION_MAX_LENGTH)
    return new AppError("QUESTION_TOO_LONG", { max: QUESTION_MAX_LENGTH, length: value.length });
  if (field === "cards" && !Array.isArray(value)) return new AppError("CARDS_NOT_A_LIST");
  if (
    /(?:^|\.)name$/.test(field) &&
    call.startsWith("decks.") &&
    typeof value === "string" &&
    !value.trim()
  )
    return new AppError("DECK_NAME_EMPTY");
  if (field === "discussionId") return new AppError("DISCUSSION_ID_INVALID");
  if (field === "email") return new AppError("EMAIL_INVALID");
  return undefined;
};

/** IMP-05: a new deck says what it needs. Calls on a deck that is there name its id. */
const missingField = (field: string, call: string, input: unknown): AppError =>
  call.startsWith("decks.") &&
  ["name", "format"].includes(field) &&
  valueAt(input, ["id"]) === undefined
    ? new AppError("DECK_NAME_AND_FORMAT_REQUIRED")
    : new AppError("FIELD_REQUIRED", { field });

/**
 * The code for input that does not fit its schema (DATA-06): the first wrong field counts.
 *
 * @param call name of the call, such as `decks.create`
 */
export const fromValidationIssues = (
  issues: readonly ValidationIssue[],
  input: unknown,
  call: string,
): AppError => {
  const path = issues[0] ? pathOf(issues[0]) : [];
  if (path.length === 0) return new AppError("INVALID_JSON");
  const field = path.join(".");
  const value = valueAt(input, path);
  if (value === undefined) return missingField(field, call, input);
  return specificError(field, value, call) ?? new AppError("FIELD_INVALID", { field });
};

/** PostgreSQL keeps neither the zero character nor half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Deeper than any schema. What is deeper still would exhaust the stack of whoever walks it. */
const DEPTH_MAX = 32;

/**
 * The outermost field that holds text which cannot be stored, or that is too deep. Without recursion:
 * input may be deep.
 */
const unstorableField = (input: unknown): string | undefined => {
  const open: [field: string | undefined, value: unknown, depth: number][] = [
    [undefined, input, 0],
  ];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [field, value, depth] = entry;
    if (typeof value === "string" && UNSTORABLE.test(value)) return field ?? "";
    if (typeof value !== "object" || value === null) continue;
    if (depth === DEPTH_MAX) return field ?? "";
    for (const [key, inner] of Object.entries(value)) open.push([field ?? key, inner, depth + 1]);
  }
  return undefined;
};

/**
 * Limits that the schemas cannot say: text that cannot be stored, depth without end, an empty question, which is not merely
 * too short, and a game state, which is measured as a whole.
 *
 * @throws AppError FIELD_INVALID, QUESTION_EMPTY, GAME_STATE_TOO_LARGE
 */
export const checkWholeInput = (input: unknown): void => {
  const field = unstorableField(input);
  if (field !== undefined) throw new AppError("FIELD_INVALID", { field });
  const question = valueAt(input, ["question"]);
  if (typeof question === "string" && question.trim() === "") throw new AppError("QUESTION_EMPTY");
  const gameState = valueAt(input, ["gameState"]);
  if (
    gameState !== undefined &&
    Buffer.byteLength(JSON.stringify(gameState)) > GAME_STATE_MAX_BYTES
  )
    throw new AppError("GAME_STATE_TOO_LARGE", { max_kb: GAME_STATE_MAX_BYTES / 1024 });
};
