import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text.tsx";

/** A link to the page of a rule; alone, it shows the number. */
export function RuleLink({ number, children }: { number: string; children?: ReactNode }) {
  const { language } = useText();
  return (
    <Link to="/$language/rules/$number" params={{ language, number }} className="figures">
      {children ?? number}
    </Link>
  );
}
