import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useSession } from "../../auth/index.ts";

const AnalysisWatch = lazyPart(() => import("./analysis-watch.tsx"), "AnalysisWatch");

/** Where analyses are watched from; its code comes once somebody is signed in. */
export function AnalysisHost() {
  const { user } = useSession();
  if (import.meta.env.SSR || user === null) return null;
  return (
    <Suspense fallback={null}>
      <AnalysisWatch />
    </Suspense>
  );
}
