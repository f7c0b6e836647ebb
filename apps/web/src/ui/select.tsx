import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

interface SelectProps extends Omit<ComponentProps<"select">, "onChange"> {
  /** Its accessible name, unless a label stands beside it. */
  label?: string;
  icon?: ReactNode;
  onChange: (value: string) => void;
}

/** The device's own list of choices, drawn like a field. */
export function Select({ label, icon, onChange, className = "", children, ...rest }: SelectProps) {
  return (
    <span className={`field-box select-box ${className}`.trim()}>
      {icon}
      <select {...rest} aria-label={label} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      <ChevronDown className="icon" aria-hidden="true" />
    </span>
  );
}
