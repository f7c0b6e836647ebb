import { Check, FileUp, TriangleAlert } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { takeSharedList } from "../../../lib/storage/shared-list.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useListFile } from "../hooks/use-list-file.ts";
import type { Preview } from "../hooks/use-preview.ts";
import { type DeckSite, siteOfAddress } from "../model/deck-sites.ts";
import { recognisedCount } from "../model/import-form.ts";
import styles from "./list-field.module.css";

/** Files that hold lists. Others can be dropped all the same. */
const ACCEPTED = ".txt,.dec,.dek,.dck,.cod,.o8d,.json,.csv,.tsv,.html,.mwdeck,text/*";

const NOT_READ: Preview = { parsed: null, isReading: false, error: null };

interface ListFieldProps {
  text: string;
  /** Absent where the list is read later. */
  preview?: Preview;
  /** What to say of a list that cannot be sent. Null of any other. */
  tooLarge: string | null;
  onChange: (text: string, fileName?: string) => void;
}

/** The list, pasted or from a file, and what is read of it (IMP-01, IMP-02). */
export function ListField({ text, preview = NOT_READ, tooLarge, onChange }: ListFieldProps) {
  const { t } = useText();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { read, isReading, error: fileError } = useListFile(onChange);
  const { parsed } = preview;
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = "";
    if (file !== undefined) void read(file);
  };
  // What another app shared (PWA-01). It is there once.
  const readShared = useRef(read);
  useEffect(() => {
    void takeSharedList().then((file) => file && readShared.current(file));
  }, []);
  const error = fileError ?? tooLarge;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is also chosen with the button
    <div
      className={isOver ? `field ${styles.isFileOver}` : "field"}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="row between">
        <label className="field-label" htmlFor={id}>
          {t("deckImport.list")}
        </label>
        {parsed !== null && (
          <span className={`tag figures ${styles.recognized}`}>
            {t("deckImport.recognized", { count: recognisedCount(parsed) })}
          </span>
        )}
      </div>
      <textarea
        id={id}
        className={`field-box ${styles.list}${error === null ? "" : " is-invalid"}`}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={t("deckImport.placeholder")}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-note`}>
        <ListNote preview={preview} error={error} site={siteOfAddress(text)} />
      </div>
      <div className={`row wrap ${styles.file}`}>
        <input ref={picker} type="file" accept={ACCEPTED} hidden onChange={pick} />
        <Button small busy={isReading} onClick={() => picker.current?.click()}>
          {!isReading && <FileUp className="icon" />}
          {t("deckImport.chooseFile")}
        </Button>
        <span className="small muted desktop-only">{t("deckImport.dropFile")}</span>
      </div>
    </div>
  );
}

interface ListNoteProps {
  preview: Preview;
  error: string | null;
  /** Whose address stands where the list should. */
  site: DeckSite | null;
}

function ListNote({ preview, error, site }: ListNoteProps) {
  const { t, language } = useText();
  if (site !== null)
    return (
      <p className="field-help" role="alert">
        <TriangleAlert className="icon icon-small" />
        {site.name === ""
          ? t("deckImport.address")
          : t("deckImport.addressOf", { site: site.name, steps: site.steps.join(" → ") })}
      </p>
    );
  if (error !== null)
    return (
      <p className="field-help is-invalid" role="alert">
        <TriangleAlert className="icon icon-small" />
        {error}
      </p>
    );
  const { parsed, isReading } = preview;
  if (isReading) return <p className="field-help">{t("deckImport.reading")}</p>;
  if (parsed === null) return null;
  if (parsed.cards.length === 0)
    return (
      <p className="field-help is-invalid" role="alert">
        <TriangleAlert className="icon icon-small" />
        {t("errors.DECK_NO_CARDS")}
      </p>
    );
  const { mainCount: count, sideboardCount: sideboard } = parsed;
  const format = t(`decks.formats.${parsed.detectedFormat}`);
  return (
    <p className="field-help figures">
      <Check className="icon icon-small" />
      {sideboard === 0
        ? t("deckImport.detectedNoSideboard", { format, count })
        : t("deckImport.detected", { format, count, sideboard })}
      {parsed.alsoLegal.length > 0 &&
        ` ${t("deckImport.alsoLegal", {
          formats: new Intl.ListFormat(language).format(
            parsed.alsoLegal.map((each) => t(`decks.formats.${each}`)),
          ),
        })}`}
    </p>
  );
}
