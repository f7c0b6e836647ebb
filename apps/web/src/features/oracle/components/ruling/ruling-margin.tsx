import { Suspense } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { useText } from "../../../../lib/text/text.tsx";
import type { ShownRuling } from "../../../chat/index.ts";
import { MarginCard } from "./margin-card.tsx";
import { MarginSources } from "./margin-sources.tsx";
import styles from "./ruling-margin.module.css";

const ModelMarkdown = lazyPart(() => import("./model-markdown.tsx"), "ModelMarkdown");

/**
 * The proof in the margin: cards, sources, updates. Below the ruling on small screens (guide §1). A
 * chat has many: a note, not a landmark.
 */
export function RulingMargin({ answer }: { answer: ShownRuling }) {
  const { t } = useText();
  const { ruling } = answer;
  const updates = (ruling.recent_updates ?? "").trim();
  return (
    <aside className={`stack ${styles.gloss}`} role="note" aria-label={t("oracle.gloss.label")}>
      {ruling.mentioned_cards.length > 0 && (
        <section>
          <h3 className="ruled-heading">{t("oracle.gloss.cards")}</h3>
          {ruling.mentioned_cards.map((name) => (
            <MarginCard key={name} name={name} />
          ))}
        </section>
      )}
      <MarginSources ruling={ruling} />
      {updates !== "" && (
        <section>
          <h3 className="ruled-heading">{t("oracle.gloss.updates")}</h3>
          <Suspense>
            <ModelMarkdown text={updates} />
          </Suspense>
        </section>
      )}
    </aside>
  );
}
