import { ArrowDownUp } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Segmented, Select } from "../../../ui/index.ts";
import { QUESTION_SORTS, type QuestionView, VISIBILITIES } from "../model/question-view.ts";
import styles from "./filters.module.css";
import { SearchField } from "./search-field.tsx";

interface QuestionFiltersProps {
  view: QuestionView;
  onChange: (view: QuestionView) => void;
}

/** Search in titles, visibility and order of the general questions (FOR-03). */
export function QuestionFilters({ view, onChange }: QuestionFiltersProps) {
  const { t } = useText();
  return (
    <search className={styles.filters} aria-label={t("forge.questions.label")}>
      <SearchField
        label={t("forge.questions.search")}
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
      />
      <Segmented
        label={t("forge.questions.visibility")}
        value={view.visibility}
        options={VISIBILITIES.map((value) => ({
          value,
          content: t(`forge.questions.visibilities.${value}`),
        }))}
        onChange={(visibility) => onChange({ ...view, visibility })}
      />
      <span className={styles.space} />
      <Select
        label={t("forge.questions.sort")}
        className={styles.select}
        icon={<ArrowDownUp className="icon icon-small" />}
        value={view.sort}
        onChange={(written) =>
          onChange({ ...view, sort: QUESTION_SORTS.find((sort) => sort === written) ?? view.sort })
        }
      >
        {QUESTION_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`forge.questions.sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </search>
  );
}
