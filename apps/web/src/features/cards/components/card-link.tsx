import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { previewAttributes } from "../model/preview-attributes.ts";

interface CardLinkProps {
  /** In either language. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card's name within a text: it leads to the card's page, and shows the card where it stands. */
export function CardLink({ name, className, children }: CardLinkProps) {
  const { language } = useText();
  return (
    <Link
      to={pagePath(language, "card", name)}
      className={className}
      {...previewAttributes(name, { byTouch: true })}
    >
      {children}
    </Link>
  );
}
