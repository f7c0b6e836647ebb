import { useLayoutEffect, useRef } from "react";

type Layer = () => void;

/** What is open, or about to be, the top one last. */
const layers: Layer[] = [];

/**
 * A list that is open over a field is above them all: its field closes it (guide §11). The list of a
 * cmdk field is no such list: it always stands open and is what the dialog shows.
 */
const isListOpen = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  target.matches('[role="combobox"][aria-expanded="true"]:not([cmdk-input])');

const onKey = (event: KeyboardEvent): void => {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  const top = layers.at(-1);
  if (top === undefined) return;
  // Told so, the library behind the surfaces leaves the key alone.
  event.preventDefault();
  if (!isListOpen(event)) top();
};

/**
 * Closes what is open by Escape, the top one first. The library behind our surfaces begins to listen
 * some moments after they are drawn; on a slow phone a key falls in between.
 *
 * @param onEscape does nothing for what may not be closed
 */
export const useEscape = (open: boolean, onEscape: () => void): void => {
  const current = useRef(onEscape);
  useLayoutEffect(() => {
    current.current = onEscape;
  });
  useLayoutEffect(() => {
    if (!open) return;
    const layer = () => current.current();
    if (layers.length === 0) window.addEventListener("keydown", onKey, { capture: true });
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener("keydown", onKey, { capture: true });
    };
  }, [open]);
};
