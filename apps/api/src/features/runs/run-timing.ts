/** How long the parts of a run take, in milliseconds. */
export interface RunTiming {
  /** Longest work of an answer (spec 1 §9). */
  readonly timeoutMs: number;
  readonly beatMs: number;
  /** Between two stored texts of an answer that forms. */
  readonly writeMs: number;
  /** Without a heartbeat for so long a run is dead: several beats, so that a busy process lives. */
  readonly staleMs: number;
  readonly reapMs: number;
  /** How often those who wait look at the database for what other processes did. */
  readonly pollMs: number;
  /** Comments between the events of a stream, so that proxies keep a quiet one open. */
  readonly commentMs: number;
  /** How often a stream asks whether the session that opened it still holds. */
  readonly sessionMs: number;
}

/** In production; tests are quicker. */
export const RUN_TIMING: RunTiming = {
  timeoutMs: 180_000,
  beatMs: 2_000,
  writeMs: 400,
  staleMs: 10_000,
  reapMs: 2_000,
  pollMs: 500,
  commentMs: 15_000,
  sessionMs: 3_000,
};
