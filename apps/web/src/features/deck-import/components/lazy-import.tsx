import { lazy, Suspense } from "react";
import { useLatch } from "../../../ui/index.ts";
import type { DeckImportProps } from "./deck-import.tsx";

const DeckImportHost = lazy(() =>
  import("./deck-import.tsx").then((module) => ({ default: module.DeckImportHost })),
);

/** The dialog that makes a deck of a list (IMP-01); its code arrives when it first opens. */
export function DeckImport(props: DeckImportProps) {
  return useLatch(props.open) ? (
    <Suspense>
      <DeckImportHost {...props} />
    </Suspense>
  ) : null;
}
