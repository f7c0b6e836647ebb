/** `refused`: Discord said no (4xx); `unavailable`: it did not answer, or not as Discord does. */
export class DiscordError extends Error {
  readonly failure: "refused" | "unavailable";
  constructor(failure: DiscordError["failure"], options?: ErrorOptions) {
    super(`discord: ${failure}`, options);
    this.name = "DiscordError";
    this.failure = failure;
  }
}
