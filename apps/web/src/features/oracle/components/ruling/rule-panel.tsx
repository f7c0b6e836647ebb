import type { Language, RelevantRule, RuleView } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, ShieldCheck, X } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { api } from "../../../../lib/http/api.ts";
import { fullDay } from "../../../../lib/text/dates.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import { IconButton, LinkButton, Segmented } from "../../../../ui/index.ts";
import { editionDate, quotesOf, wholeRule } from "../../model/rule-sources.ts";
import { ChangedRule } from "./changed-rule.tsx";
import { QuotedText } from "./quoted-text.tsx";
import styles from "./rule-panel.module.css";
import { WholeRule } from "./whole-rule.tsx";

interface RulePanelProps {
  id: string;
  rule: RelevantRule;
  style: CSSProperties;
  onClose: () => void;
}

type TextVersion = "paraphrase" | "original";

/** The two texts of a rule, where both exist: our French paraphrase and the official English text. */
const bothTexts = (view: RuleView | undefined, language: Language) =>
  language === "fr" && view?.verbatim && view.paraphrase !== null
    ? { paraphrase: view.paraphrase.fr, original: view.text }
    : null;

function VersionSwitch({
  version,
  onChange,
}: {
  version: TextVersion;
  onChange: (version: TextVersion) => void;
}) {
  const { t } = useText();
  return (
    <Segmented
      small
      label={t("oracle.rule.language")}
      value={version}
      onChange={onChange}
      options={[
        {
          value: "paraphrase",
          content: t("oracle.rule.french"),
          name: t("oracle.rule.frenchName"),
        },
        {
          value: "original",
          content: t("oracle.rule.original"),
          name: t("oracle.rule.originalName"),
        },
      ]}
    />
  );
}

/** The text that is cited, as it stands or as it was, and what it is cited for. */
function CitedText({
  rule,
  text,
  official,
}: {
  rule: RelevantRule;
  text: string;
  official: boolean;
}) {
  const { t } = useText();
  return (
    <>
      {rule.changed_since ? (
        <ChangedRule rule={rule} changed={rule.changed_since} />
      ) : (
        <q lang={official ? "en" : undefined}>
          <QuotedText text={text} quotes={quotesOf(rule)} />
        </q>
      )}
      {rule.claim && (
        <p className={`small ${styles.claim}`}>
          <span className="muted">{t("oracle.rule.claim")}</span> <CardTextLine line={rule.claim} />
        </p>
      )}
    </>
  );
}

/** A cited rule: its number, its text in the edition in use, and where it stands (ORA-17). */
export function RulePanel({ id, rule, style, onClose }: RulePanelProps) {
  const { t, language } = useText();
  const [version, setVersion] = useState<TextVersion>("paraphrase");
  const [whole, setWhole] = useState<string | null>(null);
  const { data: view } = useQuery(
    api.rules.read.queryOptions({
      input: { number: rule.number, language },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides how tall it is
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }, [whole, view]);
  const changed = rule.changed_since;
  const both = bothTexts(view, language);
  const text = both === null ? rule.text : both[version];
  const official = both === null ? rule.verbatim : version === "original";
  const parent = wholeRule(rule.number);
  const heading = view?.heading ?? rule.keyword;
  const name = t("oracle.rule.name", { number: rule.number });
  return (
    <section
      className={`popover ${styles.panel}`}
      id={id}
      ref={panel}
      aria-label={name}
      style={style}
    >
      <div className="row between">
        <b>
          <Link to={pagePath(language, "rule", whole ?? rule.number)}>{whole ?? rule.number}</Link>
          {heading && <span className={`muted ${styles.heading}`}> · {heading}</span>}
        </b>
        <span className="row">
          {both !== null && whole === null && !changed && (
            <VersionSwitch version={version} onChange={setVersion} />
          )}
          <IconButton label={t("oracle.rule.close")} onClick={onClose}>
            <X className="icon" />
          </IconButton>
        </span>
      </div>
      {whole === null ? (
        <CitedText rule={rule} text={text} official={official} />
      ) : (
        <WholeRule number={whole} cited={rule.number} />
      )}
      {(!changed || whole !== null) && (
        <p className={`micro muted ${styles.edition}`}>
          {t(official ? "oracle.rule.official" : "oracle.rule.paraphrase", {
            date: fullDay(editionDate(changed?.edition ?? rule.edition), language),
          })}
        </p>
      )}
      <div className={`row between small muted ${styles.foot}`}>
        {!changed && (
          <span className={`row ${styles.mark}`}>
            <ShieldCheck className="icon icon-small" />
            {t("oracle.rule.found")}
          </span>
        )}
        {parent !== null && whole === null && (
          <LinkButton className={`row ${styles.mark}`} onClick={() => setWhole(parent)}>
            {t("oracle.rule.whole", { number: parent })}
            <ArrowRight className="icon icon-small" />
          </LinkButton>
        )}
        {whole !== null && (
          <LinkButton className={`row ${styles.mark}`} onClick={() => setWhole(null)}>
            <ArrowLeft className="icon icon-small" />
            {t("oracle.rule.back", { number: rule.number })}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
