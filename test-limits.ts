/**
 * How long tests wait, in milliseconds. Guards against what never comes, not measures: a machine that is
 * ten times slower keeps them. A test names a limit of its own only where it does more the more it is asked.
 */
export const WAIT_MS = 60_000;
export const TEST_MS = 600_000;

/** The same for every project of Vitest: tests, what stands around them, and `expect.poll`. */
export const VITEST_LIMITS = {
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: WAIT_MS } },
};
