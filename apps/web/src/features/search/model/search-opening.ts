import type { SearchHit } from "@spellwright/contract";
import { createOpening } from "../../../lib/page/opening.ts";

const search = createOpening<SearchHit["discussion_type"]>();

/** Opens the search over one's own discussions of the Oracle or of the Forge. */
export const openSearch = search.open;
export const closeSearch = search.close;
export const useSearchedType = search.useRequest;
