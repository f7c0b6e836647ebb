import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text.tsx";
import { Button, ConfirmDialog } from "../../../ui/index.ts";
import styles from "./selection-bar.module.css";

interface SelectionBarProps {
  count: number;
  /** Everything is selected: the button deselects. */
  all: boolean;
  /** The rest of the list is being read, to be selected too. */
  readingAll: boolean;
  onAll: () => void;
  onNone: () => void;
  onLeave: () => void;
  onDelete: () => void;
}

/** Count, all or none, delete, leave (DISC-02). */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useText();
  const { count } = props;
  const [asking, setAsking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the grid of the drawing
    <div className={styles.bar} role="group" aria-label={t("discussions.select.bar")}>
      <div className="row between">
        <b className="small figures" role="status">
          {t("discussions.select.count", { count })}
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
            {t("discussions.select.delete", { count })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking && count > 0}
        onClose={() => setAsking(false)}
        title={t("discussions.select.deleteTitle", { count })}
        message={t("discussions.select.deleteText")}
        action={t("discussions.delete")}
        onConfirm={() => {
          setAsking(false);
          props.onDelete();
        }}
      />
    </div>
  );
}
