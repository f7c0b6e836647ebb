import type { ComponentProps } from "react";
import styles from "./link-button.module.css";

/** An action that stands in a text or a line as a link does. */
export function LinkButton({ className = "", ...rest }: Omit<ComponentProps<"button">, "type">) {
  return <button {...rest} type="button" className={`${styles.button} ${className}`.trim()} />;
}
