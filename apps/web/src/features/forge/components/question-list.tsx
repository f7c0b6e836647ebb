import type { Discussion } from "@spellwright/contract";
import { useState } from "react";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { ConfirmDialog, useUndoableDeletion } from "../../../ui/index.ts";
import { useDeleteQuestion } from "../api/question-calls.ts";
import { CardGrid } from "./card-grid.tsx";
import emptyStyles from "./empty-plate.module.css";
import { QuestionCard } from "./question-card.tsx";

const SHAPE = { rowHeight: 8, gap: 1, minColumnWidth: 18 };

interface QuestionListProps {
  questions: readonly Discussion[];
  hasMore: boolean;
  onNearEnd: () => void;
}

/** The questions that a view shows, each of which can be deleted. */
export function QuestionList({ questions, hasMore, onNearEnd }: QuestionListProps) {
  const { t } = useText();
  const [doomed, setDoomed] = useState<Discussion | null>(null);
  const removeUndoably = useUndoableDeletion();
  const removal = useDeleteQuestion();
  const remove = () => {
    if (doomed === null) return;
    setDoomed(null);
    removeUndoably({
      ids: [doomed.id],
      kind: "question",
      text: t("discussions.deleted", { count: 1 }),
      remove: () => removal.mutateAsync(doomed.id),
    });
  };
  const now = new Date();
  return (
    <>
      {questions.length === 0 ? (
        <p className={`plate ${emptyStyles.plate}`}>{t("forge.questions.noMatch")}</p>
      ) : (
        <CardGrid
          label={t("forge.questions.label")}
          shape={SHAPE}
          items={questions}
          total={hasMore ? -1 : questions.length}
          keyOf={({ id }) => id}
          onNearEnd={onNearEnd}
          card={(question) => <QuestionCard question={question} now={now} onDelete={setDoomed} />}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t("discussions.deleteTitle")}
        message={t("discussions.deleteText", { title: withoutMarkup(doomed?.title ?? "") })}
        action={t("discussions.delete")}
        onConfirm={remove}
      />
    </>
  );
}
