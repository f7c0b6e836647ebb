import type { CardPage } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { ApiError } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, Popover, Skeleton } from "../../../ui/index.ts";
import { TermDefinition } from "../../rules/index.ts";
import styles from "./card-words.module.css";

/** The definitions change with a new edition of the rules only. */
const FRESH_MS = 300_000;

/** The card data writes some of them twice: “First strike” and “First Strike”. */
const inOneSpelling = (keywords: readonly string[]): string[] => [
  ...new Map(keywords.map((keyword) => [keyword.toLowerCase(), keyword])).values(),
];

/** The keywords of a card, each with its definition one tap away. */
export function KeywordList({
  keywords,
  french = {},
}: {
  keywords: readonly string[];
  /** Their French names, by the English ones in either spelling. */
  french?: CardPage["french_keywords"];
}) {
  const { t, language } = useText();
  if (keywords.length === 0) return null;
  const frenchNames = new Map(
    Object.entries(french).map(([keyword, name]) => [keyword.toLowerCase(), name]),
  );
  const named = inOneSpelling(keywords).map((keyword) => {
    const translated = language === "fr" ? frenchNames.get(keyword.toLowerCase()) : undefined;
    return { keyword, name: translated ?? keyword, lang: translated === undefined ? "en" : "fr" };
  });
  return (
    <section>
      <p className="field-label">{t("cards.keywords")}</p>
      <ul className={styles.list}>
        {named.map(({ keyword, name, lang }) => (
          <li key={keyword}>
            <Popover
              label={name}
              align="start"
              trigger={
                <button type="button" className="chip" lang={lang}>
                  {name}
                </button>
              }
            >
              <Definition keyword={keyword} />
            </Popover>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Definition({ keyword }: { keyword: string }) {
  const { t, language } = useText();
  const { data, error, isFetching, refetch } = useQuery(
    api.rules.term.queryOptions({ input: { term: keyword, language }, staleTime: FRESH_MS }),
  );
  if (data !== undefined)
    return (
      <>
        <b lang={data.term === data.english ? "en" : undefined}>{data.term}</b>
        <TermDefinition term={data} />
      </>
    );
  if (error instanceof ApiError && error.code === "TERM_NOT_FOUND")
    return <p className="small muted">{t("cards.noDefinition")}</p>;
  return error === null ? (
    <Skeleton widths={["80%", "60%"]} label={t("cards.loading")} />
  ) : (
    <LoadFailed
      title={t("cards.definitionFailed")}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
