import { type FormEvent, useId, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { FormFoot } from "./form-foot.tsx";

/** As the API takes names and titles. */
const NAME_MAX = 200;

interface RenameFormProps {
  /** What the field is called. */
  label: string;
  /** The name so far. */
  name: string;
  /** What is said of an empty name. */
  empty: string;
  /** The verb of the button. */
  action: string;
  busy?: boolean;
  /** Why nothing can be changed now. Undefined while it can. */
  locked?: string | undefined;
  /** Told a trimmed name that is not empty (FOR-11). What it does closes the dialog. */
  onRename: (name: string) => void;
}

interface RenameDialogProps extends RenameFormProps {
  open: boolean;
  onClose: () => void;
  title: string;
}

/** Another name for something. The field begins anew each time the dialog opens. */
export function RenameDialog({ open, onClose, title, ...form }: RenameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} width="27rem">
      {open && <RenameForm {...form} onCancel={onClose} />}
    </Dialog>
  );
}

function RenameForm(props: RenameFormProps & { onCancel: () => void }) {
  const { locked, busy = false } = props;
  const id = useId();
  const [name, setName] = useState(props.name);
  const [tried, setTried] = useState(false);
  const wanted = name.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted !== "" && locked === undefined && !busy) props.onRename(wanted);
  };
  return (
    <>
      <form className="dialog-body" id={id} onSubmit={save} noValidate>
        <Field
          label={props.label}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          error={tried && wanted === "" ? props.empty : null}
        />
      </form>
      <FormFoot
        form={id}
        action={props.action}
        busy={busy}
        locked={locked}
        onCancel={props.onCancel}
      />
    </>
  );
}
