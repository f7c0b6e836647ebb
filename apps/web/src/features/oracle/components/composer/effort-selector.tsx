import { Gauge, Zap } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Dialog, Popover } from "../../../../ui/index.ts";
import type { EffortSetting } from "../../hooks/use-effort.ts";
import styles from "./effort.module.css";
import { EffortChoices } from "./effort-choices.tsx";

const isPhone = () => window.matchMedia("(max-width: 47.99rem)").matches;

/** The effort button and what it opens: a popover, a sheet on a phone (guide §8). */
export function EffortSelector({ setting }: { setting: EffortSetting }) {
  const { t } = useText();
  const [sheet, setSheet] = useState(false);
  const [popover, setPopover] = useState(false);
  const effort = t(`oracle.effort.${setting.effort}`);
  const title = t("oracle.effort.title");
  const trigger = (
    <button
      type="button"
      className="button button-quiet button-small button-tall"
      aria-label={t("oracle.effort.button", { effort, count: setting.cost })}
    >
      <Gauge className="icon" />
      <span className={styles.name}>{effort}</span>
      <span className={`row muted ${styles.cost}`}>
        <Zap className="icon icon-small" />
        {setting.cost}
      </span>
    </button>
  );
  return (
    <>
      <Popover
        trigger={trigger}
        label={title}
        align="start"
        side="top"
        className={styles.popover}
        open={popover}
        onOpenChange={(open) => {
          if (open && isPhone()) setSheet(true);
          else setPopover(open);
        }}
      >
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <EffortChoices setting={setting} />
      </Popover>
      <Dialog open={sheet} onClose={() => setSheet(false)} title={title}>
        <div className="dialog-body">
          <EffortChoices setting={setting} />
        </div>
      </Dialog>
    </>
  );
}
