/** Yes, no, or nobody can tell. */
export type Maybe = boolean | undefined;

/** Whether all hold: one that does not is enough for no. */
export function all(values: readonly Maybe[]): Maybe {
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}

/** Whether one holds: one that does is enough for yes. */
export function any(values: readonly Maybe[]): Maybe {
  if (values.includes(true)) return true;
  return values.includes(undefined) ? undefined : false;
}

/** The opposite; what nobody can tell stays so. */
export const not = (value: Maybe): Maybe => (value === undefined ? undefined : !value);
