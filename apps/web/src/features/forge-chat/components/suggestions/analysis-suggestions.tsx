import type { DeckSuggestions } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../../lib/text/text.tsx";
import { Disclosure, LoadFailed, Skeleton } from "../../../../ui/index.ts";
import { discussionMessages } from "../../../chat/index.ts";
import { newestAnalysis } from "../../model/newest-analysis.ts";
import { LockedParts } from "../report/locked-parts.tsx";
import { SwapList } from "../swap-list.tsx";
import styles from "./analysis-suggestions.module.css";
import { BracketPart, ChangersPart } from "./bracket-part.tsx";
import { SideboardPart } from "./sideboard-part.tsx";

/** What the newest analysis in a discussion suggests, part by part (ANA-04). */
export function AnalysisSuggestions({ discussionId }: { discussionId: string }) {
  const { t } = useText();
  const read = useQuery(discussionMessages(discussionId));
  if (read.data === undefined)
    return read.error === null ? (
      <Skeleton label={t("forgeChat.suggestions.loading")} widths={["60%", "90%", "70%"]} />
    ) : (
      <LoadFailed
        title={t("forgeChat.analysisLost")}
        error={read.error}
        busy={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  const found = newestAnalysis(read.data);
  if (found === undefined) return <p className="dialog-body">{t("forgeChat.suggestions.none")}</p>;
  const { suggestions, locked } = found;
  return (
    <div className={`dialog-body ${styles.parts}`}>
      <Counts suggestions={suggestions} />
      <BracketPart suggestions={suggestions} />
      <Analysis suggestions={suggestions} />
      {suggestions.suggestions.length === 0 && suggestions.sideboard_suggestions.length === 0 ? (
        <p>{t("forgeChat.suggestions.none")}</p>
      ) : (
        <SwapList id={`suggestions-${discussionId}`} suggestions={suggestions} />
      )}
      <ChangersPart suggestions={suggestions} />
      <SideboardPart suggestions={suggestions} />
      {locked !== undefined && <LockedParts title={locked.title} locked={locked.names} />}
    </div>
  );
}

interface PartProps {
  suggestions: DeckSuggestions;
}

/** The format, and how many cards there are, in the deck and beside it. */
function Counts({ suggestions: { deck_info: info } }: PartProps) {
  const { t } = useText();
  const { card_count: main, sideboard_count: sideboard } = info;
  return (
    <dl className={styles.counts}>
      {(
        [
          ["format", t(`decks.formats.${info.format}`)],
          ["total", main + sideboard],
          ["main", main],
          ["sideboard", sideboard],
        ] as const
      ).map(([what, value]) => (
        <div key={what}>
          <dt className="small soft">{t(`forgeChat.suggestions.counts.${what}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is said of the whole deck. */
function Analysis({ suggestions: { deck_analysis: analysis } }: PartProps) {
  const { t } = useText();
  const sides = [
    ["strengths", analysis.strengths],
    ["weaknesses", analysis.weaknesses],
  ] as const;
  return (
    <Disclosure heading open summary={t("forgeChat.suggestions.analysis")}>
      <p>{analysis.strategy}</p>
      {sides.map(
        ([side, lines]) =>
          lines.length > 0 && (
            <section key={side}>
              <h4>{t(`forgeChat.suggestions.${side}`)}</h4>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Disclosure>
  );
}
