/** What `scripts/bundle-worker.mjs` writes into the worker. */
declare const __BUILD__: {
  /** Names the release: of two different builds it is never the same. */
  readonly version: string;
  /** Address of the code that the pages of this release begin with: a page knows itself by it. */
  readonly entry: string;
  /** Addresses of all files whose names carry a hash. */
  readonly files: readonly string[];
};

/** The release that this worker came with. */
export const BUILD = __BUILD__;
