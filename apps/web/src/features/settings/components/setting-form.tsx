import { type ReactNode, useState } from "react";
import { Banner, Button } from "../../../ui/index.ts";
import type { ActionFailure } from "../hooks/use-action.ts";
import { Setting } from "./setting.tsx";
import styles from "./setting-form.module.css";

interface FoldedSettingProps {
  name: string;
  /** What it is now. */
  note: string;
  /** What the button says that opens its form. */
  action: string;
  /** Nothing can be changed here: there is no button. */
  fixed: boolean;
  /** What stands in the place of the form while it is closed. */
  closed?: ReactNode;
  /** Its form, which closes itself when it is done. */
  children: (close: () => void) => ReactNode;
}

/** A setting that is changed by a form of its own, which a button opens. */
export function FoldedSetting(props: FoldedSettingProps) {
  const [open, setOpen] = useState(false);
  return (
    <Setting
      name={props.name}
      note={props.note}
      action={
        !props.fixed && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {props.action}
          </Button>
        )
      }
    >
      {open ? props.children(() => setOpen(false)) : props.closed}
    </Setting>
  );
}

interface SettingFormProps {
  busy: boolean;
  /** A failure that stands under none of the fields. */
  failure: ActionFailure | null;
  submit: string;
  onSubmit: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** The form of a setting: what went wrong, its fields, one button. It is sent once at a time. */
export function SettingForm({ busy, failure, submit, onSubmit, children }: SettingFormProps) {
  return (
    <form
      className={`stack ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {failure !== null && <Banner tone="danger">{failure.sentence}</Banner>}
      {children}
      <Button variant="primary" type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
