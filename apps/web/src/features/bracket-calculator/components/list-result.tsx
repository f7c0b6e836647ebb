import type { MeasuredList } from "@spellwright/contract";
import { CircleCheck, CircleHelp, Image, Import, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { BRACKETS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Disclosure } from "../../../ui/index.ts";
import { ColorIdentity } from "../../../ui/mana-cost.tsx";
import { ListBracket } from "../../bracket/index.ts";
import { CurveChart, lineName, tableCard, useTablePicture } from "../../decks/index.ts";
import { useKeepList } from "../hooks/use-keep-list.ts";
import styles from "./bracket-page.module.css";

interface ListResultProps {
  list: MeasuredList;
  /** As it was pasted. */
  text: string;
  /** The list was changed since. */
  isStale: boolean;
}

/** What a list comes to: bracket and evidence, legality, curve, and the ways to share and to keep it. */
export function ListResult({ list, text, isStale }: ListResultProps) {
  const { t, language } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leads = list.deck_cards.filter((line) => line.is_commander);
  const led = leads.map((line) => lineName(line, language).text).join(" + ");
  const name = list.name ?? (led === "" ? t("bracketPage.calculator.unnamed") : led);
  const bracket = BRACKETS.find((each) => each === list.bracket);
  return (
    <section className={`stack ${styles.result}`} aria-labelledby="measured-list">
      <div className={styles.head}>
        <h2 id="measured-list" ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <ColorIdentity colors={list.color_identity} />
        <span className="tag figures">{t("forge.deck.cards", { count: list.card_count })}</span>
        {list.archetype !== null && (
          <span className="tag">{t(`forge.archetypes.${list.archetype}`)}</span>
        )}
      </div>
      {list.warnings.map(({ code, message }) => (
        <Banner key={code} tone="warn">
          {message}
        </Banner>
      ))}
      {isStale && <p className="small muted">{t("bracketPage.calculator.stale")}</p>}
      <div className={styles.columns}>
        <div className={`plate ${styles.plate}`}>
          {bracket !== undefined && <ListBracket list={list} bracket={bracket} />}
        </div>
        <aside className={`stack ${styles.aside}`}>
          <ResultActions list={list} name={name} text={text} />
          <ListLegality legality={list.legality} />
          <CurveChart statistics={list.statistics} />
          <Problems list={list} />
        </aside>
      </div>
    </section>
  );
}

interface ResultActionsProps {
  list: MeasuredList;
  name: string;
  text: string;
}

function ResultActions({ list, name, text }: ResultActionsProps) {
  const { t, language } = useText();
  const { label, keep } = useKeepList(text);
  const givePicture = useTablePicture();
  const picture = () => {
    const told = { ...list, name, declared_bracket: null, declared_reason: null };
    return givePicture(name, tableCard(told, t, language));
  };
  return (
    <div className="stack">
      <Button variant="primary" wide onClick={keep}>
        <Import className="icon" />
        {t(label)}
      </Button>
      <Button wide onClick={() => void picture()}>
        <Image className="icon" />
        {t("bracketPage.calculator.picture")}
      </Button>
    </div>
  );
}

const STATUS_STYLES = {
  legal: { Icon: CircleCheck, className: styles.legal },
  illegal: { Icon: TriangleAlert, className: styles.illegal },
  unknown: { Icon: CircleHelp, className: styles.unknown },
} as const;
/** So many reasons are read at once. The others unfold. */
const SHOWN = 3;

function ListLegality({ legality }: Pick<MeasuredList, "legality">) {
  const { t } = useText();
  const { status, problems, format } = legality;
  const { Icon, className } = STATUS_STYLES[status];
  const reasons = problems.map(({ message }) => <li key={message}>{message}</li>);
  return (
    <section aria-labelledby="list-legality">
      <h3 className="ruled-heading" id="list-legality">
        {t("deckPage.legality.title")}
      </h3>
      <p className={`row ${className}`}>
        <Icon className="icon" />
        <b>{t(`deckPage.legality.${status}`, { format: t(`decks.formats.${format}`) })}</b>
      </p>
      {problems.length > 0 && <ul className={styles.reasons}>{reasons.slice(0, SHOWN)}</ul>}
      {problems.length > SHOWN && (
        <Disclosure summary={t("deckPage.legality.problems", { count: problems.length - SHOWN })}>
          <ul className={styles.reasons}>{reasons.slice(SHOWN)}</ul>
        </Disclosure>
      )}
    </section>
  );
}

/** Lines that were not wholly understood: nothing doubtful is silent. */
function Problems({ list: { problems, problem_count: count } }: Pick<ListResultProps, "list">) {
  const { t } = useText();
  if (count === 0) return null;
  const more = count - problems.length;
  return (
    <section aria-labelledby="list-problems">
      <h3 className="ruled-heading" id="list-problems">
        {t("deckImport.problems.title", { count })}
      </h3>
      <ul className={styles.reasons}>
        {problems.map(({ line, text, message }) => (
          <li key={`${line} ${message}`}>
            <b className="figures">{t("deckImport.problems.line", { line })}</b> <code>{text}</code>
            <br />
            {message}
          </li>
        ))}
        {more > 0 && <li className="muted">{t("deckImport.problems.more", { count: more })}</li>}
      </ul>
    </section>
  );
}
