import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { Overlay } from "../../../ui/index.ts";
import type { DeckImportProps } from "./deck-import.tsx";

const DeckImportHost = lazyPart(
  withTexts("deckImport", () => import("./deck-import.tsx")),
  "DeckImportHost",
);

/** The dialog that makes a deck of a list (IMP-01). Its code arrives when it first opens. */
export function DeckImport(props: DeckImportProps) {
  return (
    <Overlay open={props.open} onClose={() => props.onOpenChange(false)}>
      <DeckImportHost {...props} />
    </Overlay>
  );
}
