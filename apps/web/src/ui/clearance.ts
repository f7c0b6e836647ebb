/** Where something stands, in pixels from the top of the screen. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** A message, and its distance from what is below it. */
const MESSAGE_ROOM_PX = 96;

/**
 * How far above the foot of the screen a message must stand to cover nothing that is kept clear.
 *
 * @param boxes of what is kept clear
 * @param height of the screen
 */
export const clearanceOf = (boxes: readonly Box[], height: number): number => {
  let foot = height;
  for (const { top, bottom } of [...boxes].sort((a, b) => b.bottom - a.bottom))
    if (top < foot && bottom > foot - MESSAGE_ROOM_PX) foot = Math.max(top, MESSAGE_ROOM_PX);
  return height - foot;
};
