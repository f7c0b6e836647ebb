import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/http/api-error.ts";
import { MEASURED_LIST_MAX } from "../../../lib/http/contract.static.ts";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { keepListDraft, ListField, readListDraft } from "../../deck-import/index.ts";
import { useMeasuredList } from "../api/measured-list.ts";
import styles from "./bracket-page.module.css";
import { ListResult } from "./list-result.tsx";

/** What is wrong with a list itself stands at the list. Nothing else mends it. */
const listError = (error: unknown): string | null =>
  error instanceof ApiError && error.code.startsWith("DECK_") ? error.message : null;

/** The bracket calculator: a pasted list and what it comes to, without an account. */
export function BracketPage() {
  const { t } = useText();
  const [text, setText] = useState(readListDraft);
  const [asked, setAsked] = useState<string | null>(null);
  const measured = useMeasuredList(asked);
  const wrong = asked === text ? listError(measured.error) : null;
  const write = (written: string) => {
    setText(written);
    keepListDraft(written);
  };
  return (
    <main className="page stack" id="main" tabIndex={-1}>
      <h1>{t("bracketPage.calculator.title")}</h1>
      <p className={`lead ${styles.lead}`}>{t("bracketPage.calculator.lead")}</p>
      <ListForm
        text={text}
        wrong={wrong}
        onText={write}
        onMeasure={() => {
          setAsked(text);
          // A list that failed is asked again.
          if (measured.isError && asked === text) void measured.refetch();
        }}
      />
      {asked !== null && listError(measured.error) === null && (
        <Measured text={asked} isStale={asked !== text} />
      )}
    </main>
  );
}

interface ListFormProps {
  text: string;
  /** What the server says is wrong with the list. */
  wrong: string | null;
  onText: (text: string) => void;
  onMeasure: () => void;
}

function ListForm({ text, wrong, onText, onMeasure }: ListFormProps) {
  const { t } = useText();
  const online = useOnline();
  const [isEmpty, setIsEmpty] = useState(false);
  const tooLong = text.length > MEASURED_LIST_MAX ? t("bracketPage.calculator.tooLong") : null;
  const locked = online ? tooLong : t("deckPage.readOnlyReason");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(text.trim() === "");
    if (text.trim() !== "" && locked === null) onMeasure();
  };
  return (
    <form className={`stack ${styles.form}`} onSubmit={submit}>
      <ListField
        text={text}
        tooLarge={tooLong ?? (isEmpty ? t("deckImport.empty") : wrong)}
        onChange={(written) => {
          setIsEmpty(false);
          onText(written);
        }}
      />
      <div className="row wrap">
        <Button
          variant="primary"
          type="submit"
          disabled={locked !== null}
          disabledReason={locked ?? undefined}
        >
          {t("bracketPage.calculator.submit")}
        </Button>
        <p className="small muted">{t("bracketPage.calculator.privacy")}</p>
      </div>
    </form>
  );
}

function Measured({ text, isStale }: { text: string; isStale: boolean }) {
  const { t } = useText();
  const { data, error, isFetching, refetch } = useMeasuredList(text);
  if (data !== undefined)
    return <ListResult key={text} list={data} text={text} isStale={isStale} />;
  if (error !== null)
    return (
      <LoadFailed
        title={t("bracketPage.calculator.failed")}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton label={t("bracketPage.loading")} widths={["30%", "90%", "80%", "85%", "60%"]} />;
}
