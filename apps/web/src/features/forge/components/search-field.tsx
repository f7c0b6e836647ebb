import { Search, X } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton } from "../../../ui/index.ts";
import { SEARCH_MAX } from "../model/deck-view.ts";
import styles from "./filters.module.css";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field to search in, with a way to empty it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useText();
  return (
    <span className={`field-box field-box-trailing ${styles.search}`}>
      <Search className="icon" aria-hidden="true" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== "" && (
        <IconButton label={t("forge.filters.clear")} onClick={() => onChange("")}>
          <X className="icon" />
        </IconButton>
      )}
    </span>
  );
}
