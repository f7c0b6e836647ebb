import { useAddressWord } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Contents } from "./contents.tsx";
import { RulesFrame } from "./rules-frame.tsx";
import { RulesSearch } from "./rules-search.tsx";
import { SearchResults } from "./search-results.tsx";

/** The rules for anybody to read: a search, then its results or the contents. */
export function RulesPage() {
  const { t } = useText();
  const query = useAddressWord("q") ?? "";
  return (
    <RulesFrame>
      <h1>{t("rules.title")}</h1>
      <p className="lead">{t("rules.lead")}</p>
      <RulesSearch query={query} />
      {query === "" ? <Contents /> : <SearchResults query={query} />}
    </RulesFrame>
  );
}
