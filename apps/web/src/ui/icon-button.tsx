import type { ComponentProps } from "react";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Its accessible name and its tooltip. */
  label: string;
}

/** An icon alone: 44 px, named, with a tooltip after 500 ms (guide §7). */
export function IconButton({ label, className = "", type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={`icon-button ${className}`.trim()}
    />
  );
}
