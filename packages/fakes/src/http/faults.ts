/** How a fake fails: the calls that match, until they were so many. */
export interface Faults<Kind> {
  readonly fail: (kind: Kind, matching?: RegExp, times?: number) => void;
  readonly recover: () => void;
  /** The fault that a call meets, counted. Undefined where it meets none. */
  readonly meet: (call: string) => Kind | undefined;
}

export const createFaults = <Kind>(): Faults<Kind> => {
  let fault: { kind: Kind; matching: RegExp; left: number } | undefined;
  return {
    fail: (kind, matching = /./, times = Number.POSITIVE_INFINITY) => {
      fault = { kind, matching, left: times };
    },
    recover: () => {
      fault = undefined;
    },
    meet: (call) => {
      if (fault === undefined || fault.left === 0 || !fault.matching.test(call)) return undefined;
      fault.left -= 1;
      return fault.kind;
    },
  };
};
