import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../lib/text/text.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import styles from "./selection-bar.module.css";

/** What the bar says of what it selects. */
export interface SelectionWords {
  /** How many are selected. */
  readonly count: string;
  /** On the button that deletes them. */
  readonly remove: string;
  /** Asked before, and what follows from it. */
  readonly question: string;
  readonly consequence: string;
}

interface SelectionBarProps {
  count: number;
  words: SelectionWords;
  /** Everything is selected: the button deselects. */
  all: boolean;
  /** The rest of the list is being read, to be selected too. */
  readingAll: boolean;
  onAll: () => void;
  onNone: () => void;
  onLeave: () => void;
  onDelete: () => void;
}

/** Count, all or none, delete, leave (DISC-02, FOR-05). */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useText();
  const { count, words } = props;
  const [asking, setAsking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the grid of the drawing
    <div className={styles.bar} role="group" aria-label={t("discussions.select.bar")}>
      <div className="row between">
        <b className="small figures" role="status">
          {words.count}
        </b>
        <Button small variant="quiet" className="button-tall" onClick={props.onLeave}>
          {t("common.cancel")}
        </Button>
      </div>
      <div className={styles.choices}>
        <Button
          small
          wide
          className="button-tall"
          busy={props.readingAll}
          onClick={props.all ? props.onNone : props.onAll}
        >
          {t(props.all ? "discussions.select.none" : "discussions.select.all")}
        </Button>
        {count > 0 && (
          <Button
            small
            wide
            variant="danger"
            className="button-tall"
            onClick={() => setAsking(true)}
          >
            <Trash2 className="icon icon-small" />
            {words.remove}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking && count > 0}
        onClose={() => setAsking(false)}
        title={words.question}
        message={words.consequence}
        action={t("discussions.delete")}
        onConfirm={() => {
          setAsking(false);
          props.onDelete();
        }}
      />
    </div>
  );
}
