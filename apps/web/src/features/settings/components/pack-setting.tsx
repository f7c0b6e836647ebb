import type { DataPack } from "@spellwright/contract";
import { Download, Pause, RotateCcw, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, toast } from "../../../ui/index.ts";
import {
  downloadPack,
  isDigest,
  type PackState,
  packState,
  pausePack,
  refreshPackState,
  removePack,
  useSourceInWords,
} from "../../offline-judge/index.ts";
import styles from "./pack-setting.module.css";
import { Setting } from "./setting.tsx";

const BYTES_OF_A_MEGABYTE = 1_000_000;

const useMegabytes = (): ((bytes: number) => string) => {
  const { language } = useText();
  return (bytes) =>
    (bytes / BYTES_OF_A_MEGABYTE).toLocaleString(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
};

function Installed({ pack, newer }: { pack: DataPack; newer: DataPack | null }) {
  const { t } = useText();
  const inMegabytes = useMegabytes();
  const words = useSourceInWords({ pack: "full", rules: pack.rules, cards: pack.cards });
  return (
    <>
      {words} {t("offline.pack.installed", { size: inMegabytes(pack.bytes) })}
      {newer !== null && ` ${t("offline.pack.newer", { size: inMegabytes(newer.bytes) })}`}
    </>
  );
}

const useNote = (state: PackState): ReactNode => {
  const { t } = useText();
  const inMegabytes = useMegabytes();
  switch (state.phase) {
    case "unknown":
    case "failed":
      return t("offline.pack.none");
    case "none": {
      const { offered } = state;
      if (offered === null) return t("offline.pack.none");
      const what = t(isDigest(offered.rules) ? "offline.pack.noneDigest" : "offline.pack.none");
      return `${what} ${t("offline.pack.size", { size: inMegabytes(offered.bytes) })}`;
    }
    case "installed":
      return <Installed pack={state.pack} newer={state.newer} />;
    default: {
      const sizes = { done: inMegabytes(state.done), size: inMegabytes(state.bytes) };
      return t(`offline.pack.${state.phase}`, sizes);
    }
  }
};

/** What the pack’s first button does in a phase. Null where nothing is left to get. */
const mainAction = (state: PackState) => {
  switch (state.phase) {
    case "none":
      return { name: "download", icon: Download } as const;
    case "loading":
      return { name: "pause", icon: Pause } as const;
    case "paused":
      return { name: "resume", icon: RotateCcw } as const;
    case "failed":
      return { name: "retry", icon: RotateCcw } as const;
    case "installed":
      return state.newer === null ? null : ({ name: "update", icon: Download } as const);
    default:
      return null;
  }
};

/** The full pack of the device’s own Oracle (PWA-01): getting it, pausing, how large and how new it is, its end. */
export function PackSetting() {
  const { t } = useText();
  const state = packState.use();
  const note = useNote(state);
  const actions = useRef<HTMLSpanElement>(null);
  useEffect(() => void refreshPackState(), []);
  const { phase } = state;
  const download = async () => {
    await downloadPack();
    if (packState.read().phase === "installed") toast.done(t("offline.pack.ready"));
  };
  const remove = async () => {
    await removePack();
    actions.current?.querySelector("button")?.focus();
    toast.done(t("offline.pack.removed"));
  };
  const main = mainAction(state);
  const hasSome = phase === "installed" || phase === "paused" || phase === "failed";
  return (
    <Setting
      name={t("offline.pack.name")}
      note={note}
      action={
        <span className="row wrap" ref={actions}>
          {/* One button in every phase: who pressed it keeps the focus. */}
          {main !== null && (
            <Button onClick={() => void (main.name === "pause" ? pausePack() : download())}>
              <main.icon className="icon" />
              {t(`offline.pack.${main.name}`)}
            </Button>
          )}
          {hasSome && (
            <Button onClick={() => void remove()}>
              <Trash2 className="icon" />
              {t("offline.pack.remove")}
            </Button>
          )}
        </span>
      }
    >
      {phase === "loading" && (
        <progress
          className={styles.progress}
          aria-label={t("offline.pack.progress")}
          value={state.done}
          max={state.bytes}
        />
      )}
      {phase === "failed" && (
        <Banner tone="danger">{t(`offline.pack.failed.${state.reason}`)}</Banner>
      )}
    </Setting>
  );
}
