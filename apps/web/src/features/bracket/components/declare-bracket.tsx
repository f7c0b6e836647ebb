import type { DeckDetail } from "@spellwright/contract";
import { useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { BRACKETS, DECLARED_REASON_MAX } from "../../../lib/http/contract.static.ts";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Disclosure, Field, Select, toast } from "../../../ui/index.ts";
import { useDeclareBracket } from "../api/bracket-calls.ts";
import type { Bracket } from "../model/deck-bracket.ts";
import { declarationOf } from "../model/declaration.ts";
import styles from "./declare-bracket.module.css";

/** The owner announces any bracket, beside the one that the list comes to, or takes that back (BRK-03). */
export function DeclareBracket({ deck }: { deck: DeckDetail }) {
  const { t, language } = useText();
  const online = useOnline();
  const declare = useDeclareBracket();
  const declaration = declarationOf(deck);
  if (declaration === null) return null;
  const change = (bracket: Bracket | null, reason = "") =>
    declare.mutate(
      { id: deck.id, declared_bracket: bracket, declared_reason: reason },
      {
        onSuccess: () =>
          toast.done(
            bracket === null
              ? t("bracketPage.declaration.doneWithdrawn")
              : t("bracketPage.declaration.doneDeclared", { bracket }),
          ),
        onError: (error) => toast.failed(errorSentence(error, language)),
      },
    );
  const button = {
    small: true,
    className: "button-tall",
    busy: declare.isPending,
    disabled: !online,
    disabledReason: t("deckPage.readOnlyReason"),
  };
  if (declaration.kind === "none")
    return <DeclarationForm bracket={declaration.bracket} button={button} onDeclare={change} />;
  const { bracket, declared } = declaration;
  return (
    <div className={styles.declaration}>
      <p className="small soft">
        {declaration.kind === "same"
          ? t("bracketPage.declaration.declared", { declared })
          : t("bracketPage.declaration.beside", { declared, bracket })}
        {deck.declared_reason !== null && <q className={styles.reason}>{deck.declared_reason}</q>}
      </p>
      <Button {...button} onClick={() => change(null)}>
        {t("bracketPage.declaration.withdraw")}
      </Button>
    </div>
  );
}

interface DeclarationFormProps {
  /** Of the list. */
  bracket: Bracket;
  button: Pick<Parameters<typeof Button>[0], "small" | "className" | "busy" | "disabled">;
  onDeclare: (bracket: Bracket, reason: string) => void;
}

/** Bracket 1 cannot be calculated: it is what one declares most of a bracket 2. */
const suggested = (bracket: Bracket): Bracket => (bracket === 2 ? 1 : bracket);

function DeclarationForm({ bracket, button, onDeclare }: DeclarationFormProps) {
  const { t } = useText();
  const [chosen, choose] = useState<Bracket>(suggested(bracket));
  const [reason, setReason] = useState("");
  return (
    <Disclosure className={styles.form} summary={t("bracketPage.declaration.title")}>
      <p className="small soft">{t("bracketPage.declaration.lead")}</p>
      <div className="row wrap">
        <Select
          label={t("bracketPage.declaration.label")}
          value={String(chosen)}
          onChange={(value) => choose(BRACKETS.find((each) => String(each) === value) ?? chosen)}
        >
          {BRACKETS.map((each) => (
            <option key={each} value={String(each)}>
              {t("bracketPage.declaration.option", {
                bracket: each,
                name: t(`forge.brackets.${each}`),
              })}
            </option>
          ))}
        </Select>
        <div className="grow">
          <Field
            label={t("bracketPage.declaration.reason")}
            help={t("bracketPage.declaration.reasonHelp", { most: DECLARED_REASON_MAX })}
            maxLength={DECLARED_REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button {...button} onClick={() => onDeclare(chosen, reason)}>
          {t("bracketPage.declaration.declare")}
        </Button>
      </div>
    </Disclosure>
  );
}
