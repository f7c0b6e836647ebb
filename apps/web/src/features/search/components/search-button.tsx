import type { SearchHit } from "@spellwright/contract";
import { Search } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton } from "../../../ui/index.ts";
import { openSearch } from "../model/search-opening.ts";

interface SearchButtonProps {
  type: SearchHit["discussion_type"];
  /** Before the search opens, to close a drawer. */
  onOpen?: () => void;
}

/** Opens the search over the discussions of a list. */
export function SearchButton({ type, onOpen }: SearchButtonProps) {
  const { t } = useText();
  return (
    <IconButton
      label={t("search.open")}
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        openSearch(type);
      }}
    >
      <Search className="icon" />
    </IconButton>
  );
}
