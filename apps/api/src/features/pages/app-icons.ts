import { LRUCache } from "lru-cache";
import { box, COLORS, draw } from "../../drawing/index.ts";
import { brandMark } from "./brand-mark.ts";

interface Icon {
  /** Width and height in pixels. */
  readonly size: number;
  /** How much of the width the mark takes. */
  readonly mark: number;
  /** Of the corners, as a part of the width. None where the device cuts them itself. */
  readonly rounding: number;
}

/**
 * The icons of the installed app by the names of their files. A device may cut a maskable one down to a
 * circle of four fifths of its width.
 */
const ICONS: Readonly<Record<string, Icon>> = {
  "app-192.png": { size: 192, mark: 0.72, rounding: 0.2 },
  "app-512.png": { size: 512, mark: 0.72, rounding: 0.2 },
  "maskable-192.png": { size: 192, mark: 0.56, rounding: 0 },
  "maskable-512.png": { size: 512, mark: 0.56, rounding: 0 },
  "touch-180.png": { size: 180, mark: 0.64, rounding: 0 },
};

const layOut = ({ size, mark, rounding }: Icon) =>
  box(
    {
      width: size,
      height: size,
      alignItems: "center",
      justifyContent: "center",
      background: COLORS.ground,
      borderRadius: size * rounding,
    },
    brandMark(Math.round(size * mark)),
  );

/**
 * Icons of the installed app, each drawn when it is first asked for.
 *
 * @returns draws the icon of a file’s name as PNG. Undefined for any other name
 */
export const createAppIcons = () => {
  const drawn = new LRUCache<string, Uint8Array, Icon>({
    max: Object.keys(ICONS).length,
    fetchMethod: (_file, _stale, { context: icon }) => {
      const { size } = icon;
      return draw(layOut(icon), { width: size, height: size }, "png");
    },
  });
  return (file: string): Promise<Uint8Array> | undefined => {
    const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined;
    return icon === undefined ? undefined : drawn.forceFetch(file, { context: icon });
  };
};
