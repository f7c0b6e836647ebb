import type { ComponentProps } from "react";

interface PlateProps extends ComponentProps<"section"> {
  /** The double rim: only for the most important surface of a screen (guide §1). */
  mark?: boolean;
}

export function Plate({ mark = false, className = "", ...rest }: PlateProps) {
  return (
    <section {...rest} className={`plate${mark ? " plate-marked" : ""} ${className}`.trim()} />
  );
}

/** The line that swells in the middle. */
export function TaperedRule({ className = "" }: { className?: string | undefined }) {
  return <hr className={`taper ${className}`.trim()} />;
}
