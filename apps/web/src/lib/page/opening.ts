import { createSharedValue } from "../storage/shared-value.ts";

/** Something that any place of the page may open, and one place shows. */
export interface Opening<Request> {
  readonly open: (request: Request) => void;
  readonly close: () => void;
  /** What was asked for. Null while it is closed. */
  readonly useRequest: () => Request | null;
}

/** A dialog or drawer of its own: who opens it needs nothing of what it shows. */
export const createOpening = <Request>(): Opening<Request> => {
  const request = createSharedValue<Request | null>(null);
  return { open: request.change, close: () => request.change(null), useRequest: request.use };
};
