import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import type { ShownAdvice } from "../../chat/index.ts";
import { isWebAddress, sourceName } from "../model/advice-text.ts";
import styles from "./advice-links.module.css";

/** The cards that an answer names, and where its figures come from. */
export function AdviceLinks({ answer }: { answer: ShownAdvice }) {
  return (
    <>
      <Cards answer={answer} />
      <Sources sources={answer.sources.filter(isWebAddress)} />
    </>
  );
}

function Cards({ answer: { referencedCards } }: { answer: ShownAdvice }) {
  const { t, language } = useText();
  if (referencedCards.length === 0) return null;
  return (
    <div className={styles.links}>
      <span className="small soft">{t("forgeChat.cards")}</span>
      <ul className="row wrap">
        {referencedCards.map(({ name, printed_name: printed }) => (
          <li key={name}>
            <Link className="chip" to={pagePath(language, "card", name)}>
              {language === "fr" ? (printed ?? name) : name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useText();
  if (sources.length === 0) return null;
  return (
    <div className={styles.links}>
      <span className="small soft">{t("forgeChat.sources")}</span>
      <ul className="row wrap">
        {sources.map((address) => (
          <li key={address}>
            <a className="chip" href={address} target="_blank" rel="noopener noreferrer nofollow">
              {sourceName(address)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
