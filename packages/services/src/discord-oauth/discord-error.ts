/**
 * `refused`: Discord said no (4xx); `busy`: we asked too much of it (429), and may ask again after so many
 * seconds; `unavailable`: it did not answer, or not as Discord does.
 */
export class DiscordError extends Error {
  readonly failure: "refused" | "busy" | "unavailable";
  /** Of `busy`, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(
    failure: DiscordError["failure"],
    options?: ErrorOptions & { readonly retryAfter?: number },
  ) {
    super(`discord: ${failure}`, options);
    this.name = "DiscordError";
    this.failure = failure;
    this.retryAfter = options?.retryAfter;
  }
}
