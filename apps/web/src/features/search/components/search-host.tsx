import { Suspense } from "react";
import { areaOf } from "../../../lib/area.ts";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useShortcut } from "../../../lib/use-shortcut.ts";
import { useLatch } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { openSearch, useSearchedType } from "../model/search-opening.ts";

const SearchDialog = lazyPart(() => import("./search-dialog.tsx"), "SearchDialog");

/** In the discussions of the place that the page is in. */
const openSearchHere = () => openSearch(areaOf(window.location.pathname));

/** Where the search appears (`s`); its code arrives at first opening. */
export function SearchHost() {
  const { user } = useSession();
  const type = useSearchedType();
  const signedIn = user !== null;
  useShortcut("s", signedIn ? openSearchHere : null, signedIn);
  return useLatch(type !== null) ? (
    <Suspense>
      <SearchDialog type={type} />
    </Suspense>
  ) : null;
}
