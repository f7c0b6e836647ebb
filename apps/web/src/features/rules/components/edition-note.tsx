import { useOnline } from "../../../lib/offline/use-online.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";

interface EditionNoteProps {
  edition: { readonly effective_date: string; readonly verbatim: boolean };
  /** With what the reader must know of such a text. */
  long?: boolean;
}

/** Which edition is read, and whether it is the official text or our digest. */
export function EditionNote({ edition, long = false }: EditionNoteProps) {
  const { t, language } = useText();
  const online = useOnline();
  const date = fullDay(edition.effective_date, language);
  const { verbatim } = edition;
  const digestNote = online ? "rules.edition.digestNote" : "rules.edition.digestHere";
  return (
    <p className="small muted">
      {t(verbatim ? "rules.edition.official" : "rules.edition.digest", { date })}
      {long && <> {t(verbatim ? "rules.edition.officialNote" : digestNote)}</>}
    </p>
  );
}
