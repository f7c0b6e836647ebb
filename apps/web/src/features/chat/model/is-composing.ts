import type { KeyboardEvent } from "react";

/** A key that belongs to an input method. Safari ends a composition with an Enter that only its old key code gives away. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
