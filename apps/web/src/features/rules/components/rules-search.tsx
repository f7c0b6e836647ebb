import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { SearchForm } from "../../../ui/index.ts";

/** The search of the rules. What was looked for is part of the address. */
export function RulesSearch({ query }: { query: string }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  return (
    <search>
      <SearchForm
        label={t("rules.search.label")}
        help={t("rules.search.help")}
        submit={t("rules.search.submit")}
        query={query}
        onSearch={(q) =>
          void navigate({
            to: pagePath(language, "rules"),
            words: q === "" ? {} : { q },
          })
        }
      />
    </search>
  );
}
