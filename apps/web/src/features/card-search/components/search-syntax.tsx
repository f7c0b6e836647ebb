import { useText } from "../../../lib/text/text.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";

const TERMS = [
  "name",
  "type",
  "rules",
  "keyword",
  "colors",
  "identity",
  "figures",
  "legality",
  "mana",
  "events",
  "roles",
  "kinds",
  "logic",
] as const;

/** What a search may ask, each with an example. */
export function SearchSyntax() {
  const { t } = useText();
  return (
    <Disclosure summary={t("cardSearch.syntax")}>
      <ul className="small">
        {TERMS.map((term) => (
          <li key={term}>{t(`cardSearch.terms.${term}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
