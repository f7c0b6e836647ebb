import type { FrenchText } from "@spellwright/contract";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { CardText } from "../../../ui/card-text.tsx";
import type { CardPart } from "../../../ui/card-words.ts";
import { Disclosure } from "../../../ui/index.ts";
import styles from "./card-faces.module.css";

interface FrenchTextsProps {
  parts: readonly CardPart[];
  french: FrenchText;
}

/**
 * What must be known of the printed French texts (CARD-02): on a French page, where the faces show them, their
 * warning; to English readers, who do not need them, they come folded.
 */
export function FrenchTexts({ parts, french }: FrenchTextsProps) {
  const { t, language } = useText();
  const warning = french !== "none" && (
    <p className={`small ${styles.warning}`}>
      <TriangleAlert className="icon icon-small" />
      {t(french === "outdated" ? "cards.outdated" : "cards.mayDiffer")}
    </p>
  );
  if (language === "fr") return warning;
  const texts = parts.flatMap(({ printed_text }) => printed_text ?? []);
  if (texts.length === 0) return null;
  return (
    <Disclosure summary={t("cards.french")}>
      {texts.map((text) => (
        <CardText key={text} text={text} lang="fr" />
      ))}
      {warning}
    </Disclosure>
  );
}
