/** Why the server cannot start, as the one line its operator reads before the process ends. */
export class StartupError extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = "StartupError";
  }
}
