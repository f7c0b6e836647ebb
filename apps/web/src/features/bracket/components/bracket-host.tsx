import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { withTexts } from "../../../lib/part-texts.ts";
import { useLatch } from "../../../ui/index.ts";
import { explanation } from "../model/bracket-opening.ts";

const BracketDialog = lazyPart(
  withTexts("bracketPage", () => import("./bracket-dialog.tsx")),
  "BracketDialog",
);

/** Where brackets are explained; code and texts arrive at first opening, or ahead in an idle moment. */
export function BracketHost() {
  const request = explanation.useRequest();
  return useLatch(request !== null) ? (
    <Suspense>
      <BracketDialog request={request} onClose={explanation.close} />
    </Suspense>
  ) : null;
}
