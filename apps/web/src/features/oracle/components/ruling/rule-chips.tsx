import type { RuleGroup } from "@spellwright/locales";
import { History } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import styles from "./rule-chips.module.css";
import { RulePanel } from "./rule-panel.tsx";
import plate from "./ruling-plate.module.css";

/** Rules under their heading. One opens at a time, on click or Enter, and Escape goes back to its chip. */
export function RuleChips({ title, rules }: RuleGroup) {
  const { t } = useText();
  const panelId = useId();
  const [open, setOpen] = useState<string | null>(null);
  const [nub, setNub] = useState(0);
  const chips = useRef(new Map<string, HTMLButtonElement>());
  const shown = rules.find((rule) => rule.number === open);
  const close = () => {
    if (open !== null) chips.current.get(open)?.focus();
    setOpen(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || open === null) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <section className={styles.rules} onKeyDown={onKeyDown}>
      <h3 className={plate.partHeading}>{t(title)}</h3>
      <div className="row wrap">
        {rules.map(({ number, changed_since: changed }) => (
          <button
            key={number}
            type="button"
            ref={(chip) => {
              if (chip !== null) chips.current.set(number, chip);
            }}
            className={`chip chip-rule ${styles.chip}`}
            aria-label={[
              t("oracle.rule.name", { number }),
              ...(changed ? [t("conversation.changed.mark")] : []),
            ].join(", ")}
            aria-expanded={number === open}
            aria-controls={number === open ? panelId : undefined}
            onClick={(event) => {
              const { offsetLeft, offsetWidth } = event.currentTarget;
              setNub(offsetLeft + offsetWidth / 2);
              setOpen(number === open ? null : number);
            }}
          >
            {number}
            {changed && <History className="icon icon-small" aria-hidden="true" />}
          </button>
        ))}
      </div>
      {shown && (
        <RulePanel
          key={shown.number}
          id={panelId}
          rule={shown}
          style={{ "--nub-x": `${nub}px` } as CSSProperties}
          onClose={close}
        />
      )}
    </section>
  );
}
