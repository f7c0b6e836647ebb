import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { Overlay } from "../../../ui/index.ts";
import { explanation } from "../model/bracket-opening.ts";

const BracketDialog = lazyPart(
  withTexts("bracketPage", () => import("./bracket-dialog.tsx")),
  "BracketDialog",
);

/** Where brackets are explained. Code and texts arrive at first opening, or ahead in an idle moment. */
export function BracketHost() {
  const request = explanation.useRequest();
  return (
    <Overlay open={request !== null} onClose={explanation.close}>
      <BracketDialog request={request} onClose={explanation.close} />
    </Overlay>
  );
}
