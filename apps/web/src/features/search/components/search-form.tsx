import type { SearchHit } from "@spellwright/contract";
import { Search } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Field } from "../../../ui/index.ts";
import { useSearch } from "../hooks/use-search.ts";
import styles from "./search-form.module.css";
import { SearchResults } from "./search-results.tsx";

const NEIGHBOURS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field and what it found. Arrows go from the field through the results and back. */
export function SearchForm({ type }: { type: SearchHit["discussion_type"] }) {
  const { t } = useText();
  const [typed, setTyped] = useState("");
  const search = useSearch(typed, type);
  const place = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = NEIGHBOURS[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    const stops = [...(place.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows add to Tab, which goes the same way
    <div className={`dialog-body ${styles.search}`} ref={place} onKeyDown={onKeyDown}>
      <Field
        label={t("search.field")}
        type="search"
        autoComplete="off"
        icon={<Search className="icon" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search.state === "failed" ? (
        <Banner
          tone="danger"
          action={
            <Button small onClick={search.retry}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("search.failed")}
        </Banner>
      ) : (
        <p className="small muted" role="status">
          {search.state === "found"
            ? t("search.found", { count: search.hits.length })
            : t(`search.${search.state}`, { query: typed.trim() })}
        </p>
      )}
      {search.state === "found" && <SearchResults hits={search.hits} />}
    </div>
  );
}
