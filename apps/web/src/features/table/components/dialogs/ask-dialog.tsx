import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useId, useState } from "react";
import { startNewDiscussion } from "../../../../lib/page/chat-frame.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog, Select } from "../../../../ui/index.ts";
import { useSession } from "../../../auth/index.ts";
import { changeDraft, emptyScreenKey, withText } from "../../../chat/index.ts";
import { describeFact } from "../../model/describe-fact.ts";
import { factsOf, gameStateOf } from "../../model/table-for-question.ts";
import type { SheetProps } from "../board/sheet-name.ts";
import styles from "./ask-dialog.module.css";

/** Takes the table to the Oracle (DATA-09): who asks, and what else is to be written into the question. */
export function AskDialog({ table: { game, nameOf }, open, onClose }: SheetProps) {
  const { t, language } = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const id = useId();
  const [chosenSeat, setAsker] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // A new game may have fewer players.
  const asker = Math.min(chosenSeat, game.players.length - 1);
  const facts = factsOf(game).map((fact) => describeFact(fact, asker, t, nameOf));
  const ask = () => {
    const state = gameStateOf(game, asker, {
      me: t("table.ask.me"),
      opponent: (seat) => t("table.ask.opponent", { name: nameOf(seat) }),
      step: (step) => t(`table.steps.${step}`),
    });
    const place = { area: "oracle", deckId: null, discussionId: null } as const;
    const written = facts.filter((fact) => chosen.has(fact)).join(" ");
    changeDraft(
      { owner: user?.id ?? null, discussionId: null, home: emptyScreenKey(place) },
      (draft) => ({
        ...(written === "" ? draft : withText(draft, `${written} `)),
        table: state,
      }),
    );
    startNewDiscussion();
    onClose();
    void navigate({ to: pagePath(language, "oracle") });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("table.ask.title")}
      width="30rem"
      actions={
        <Button variant="primary" wide onClick={ask}>
          {t("table.ask.go")}
        </Button>
      }
    >
      <div className="dialog-body stack">
        <p className="small soft">{t("table.ask.lead")}</p>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t("table.ask.who")}
          </label>
          <Select id={id} value={asker} onChange={(seat) => setAsker(Number(seat))}>
            {game.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat stays where it is
              <option key={seat} value={seat}>
                {nameOf(seat)}
              </option>
            ))}
          </Select>
        </div>
        {facts.length > 0 && (
          <fieldset>
            <legend className={`field-label ${styles.legend}`}>{t("table.ask.facts")}</legend>
            {facts.map((fact) => (
              <label key={fact} className={styles.fact}>
                <input
                  type="checkbox"
                  checked={chosen.has(fact)}
                  onChange={({ target }) => {
                    const next = new Set(chosen);
                    if (target.checked) next.add(fact);
                    else next.delete(fact);
                    setChosen(next);
                  }}
                />
                {fact}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
