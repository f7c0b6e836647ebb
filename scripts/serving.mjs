/**
 * How Node runs the server, with little memory beside what it needs (docs/operations.md): short-lived objects
 * get 4 MB at a time instead of 16. The Dockerfile and the unit of systemd say the same (`npm run check`).
 */
export const serverArguments = ["--max-semi-space-size=4", "apps/api/dist/main.mjs"];

/** For the C library of Linux: few pools of memory for all threads, and large pieces given back at once. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
