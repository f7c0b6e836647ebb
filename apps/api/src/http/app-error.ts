import { ERRORS, type ErrorCode, type ErrorParams } from "@spellwright/contract";

type ParamsOf<Code extends ErrorCode> =
  Record<string, never> extends ErrorParams<Code>
    ? [params?: ErrorParams<Code>, options?: ErrorOptions]
    : [params: ErrorParams<Code>, options?: ErrorOptions];

/**
 * What a use case throws: a code of the catalogue with what its sentence needs. The HTTP edge turns it
 * into the status and the sentence (DATA-06).
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: Code, ...[params, options]: ParamsOf<Code>) {
    super(code, options);
    this.name = "AppError";
    this.code = code;
    this.params = params ?? {};
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
