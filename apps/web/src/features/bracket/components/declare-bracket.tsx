import type { DeckDetail } from "@spellwright/contract";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, toast } from "../../../ui/index.ts";
import { useDeclareBracket } from "../api/bracket-calls.ts";
import { declarationOf } from "../model/declaration.ts";
import styles from "./declare-bracket.module.css";

/** Bracket 1 is an intention: the owner declares it, or takes that back (BRK-03). */
export function DeclareBracket({ deck }: { deck: DeckDetail }) {
  const { t, language } = useText();
  const online = useOnline();
  const declare = useDeclareBracket();
  const declaration = declarationOf(deck);
  if (declaration === "closed") return null;
  const declares = declaration === "open";
  const change = () =>
    declare.mutate(
      { id: deck.id, declared_bracket: declares ? 1 : null },
      {
        onSuccess: () =>
          toast.done(t(`bracketPage.declaration.${declares ? "doneDeclared" : "doneWithdrawn"}`)),
        onError: (error) => toast.failed(errorSentence(error, language)),
      },
    );
  const texts = { open: "reason", declared: "declared", overruled: "overruled" } as const;
  return (
    <div className={styles.declaration}>
      <p className="small soft">{t(`bracketPage.declaration.${texts[declaration]}`)}</p>
      <Button
        small
        className="button-tall"
        busy={declare.isPending}
        disabled={!online}
        disabledReason={t("deckPage.readOnlyReason")}
        onClick={change}
      >
        {t(`bracketPage.declaration.${declares ? "declare" : "withdraw"}`)}
      </Button>
    </div>
  );
}
