import type { PageEvent } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api } from "../../../lib/http/api.ts";
import { useConsent } from "../model/consent.ts";

type Question = Extract<PageEvent, { place: "oracle" | "forge" }>;

/** What cannot be loaded is not measured, and nobody waits for it. */
const unheard = (): undefined => undefined;

/** Whether the operator of this server wants to hear of pages. */
export const useIsWanted = (): boolean =>
  useQuery(api.status.queryOptions()).data?.page_events === true;

const useIsReported = (): boolean => {
  const isWanted = useIsWanted();
  return useConsent() === "granted" && isWanted;
};

/** Measures the speed of this page once it may. The code for it is loaded only then (ERR-05). */
export const useMeasuredSpeed = (): void => {
  const isTold = useIsReported();
  useEffect(() => {
    if (isTold)
      import("../model/measure-speed.ts").then(({ measureSpeed }) => measureSpeed(), unheard);
  }, [isTold]);
};

/** Tells of a question where the operator wants it and the visitor allows it; else nothing is loaded (ERR-05). */
export const useQuestionEvent = (): ((question: Question) => void) => {
  const isTold = useIsReported();
  return useCallback(
    (question) => {
      if (isTold)
        import("../model/event-sender.ts").then(({ sender }) => sender.add(question), unheard);
    },
    [isTold],
  );
};
