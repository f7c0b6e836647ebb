import { useEffect, useState } from "react";

const secondsSince = (iso: string) =>
  Math.max(0, Math.floor((Date.now() - new Date(iso).getTime()) / 1000));

/** Whole seconds since a moment, counted on. */
export const useSecondsSince = (iso: string): number => {
  const [seconds, setSeconds] = useState(() => secondsSince(iso));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(iso)), 1000);
    return () => clearInterval(timer);
  }, [iso]);
  return seconds;
};
