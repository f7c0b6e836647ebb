import type { SearchHit } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { Dialog } from "../../../ui/index.ts";
import { closeSearch } from "../model/search-opening.ts";
import { SearchForm } from "./search-form.tsx";

/** Search over one's own discussions. What was typed is forgotten when it closes. */
export function SearchDialog({ type }: { type: SearchHit["discussion_type"] | null }) {
  const { t } = useText();
  return (
    <Dialog open={type !== null} onClose={closeSearch} title={t("search.title")} width="40rem">
      {type !== null && <SearchForm type={type} />}
    </Dialog>
  );
}
