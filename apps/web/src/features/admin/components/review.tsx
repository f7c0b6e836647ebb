import type { AnswerReview, ReviewState } from "@spellwright/contract";
import { cardSourceName, ruleGroups } from "@spellwright/locales";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { REVIEW_NOTE_MAX_LENGTH } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, toast } from "../../../ui/index.ts";
import styles from "./dashboard.module.css";

/** What may be decided of an answer in a state, and the words for it. */
const DECISIONS: Readonly<
  Record<
    ReviewState,
    readonly (readonly [ReviewState, "accept" | "reject" | "makeCase" | "reopen"])[]
  >
> = {
  open: [
    ["case", "makeCase"],
    ["accepted", "accept"],
    ["rejected", "reject"],
  ],
  accepted: [
    ["case", "makeCase"],
    ["open", "reopen"],
  ],
  rejected: [["open", "reopen"]],
  case: [["open", "reopen"]],
};

/** A question beside its answer, the rules it cites and what its reader says. */
export function Review({ review }: { review: AnswerReview }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const noteId = useId();
  const [note, setNote] = useState(review.note ?? "");
  const [busy, setBusy] = useState(false);
  const { message_id, reader_id, ruling } = review;
  const decide = async (state: ReviewState) => {
    setBusy(true);
    try {
      await client.admin.reviews.decide({ message_id, reader_id, state, note });
      toast.done(t("admin.reviews.saved"));
      await queries.invalidateQueries({ queryKey: api.admin.reviews.key() });
    } catch (error) {
      toast.failed(errorSentence(error, language));
    }
    setBusy(false);
  };
  return (
    <li className={`${styles.entry} stack`}>
      <h3>{review.question || t("admin.reviews.deletedQuestion")}</h3>
      <div className={styles.two}>
        <p className="soft">{review.answer}</p>
        <div className="stack">
          <p>
            <b>{t("admin.reviews.reader")}</b>
            <br />
            {review.comment ?? t("admin.reviews.noComment")}
          </p>
          {(ruling === null ? [] : ruleGroups(ruling)).map(({ title, rules }) => (
            <div key={title}>
              <b>{t(title)}</b>
              <ul className="small soft">
                {rules.map(({ number, edition, text }) => (
                  <li key={number}>
                    <b>{t("admin.reviews.rule", { number, edition })}</b>
                    <br />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {ruling?.card_sources && (
            <ul className="small soft">
              {ruling.card_sources.map((source) => (
                <li key={source.text}>
                  <b>{cardSourceName(source, t)}</b>
                  <br />
                  {source.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={noteId}>
          {t("admin.reviews.note")}
        </label>
        <textarea
          id={noteId}
          className={styles.note}
          maxLength={REVIEW_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      {review.reviewed_by !== null && (
        <p className="small muted">{t("admin.reviews.by", { email: review.reviewed_by })}</p>
      )}
      <div className="row wrap">
        {DECISIONS[review.state].map(([state, words], index) => (
          <Button
            key={state}
            variant={index === 0 ? "primary" : "secondary"}
            busy={busy}
            onClick={() => void decide(state)}
          >
            {t(`admin.reviews.${words}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
