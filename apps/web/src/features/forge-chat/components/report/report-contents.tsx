import type { MouseEvent } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { useCurrentSection } from "../../hooks/use-current-section.ts";
import styles from "./report-contents.module.css";

interface ReportContentsProps {
  /** The sections in their order, by the ids of their elements. */
  entries: readonly { readonly id: string; readonly title: string }[];
}

/** Opens a section and leads to it, by mouse and by keyboard alike. */
const show = (id: string) => {
  const section = document.getElementById(id);
  if (section === null) return;
  if (section instanceof HTMLDetailsElement) section.open = true;
  const target = section.querySelector<HTMLElement>("summary") ?? section;
  target.focus({ preventScroll: true });
  section.scrollIntoView({ block: "start" });
};

/** What a report holds, beside it where there is room. The section that is being read is marked. */
export function ReportContents({ entries }: ReportContentsProps) {
  const { t } = useText();
  const current = useCurrentSection(entries.map(({ id }) => id));
  const follow = (event: MouseEvent, id: string) => {
    // The address stays that of the message.
    event.preventDefault();
    show(id);
  };
  return (
    <aside className={styles.contents}>
      <nav aria-label={t("forgeChat.reportContents")}>
        <p className={styles.title}>{t("forgeChat.report")}</p>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                onClick={(event) => follow(event, id)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
