import { type FormEvent, useId, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Field, Segmented, Select } from "../../../../ui/index.ts";
import {
  FORMAT_NAMES,
  type FormatName,
  formatOf,
  seatsWithin,
  startingLifeOf,
} from "../../model/formats.ts";
import { MOST_LIFE, NAME_MAX, type Setup } from "../../model/game.ts";
import styles from "./setup-form.module.css";

interface SetupFormProps {
  onStart: (setup: Setup) => void;
  /** The game before: its format and players are offered again. */
  before?: Setup;
}

const FIRST: Setup = { format: "commander", life: 40, names: ["", "", "", ""] };

/** What is typed as a number of life. Null where it is none that a game can begin with. */
const lifeOf = (typed: string): number | null => {
  const life = Number(typed);
  return /^\d{1,4}$/.test(typed.trim()) && life >= 1 && life <= MOST_LIFE ? life : null;
};

/** How many play what, with how much life, and who they are. */
export function SetupForm({ onStart, before = FIRST }: SetupFormProps) {
  const { t } = useText();
  const id = useId();
  const [format, setFormat] = useState(before.format);
  const [seats, setSeats] = useState(before.names.length);
  const [typedLife, setLife] = useState(String(before.life));
  const [names, setNames] = useState(before.names);
  const [tried, setTried] = useState(false);
  const [fewest, most] = formatOf(format).seats;
  const life = lifeOf(typedLife);
  const choose = (nextFormat: FormatName, wanted: number) => {
    const nextSeats = seatsWithin(nextFormat, wanted);
    setFormat(nextFormat);
    setSeats(nextSeats);
    setLife(String(startingLifeOf(nextFormat, nextSeats)));
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (life === null) return;
    onStart({ format, life, names: Array.from({ length: seats }, (_, seat) => names[seat] ?? "") });
  };
  return (
    <form className="stack" onSubmit={start} noValidate>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("table.setup.format")}
        </label>
        <Select
          id={id}
          value={format}
          onChange={(value) => {
            const chosen = FORMAT_NAMES.find((name) => name === value);
            if (chosen !== undefined) choose(chosen, seats);
          }}
        >
          {FORMAT_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`table.formats.${name}`)}
            </option>
          ))}
        </Select>
      </div>
      {fewest < most && (
        <div className="field">
          <span className="field-label">{t("table.setup.seats")}</span>
          <Segmented
            label={t("table.setup.seats")}
            value={String(seats)}
            onChange={(value) => choose(format, Number(value))}
            options={Array.from({ length: most - fewest + 1 }, (_, more) => ({
              value: String(fewest + more),
              content: fewest + more,
            }))}
          />
        </div>
      )}
      <Field
        label={t("table.setup.life")}
        value={typedLife}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        onChange={(event) => setLife(event.target.value)}
        error={tried && life === null ? t("table.setup.lifeWrong") : null}
      />
      <fieldset>
        <legend className={`field-label ${styles.legend}`}>{t("table.setup.names")}</legend>
        <div className={styles.names}>
          {Array.from({ length: seats }, (_, seat) => {
            const label = t(format === "twoHeadedGiant" ? "table.team" : "table.seat", {
              number: seat + 1,
            });
            return (
              <span className="field-box" key={label}>
                <input
                  aria-label={label}
                  placeholder={label}
                  value={names[seat] ?? ""}
                  maxLength={NAME_MAX}
                  autoComplete="off"
                  onChange={(event) => setNames(names.toSpliced(seat, 1, event.target.value))}
                />
              </span>
            );
          })}
        </div>
      </fieldset>
      <Button variant="primary" wide type="submit">
        {t("table.setup.start")}
      </Button>
    </form>
  );
}
