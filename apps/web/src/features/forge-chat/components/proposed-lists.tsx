import { Copy } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Disclosure, toast } from "../../../ui/index.ts";
import { CardLink } from "../../cards/index.ts";
import type { ShownAdvice } from "../../chat/index.ts";
import { listAsText } from "../model/advice-text.ts";
import styles from "./advice-section.module.css";

/** Lists that an answer proposes, each to be copied whole (FOR-09). */
export function ProposedLists({ lists }: { lists: NonNullable<ShownAdvice["decklists"]> }) {
  const { t } = useText();
  const copy = (list: (typeof lists)[number]) =>
    navigator.clipboard.writeText(listAsText(list)).then(
      () => toast.copied(t("deckPage.viewer.copied")),
      () => toast.failed(t("oracle.ruling.copyFailed")),
    );
  return lists.map((list) => (
    <Disclosure key={list.name} heading summary={list.name}>
      <ul lang="en" className={styles.lines}>
        {list.cards.map(({ name, quantity }) => (
          <li key={name}>
            <span className="figures">{quantity}</span> <CardLink name={name}>{name}</CardLink>
          </li>
        ))}
      </ul>
      <Button small className="button-tall" onClick={() => void copy(list)}>
        <Copy className="icon" />
        {t("deckPage.export.copy")}
      </Button>
    </Disclosure>
  ));
}
