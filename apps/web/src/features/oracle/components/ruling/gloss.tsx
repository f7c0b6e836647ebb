import { Suspense } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { useText } from "../../../../lib/text/text.tsx";
import type { ShownRuling } from "../../../chat/index.ts";
import styles from "./gloss.module.css";
import { GlossCard } from "./gloss-card.tsx";
import { GlossSources } from "./gloss-sources.tsx";

const ModelMarkdown = lazyPart(() => import("./model-markdown.tsx"), "ModelMarkdown");

/**
 * The proof in the margin: cards, sources, updates; below the ruling on small screens (guide §1). A
 * chat has many: a note, not a landmark.
 */
export function Gloss({ answer }: { answer: ShownRuling }) {
  const { t } = useText();
  const { ruling } = answer;
  const updates = (ruling.recent_updates ?? "").trim();
  return (
    <aside className={`stack ${styles.gloss}`} role="note" aria-label={t("oracle.gloss.label")}>
      {ruling.mentioned_cards.length > 0 && (
        <section>
          <h3 className="ruled-heading">{t("oracle.gloss.cards")}</h3>
          {ruling.mentioned_cards.map((name) => (
            <GlossCard key={name} name={name} />
          ))}
        </section>
      )}
      <GlossSources ruling={ruling} />
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
