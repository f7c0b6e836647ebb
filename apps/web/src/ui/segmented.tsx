import type { ReactNode } from "react";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; content: ReactNode; name?: string }[];
  onChange: (value: Value) => void;
  /** In a line of text rather than a line of controls. */
  small?: boolean;
  className?: string | undefined;
}

/** One choice of a few, all visible; `name` is for options that show an icon only. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the flex row of the drawing
    <div
      className={`segmented ${props.small ? "segmented-small" : ""} ${props.className ?? ""}`}
      role="group"
      aria-label={props.label}
    >
      {props.options.map(({ value, content, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          aria-label={name}
          title={name}
          onClick={() => props.onChange(value)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
