import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { api } from "../../../lib/api.ts";
import { withTexts } from "../../../lib/part-texts.ts";
import { useConsent } from "../model/consent.ts";
import { setTaken } from "../model/tell-question.ts";

const loadNotice = withTexts("later", () => import("./consent-notice.tsx"));
const ConsentNotice = lazy(async () => ({ default: (await loadNotice()).ConsentNotice }));

/** Asks for consent where the operator wants to hear of pages; measures only with it (ERR-05). */
export function ConsentHost() {
  const { data } = useQuery(api.status.queryOptions());
  const consent = useConsent();
  const isTaken = data?.page_events === true;
  useEffect(() => {
    setTaken(isTaken);
    if (!isTaken || consent !== "granted") return;
    void import("../model/measure-speed.ts")
      .then(({ measureSpeed }) => measureSpeed())
      .catch(() => undefined);
  }, [isTaken, consent]);
  if (import.meta.env.SSR || !isTaken || consent !== null) return null;
  return (
    <Suspense>
      <ConsentNotice />
    </Suspense>
  );
}
