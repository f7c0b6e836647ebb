/**
 * How Node runs the server (docs/operations.md). The Dockerfile and the unit of systemd say the same
 * (`npm run check`).
 */
export const serverArguments = ["apps/api/dist/main.mjs"];

/** For the C library of Linux: few pools of memory for all threads, and large pieces given back at once. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
