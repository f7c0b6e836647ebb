import type { Line } from "../lines.ts";
import type { Reading } from "../reading.ts";

/**
 * Understands one kind of line: notes in the reading what the line is and answers true, or leaves
 * the reading as it was and answers false, so that the next recogniser may try.
 */
export type Recogniser = (line: Line, reading: Reading) => boolean;
