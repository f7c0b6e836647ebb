import type { StrategySection } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Lock } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import styles from "./locked-parts.module.css";

interface LockedPartsProps {
  title: string;
  locked: NonNullable<StrategySection["locked"]>;
}

/** What the plan of the person holds back of a report, part by part, and where plans are (ANA-08). */
export function LockedParts({ title, locked }: LockedPartsProps) {
  const { t, language } = useText();
  return (
    <section className={styles.locked} aria-label={title}>
      <ul>
        {locked.map((part) => (
          <li key={part}>
            <Lock className="icon icon-small" aria-label={t("forgeChat.lockedPart")} />
            <span>{part}</span>
          </li>
        ))}
      </ul>
      <Link className="chip" to={pagePath(language, "subscription")} data-screen-only>
        {title}
      </Link>
    </section>
  );
}
