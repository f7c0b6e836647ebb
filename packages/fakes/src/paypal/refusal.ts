/** A refusal as PayPal words it. The server turns it into the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

const NAMES: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST",
  401: "AUTHENTICATION_FAILURE",
  404: "RESOURCE_NOT_FOUND",
  422: "UNPROCESSABLE_ENTITY",
  500: "INTERNAL_SERVER_ERROR",
};

/** The body of PayPal's errors. */
export const refusalBody = ({ status, issue }: Refusal, debugId: string) => ({
  name: NAMES[status] ?? "INVALID_REQUEST",
  message: "The requested action could not be performed.",
  debug_id: debugId,
  details: [{ issue, description: issue }],
  links: [],
});

/** @throws Refusal 404 when there is none */
export const found = <Thing>(thing: Thing | undefined, issue = "INVALID_RESOURCE_ID"): Thing => {
  if (thing === undefined) throw new Refusal(404, issue);
  return thing;
};
