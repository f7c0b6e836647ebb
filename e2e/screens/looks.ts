import type { BrowserContextOptions } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import type { Scene } from "./stage.ts";

/** How a device shows the product: its language, its width in pixels, the theme it is set to. */
export interface Look {
  readonly language: Language;
  readonly size: 390 | 1280;
  readonly theme: "dark" | "light";
}

const look = (language: Language, size: Look["size"], theme: Look["theme"]): Look => ({
  language,
  size,
  theme,
});

export const LOOKS: readonly Look[] = [
  look("fr", 390, "dark"),
  look("en", 1280, "light"),
  look("fr", 1280, "light"),
  look("en", 390, "dark"),
  look("fr", 390, "light"),
  look("en", 1280, "dark"),
  look("fr", 1280, "dark"),
  look("en", 390, "light"),
];

/** As pictures and tests are named: "fr.390.dark". */
export const nameOf = ({ language, size, theme }: Look): string => `${language}.${size}.${theme}`;

/**
 * The look a scene is shown in. What it shows is then looked at in the other theme and at the other
 * width too: only the language is met once. The length of its name chooses, so that a new scene
 * changes the look of no other.
 */
export const lookOf = ({ name, size }: Scene): Look => {
  const chosen = LOOKS[name.length % LOOKS.length];
  if (chosen === undefined) throw new RangeError(`no look for ${name}`);
  return size === undefined ? chosen : { ...chosen, size };
};

/** The same device in its other theme. */
export const otherThemeOf = ({ theme }: Look): Look["theme"] =>
  theme === "dark" ? "light" : "dark";

/** The width of the other device. */
export const otherSizeOf = ({ size }: Look): Look["size"] => (size === 390 ? 1280 : 390);

export const WINDOWS = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
} as const;
export const LOCALES = { fr: "fr-FR", en: "en-GB" } as const;

/** A browser on such a device. */
export const deviceOf = ({ language, size, theme }: Look): BrowserContextOptions => ({
  viewport: WINDOWS[size],
  locale: LOCALES[language],
  colorScheme: theme,
  reducedMotion: "reduce",
  hasTouch: size === 390,
  isMobile: size === 390,
});
