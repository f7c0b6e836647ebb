import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

const FACING = "table-facing";
const WHOLE = "table-whole";

const enterFullScreen = async (): Promise<void> => {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // Phones that have no full screen for pages: the table still covers all of the page.
  }
};

const leaveFullScreen = (): void => {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
};

/** How this device shows the table; it remembers. */
export const useTableView = () => {
  // A phone lies between the players, a screen with a mouse stands before one of them.
  const [isTurned, setTurned] = useState(
    () =>
      (readStored(FACING) ?? (window.matchMedia("(pointer: coarse)").matches ? "seats" : "me")) ===
      "seats",
  );
  const [isWhole, setWhole] = useState(() => readStored(WHOLE) === "yes");
  useEffect(() => {
    const follow = () => {
      if (document.fullscreenElement === null) setWhole(false);
    };
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      leaveFullScreen();
    };
  }, []);
  return {
    isTurned,
    isWhole,
    turn: (to: boolean): void => {
      writeStored(FACING, to ? "seats" : "me");
      setTurned(to);
    },
    fill: (to: boolean): void => {
      writeStored(WHOLE, to ? "yes" : null);
      setWhole(to);
      if (to) void enterFullScreen();
      else leaveFullScreen();
    },
  };
};

export type TableView = ReturnType<typeof useTableView>;
