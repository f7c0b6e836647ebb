import type { MeasuredList } from "@spellwright/contract";
import type { Bracket } from "../model/deck-bracket.ts";
import styles from "./bracket-dialog.module.css";
import { BracketFindings } from "./bracket-findings.tsx";
import { BracketHead } from "./bracket-head.tsx";
import { BracketMethod } from "./bracket-method.tsx";
import { BracketScale } from "./bracket-scale.tsx";
import { BracketSignals } from "./bracket-signals.tsx";

/** The bracket of a list that is nobody’s deck: what it is, what it follows from, how it is found. */
export function ListBracket({ list, bracket }: { list: MeasuredList; bracket: Bracket }) {
  return (
    <div className={styles.explanation}>
      <BracketHead bracket={bracket} confidence={list.bracket_confidence} />
      <BracketScale bracket={bracket} />
      <BracketFindings deck={list} bracket={bracket} />
      <BracketSignals signals={list.bracket_signals ?? []} />
      <BracketMethod bracket={bracket} policy={list.bracket_policy} />
    </div>
  );
}
