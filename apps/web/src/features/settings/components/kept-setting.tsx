import { useCallback, useEffect, useState } from "react";
import {
  forgetAllAnswers,
  type KeptMeasure,
  MOST_LETTERS,
  measureKept,
} from "../../../lib/offline/kept-answers/store.ts";
import { countPictures, forgetPictures } from "../../../lib/offline/kept-pictures.ts";
import { knownAccount } from "../../../lib/storage/known-account.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, toast } from "../../../ui/index.ts";
import { Setting } from "./setting.tsx";

const BYTES_OF_A_MEGABYTE = 1_000_000;
const THINGS = ["discussions", "decks", "rules", "cards"] as const;

interface Kept extends KeptMeasure {
  readonly pictures: number;
}

const readKept = async (): Promise<Kept> => ({
  ...(await measureKept(knownAccount())),
  pictures: await countPictures(),
});

/** What this device keeps for when there is no network (PWA-01), how much it is, and its end. */
export function KeptSetting() {
  const { t, language } = useText();
  const [kept, setKept] = useState<Kept | null>(null);
  const look = useCallback(() => readKept().then(setKept), []);
  useEffect(() => void look(), [look]);
  // Its line is there from the start: nothing below it moves when the store has answered.
  if (kept === null) return <Setting name={t("installation.kept.name")} note={"\u00A0"} />;
  const { bytes, things, pictures } = kept;
  const counts: readonly (readonly [(typeof THINGS)[number] | "pictures", number])[] = [
    ...THINGS.map((thing) => [thing, things[thing] ?? 0] as const),
    ["pictures", pictures],
  ];
  const named = counts
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => t(`installation.kept.${thing}`, { count }));
  // One's preferences alone are nothing to read.
  const isEmpty = named.length === 0;
  const size = (bytes / BYTES_OF_A_MEGABYTE).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const remove = async () => {
    await Promise.all([forgetAllAnswers(), forgetPictures()]);
    await look();
    toast.done(t("installation.kept.removed"));
  };
  return (
    <Setting
      name={t("installation.kept.name")}
      note={
        isEmpty
          ? t("installation.kept.nothing")
          : t("installation.kept.what", {
              what: named.join(", "),
              size,
              most: MOST_LETTERS / BYTES_OF_A_MEGABYTE,
            })
      }
      action={
        !isEmpty && <Button onClick={() => void remove()}>{t("installation.kept.remove")}</Button>
      }
    />
  );
}
