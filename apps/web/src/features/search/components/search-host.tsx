import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useShortcut } from "../../../lib/page/use-shortcut.ts";
import { areaOf } from "../../../lib/router/area.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { Overlay } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { closeSearch, openSearch, useSearchedType } from "../model/search-opening.ts";

const SearchDialog = lazyPart(
  withTexts("later", () => import("./search-dialog.tsx")),
  "SearchDialog",
);

/** In the discussions of the place that the page is in. */
const openSearchHere = () => openSearch(areaOf(window.location.pathname));

/** Where the search appears (`s`). Its code arrives at first opening. */
export function SearchHost() {
  const { user } = useSession();
  const type = useSearchedType();
  const signedIn = user !== null;
  useShortcut("s", signedIn ? openSearchHere : null, signedIn);
  return (
    <Overlay open={type !== null} onClose={closeSearch}>
      <SearchDialog type={type} />
    </Overlay>
  );
}
