/** Whether a model is offered tools. */
export interface ToolMemory {
  mayHaveTools(): boolean;
  /** It answers without tools what it did not with them. */
  noteWithout(): void;
}

/** So long it is asked in one shot: servers and models are changed now and then. */
const KEPT_MS = 3_600_000;

/** Remembers that a model has no tools, or answers badly with them. */
export const createToolMemory = (now: () => number = () => performance.now()): ToolMemory => {
  let withoutUntil = Number.NEGATIVE_INFINITY;
  return {
    mayHaveTools: () => now() >= withoutUntil,
    noteWithout: () => {
      withoutUntil = now() + KEPT_MS;
    },
  };
};
