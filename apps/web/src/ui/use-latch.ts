import { useState } from "react";

/** True from the first time its value is true: what opens once stays loaded, so that it can close well. */
export const useLatch = (value: boolean): boolean => {
  const [latched, setLatched] = useState(value);
  if (value && !latched) setLatched(true);
  return value || latched;
};
