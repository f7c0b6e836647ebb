import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { Command } from "cmdk";
import {
  BookOpen,
  CornerDownRight,
  Layers,
  MessageSquareText,
  RectangleVertical,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { discussionPath } from "../../../lib/router/discussion-path.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { nameOf } from "../../../ui/card-words.ts";
import { afterOverlaysClose } from "../../../ui/index.ts";
import { usePaletteActions } from "../hooks/use-palette-actions.ts";
import { usePaletteResults } from "../hooks/use-palette-results.ts";
import { matches } from "../model/matches.ts";
import { closePalette } from "../model/palette-opening.ts";
import { keepRecent, type Recent, readRecent } from "../model/recent.ts";
import { PaletteGroup, PaletteItem } from "./palette-group.tsx";
import styles from "./palette-search.module.css";

/** The field, and under it what its words find. The field keeps the focus, arrows choose, Enter opens. */
export function PaletteSearch() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [recent] = useState(readRecent);
  const found = usePaletteResults(typed);
  const isOnline = useOnline();
  const actions = usePaletteActions().filter(({ label }) => matches(label, typed.trim()));
  const choose = (run: () => void) => () => {
    closePalette();
    afterOverlaysClose(run);
  };
  const to = (path: string) => choose(() => void navigate({ to: path }));
  const openRecent = (chosen: Recent) =>
    choose(() => {
      keepRecent(chosen);
      const page = chosen.kind === "card" ? "card" : "rule";
      void navigate({ to: pagePath(language, page, chosen.name) });
    });
  const shownRecent = recent.filter(({ label, name }) => matches(`${label} ${name}`, typed.trim()));
  const cards = found.cards.filter(
    ({ name }) => !shownRecent.some((each) => each.kind === "card" && each.name === name),
  );
  const rules = found.rules.filter(
    ({ number }) => !shownRecent.some((each) => each.kind === "rule" && each.name === number),
  );
  const isEmpty =
    shownRecent.length + cards.length + rules.length + actions.length === 0 &&
    found.discussions.length + found.decks.length === 0;
  const root = useRef<HTMLDivElement>(null);
  // The library keeps pointing at what is gone when other results take its place: the first is chosen then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when what was found changes
  useEffect(() => {
    if (root.current?.querySelector('[role="option"][aria-selected="true"]')) return;
    root.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  }, [found, typed]);
  return (
    <Command
      ref={root}
      className={styles.palette}
      label={t("search.palette.field")}
      shouldFilter={false}
      // Ctrl+K closes the palette. The library would move one line up.
      vimBindings={false}
      loop
    >
      <div className="field-box">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={t("search.palette.field")}
          maxLength={100}
        />
      </div>
      <Command.List className={styles.list} label={t("search.results")}>
        <PaletteGroup heading={t("search.palette.recent")}>
          {shownRecent.map((each) => (
            <PaletteItem
              key={`${each.kind} ${each.name}`}
              id={`recent ${each.kind} ${each.name}`}
              icon={each.kind === "card" ? RectangleVertical : BookOpen}
              onSelect={openRecent(each)}
            >
              {each.label}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading={t("search.palette.cards")}>
          {cards.map((card) => {
            const name = nameOf(card, language);
            return (
              <PaletteItem
                key={card.id}
                id={`card ${card.id}`}
                icon={RectangleVertical}
                detail={name.text === card.name ? undefined : card.name}
                onSelect={openRecent({ kind: "card", name: card.name, label: name.text })}
              >
                <span lang={name.lang}>{name.text}</span>
              </PaletteItem>
            );
          })}
        </PaletteGroup>
        <PaletteGroup heading={t("search.palette.rules")}>
          {rules.map(({ number, heading, text }) => (
            <PaletteItem
              key={number}
              id={`rule ${number}`}
              icon={BookOpen}
              detail={text}
              onSelect={openRecent({
                kind: "rule",
                name: number,
                label: heading === null ? number : `${number} ${heading}`,
              })}
            >
              {heading === null ? number : `${number} ${heading}`}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading={t("search.palette.discussions")}>
          {found.discussions.map((discussion) => (
            <PaletteItem
              key={discussion.id}
              id={`discussion ${discussion.id}`}
              icon={MessageSquareText}
              onSelect={to(discussionPath(discussion, language))}
            >
              {withoutMarkup(discussion.title)}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading={t("search.palette.decks")}>
          {found.decks.map(({ id, name }) => (
            <PaletteItem
              key={id}
              id={`deck ${id}`}
              icon={Layers}
              onSelect={to(pagePath(language, "deck", id))}
            >
              {name}
            </PaletteItem>
          ))}
        </PaletteGroup>
        <PaletteGroup heading={t("search.palette.actions")}>
          {actions.map(({ label, run }) => (
            <PaletteItem
              key={label}
              id={`action ${label}`}
              icon={CornerDownRight}
              onSelect={choose(run)}
            >
              {label}
            </PaletteItem>
          ))}
        </PaletteGroup>
      </Command.List>
      <p className={`small muted ${styles.state}`} role="status">
        {found.isLoading && t("search.loading")}
        {!found.isLoading &&
          found.isFailed &&
          t(isOnline ? "search.failed" : "search.palette.offline")}
        {!found.isLoading &&
          !found.isFailed &&
          isEmpty &&
          t("search.palette.none", { query: typed.trim() })}
      </p>
    </Command>
  );
}
