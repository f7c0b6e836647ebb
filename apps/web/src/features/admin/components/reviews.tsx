import type { ReviewState } from "@spellwright/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { REVIEW_STATES } from "../../../lib/contract.static.ts";
import { useText } from "../../../lib/text.tsx";
import { Button, Select, toast } from "../../../ui/index.ts";
import { downloadCases, useReviews } from "../api/admin-calls.ts";
import styles from "./dashboard.module.css";
import { Loaded } from "./loaded.tsx";
import { Review } from "./review.tsx";

/** Answers that readers marked wrong, as a queue: each is decided and leaves it. */
export function Reviews() {
  const { t, language } = useText();
  const [state, setState] = useState<ReviewState>("open");
  const download = () => {
    downloadCases(language).catch((error: unknown) => {
      toast.failed(errorSentence(error, language));
    });
  };
  return (
    <section className="stack">
      <div className="row between wrap">
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
        <Button onClick={download}>
          <Download className="icon icon-small" />
          {t("admin.reviews.download")}
        </Button>
      </div>
      <Loaded query={useReviews(state)}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <p className="soft">{t("admin.reviews.empty")}</p>}
            {items.length < total && (
              <p className="small muted">
                {t("admin.reviews.more", { shown: items.length, total })}
              </p>
            )}
            <ul className={styles.list}>
              {items.map((review) => (
                <Review key={`${review.message_id} ${review.reader_id}`} review={review} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
