import type { ReviewState } from "@spellwright/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { REVIEW_STATES } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Select, toast } from "../../../ui/index.ts";
import { downloadCases, useReviews } from "../api/admin-calls.ts";
import styles from "./dashboard.module.css";
import { QueryResult } from "./query-result.tsx";
import { Review } from "./review.tsx";

/** Answers that readers marked wrong, as a queue: each is decided and leaves it. */
export function Reviews() {
  const { t, language } = useText();
  const [state, setState] = useState<ReviewState>("open");
  const reviews = useReviews(state);
  const download = () => {
    downloadCases(language).catch((error: unknown) => {
      toast.failed(errorSentence(error, language));
    });
  };
  return (
    <section className="stack">
      <div className={styles.choice}>
        <div className={styles.pick}>
          <Select
            label={t("admin.reviews.state")}
            value={state}
            onChange={(value) => setState(REVIEW_STATES.find((each) => each === value) ?? "open")}
          >
            {REVIEW_STATES.map((each) => (
              <option key={each} value={each}>
                {t(`admin.reviews.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        <Button onClick={download}>
          <Download className="icon icon-small" />
          {t("admin.reviews.download")}
        </Button>
      </div>
      <QueryResult query={reviews}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const total = pages.at(-1)?.total ?? 0;
          return (
            <>
              <p className={total === 0 ? "soft" : "small muted"}>
                {total === 0
                  ? t("admin.reviews.empty")
                  : items.length < total
                    ? t("admin.reviews.more", { shown: items.length, total })
                    : t("admin.reviews.all", { count: total })}
              </p>
              <ul className={styles.list}>
                {items.map((review) => (
                  <Review key={`${review.message_id} ${review.reader_id}`} review={review} />
                ))}
              </ul>
            </>
          );
        }}
      </QueryResult>
      {reviews.hasNextPage && (
        <Button busy={reviews.isFetchingNextPage} onClick={() => void reviews.fetchNextPage()}>
          {t("admin.questions.more")}
        </Button>
      )}
    </section>
  );
}
