import { pageOf } from "@spellwright/locales";
import { useLocation } from "@spellwright/router";
import { Fragment, useId, useState } from "react";
import { areShortcutsOn, isShortcutHere, setShortcutsOn } from "../../../lib/page/use-shortcut.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Dialog } from "../../../ui/index.ts";
import { availableShortcuts } from "../model/shortcut-list.ts";
import styles from "./shortcuts-dialog.module.css";

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What the keyboard does where it opens, and the switch for those of a single key (WCAG 2.1.4). */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useText();
  const helpId = useId();
  const [on, setOn] = useState(areShortcutsOn);
  const page = pageOf(useLocation().pathname).page;
  const groups = availableShortcuts({ listens: isShortcutHere, page });
  return (
    <Dialog open={open} onClose={onClose} title={t("shortcuts.title")}>
      <div className={`dialog-body ${styles.sheet}`}>
        {groups.map(({ title, list }) => (
          <section key={title}>
            <h3 className="ruled-heading">{t(title)}</h3>
            <dl>
              {list.map(({ keys, does }) => (
                <div key={does} className={`row between ${styles.shortcut}`}>
                  <dt>{t(does)}</dt>
                  <dd className={`row ${styles.keys}`}>
                    {keys.map((key, index) => {
                      const name = typeof key === "string" ? key : t(key.name);
                      return (
                        <Fragment key={name}>
                          {index > 0 && " "}
                          <kbd className={styles.key}>{name}</kbd>
                        </Fragment>
                      );
                    })}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className={`row ${styles.singleKeys}`}>
          <input
            type="checkbox"
            checked={on}
            aria-describedby={helpId}
            onChange={(event) => {
              setOn(event.target.checked);
              setShortcutsOn(event.target.checked);
            }}
          />
          {t("shortcuts.single")}
        </label>
        <p className={`small muted ${styles.singleKeysHelp}`} id={helpId}>
          {t("shortcuts.singleHelp")}
        </p>
      </div>
    </Dialog>
  );
}
