import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** The sentence under the field when its value is refused. */
  error?: string | null | undefined;
  help?: string | undefined;
  icon?: ReactNode;
  /** Beside the label, a link for instance. */
  aside?: ReactNode;
  /** Inside the field, at its end. */
  trailing?: ReactNode;
}

/** Label above, always visible. An error is an edge, an icon and a sentence (guide §8). */
export function Field({ label, error, help, icon, aside, trailing, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <div className="field">
      <div className="row between">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <span
        className={`field-box ${error ? "is-invalid" : ""} ${trailing ? "field-box-trailing" : ""}`}
      >
        {icon}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {trailing}
      </span>
      {note && (
        <p
          className={error ? "field-help is-invalid" : "field-help"}
          id={noteId}
          role={error ? "alert" : undefined}
        >
          {error && <TriangleAlert className="icon icon-small" />}
          {note}
        </p>
      )}
    </div>
  );
}
