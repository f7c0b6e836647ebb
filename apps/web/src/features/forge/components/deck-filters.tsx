import { ArrowDownUp, Star } from "lucide-react";
import { ARCHETYPES, BRACKETS, DECK_FORMATS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton, Select } from "../../../ui/index.ts";
import { DECK_ORDERS, type DeckView } from "../model/deck-view.ts";
import styles from "./filters.module.css";
import { SearchField } from "./search-field.tsx";

interface DeckFiltersProps {
  view: DeckView;
  onChange: (view: DeckView) => void;
}

/** Search, filters and order of the decks (FOR-02). */
export function DeckFilters({ view, onChange }: DeckFiltersProps) {
  const { t } = useText();
  const change = (part: Partial<DeckView>) => onChange({ ...view, ...part });
  const chosen = <Value,>(values: readonly Value[], written: string): Value | null =>
    values.find((value) => String(value) === written) ?? null;
  const select = (value: unknown) =>
    value === null ? styles.select : `${styles.select} ${styles.isNarrowing}`;
  return (
    <search className={`${styles.filters} ${styles.ofDecks}`} aria-label={t("forge.filters.label")}>
      <SearchField
        label={t("forge.filters.search")}
        value={view.search}
        onChange={(search) => change({ search })}
      />
      <Select
        label={t("forge.filters.format")}
        className={select(view.format)}
        value={view.format ?? ""}
        onChange={(written) => change({ format: chosen(DECK_FORMATS, written) })}
      >
        <option value="">{t("forge.filters.format")}</option>
        {DECK_FORMATS.map((format) => (
          <option key={format} value={format}>
            {t(`decks.formats.${format}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("forge.filters.bracket")}
        className={select(view.bracket)}
        value={view.bracket ?? ""}
        onChange={(written) => change({ bracket: chosen(BRACKETS, written) })}
      >
        <option value="">{t("forge.filters.bracket")}</option>
        {BRACKETS.map((bracket) => (
          <option key={bracket} value={bracket}>
            {bracket} {t(`forge.brackets.${bracket}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("forge.filters.archetype")}
        className={select(view.archetype)}
        value={view.archetype ?? ""}
        onChange={(written) => change({ archetype: chosen(ARCHETYPES, written) })}
      >
        <option value="">{t("forge.filters.archetype")}</option>
        {ARCHETYPES.map((archetype) => (
          <option key={archetype} value={archetype}>
            {t(`forge.archetypes.${archetype}`)}
          </option>
        ))}
      </Select>
      <IconButton
        label={t("forge.filters.favorite")}
        className={styles.favorite}
        aria-pressed={view.favorite}
        onClick={() => change({ favorite: !view.favorite })}
      >
        <Star className="icon" />
      </IconButton>
      <span className={styles.space} />
      <Select
        label={t("forge.filters.sort")}
        className={styles.select}
        icon={<ArrowDownUp className="icon icon-small" />}
        value={view.order}
        onChange={(written) => change({ order: chosen(DECK_ORDERS, written) ?? DECK_ORDERS[0] })}
      >
        {DECK_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`forge.filters.sorts.${order}`)}
          </option>
        ))}
      </Select>
    </search>
  );
}
