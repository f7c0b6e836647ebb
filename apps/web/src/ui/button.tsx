import { type ComponentProps, useId } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

const VARIANTS = {
  primary: "button-primary",
  secondary: "",
  quiet: "button-quiet",
  danger: "button-danger",
  "danger-fill": "button-danger-fill",
  discord: "button-discord",
} as const;

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  variant?: keyof typeof VARIANTS;
  small?: boolean;
  wide?: boolean;
  /** Shows a spinner before the label, which should then be a verb, and ignores clicks. */
  busy?: boolean;
  disabled?: boolean;
  /** Why it is disabled. It then stays focusable and says so (guide §8). */
  disabledReason?: string | undefined;
}

export function Button({
  variant = "secondary",
  small = false,
  wide = false,
  busy = false,
  disabled = false,
  disabledReason,
  className = "",
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const inert = busy || (disabled && disabledReason !== undefined);
  const classes = [
    "button",
    VARIANTS[variant],
    small && "button-small",
    wide && "button-wide",
    className,
  ];
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(" ")}
      disabled={disabled && !inert}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      title={disabled ? disabledReason : rest.title}
      aria-describedby={disabled && disabledReason ? reasonId : rest["aria-describedby"]}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
      {disabled && disabledReason && (
        <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
      )}
    </button>
  );
}
