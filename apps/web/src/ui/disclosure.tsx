import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
  /** The line that is pressed. */
  summary: ReactNode;
  /** The line is the heading of a part, not a note below one. */
  heading?: boolean;
}

/** A line that unfolds what belongs to it, and folds it again. */
export function Disclosure(props: DisclosureProps) {
  const { summary, heading = false, className = "", children, ...rest } = props;
  const look = heading ? `${styles.disclosure} ${styles.heading}` : styles.disclosure;
  return (
    <details {...rest} className={`${look} ${className}`.trim()}>
      <summary>
        {summary}
        <ChevronDown className="icon icon-small" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
