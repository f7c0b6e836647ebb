import type { BrowserContextOptions } from "@playwright/test";
import type { Language } from "@spellwright/contract";
import type { Scene } from "./stage.ts";

/** How a device shows the product: its language, its width in pixels, the theme it is set to. */
export interface Variant {
  readonly language: Language;
  readonly size: 390 | 1280;
  readonly theme: "dark" | "light";
}

const variant = (language: Language, size: Variant["size"], theme: Variant["theme"]): Variant => ({
  language,
  size,
  theme,
});

export const VARIANTS: readonly Variant[] = [
  variant("fr", 390, "dark"),
  variant("en", 1280, "light"),
  variant("fr", 1280, "light"),
  variant("en", 390, "dark"),
  variant("fr", 390, "light"),
  variant("en", 1280, "dark"),
  variant("fr", 1280, "dark"),
  variant("en", 390, "light"),
];

/** As pictures and tests are named: "fr.390.dark". */
export const variantName = ({ language, size, theme }: Variant): string =>
  `${language}.${size}.${theme}`;

/**
 * The variant a scene is shown in. What it shows is then checked in the other theme and at the other
 * width too: only the language is met once. The length of its name chooses, so that a new scene
 * changes the variant of no other.
 */
export const variantOf = ({ name, size }: Scene): Variant => {
  const chosen = VARIANTS[name.length % VARIANTS.length];
  if (chosen === undefined) throw new RangeError(`no variant for ${name}`);
  return size === undefined ? chosen : { ...chosen, size };
};

/** The same device in its other theme. */
export const otherThemeOf = ({ theme }: Variant): Variant["theme"] =>
  theme === "dark" ? "light" : "dark";

/** The width of the other device. */
export const otherSizeOf = ({ size }: Variant): Variant["size"] => (size === 390 ? 1280 : 390);

export const WINDOWS = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
} as const;
export const LOCALES = { fr: "fr-FR", en: "en-GB" } as const;

/** A browser on such a device. */
export const deviceOf = ({ language, size, theme }: Variant): BrowserContextOptions => ({
  viewport: WINDOWS[size],
  locale: LOCALES[language],
  colorScheme: theme,
  reducedMotion: "reduce",
  hasTouch: size === 390,
  isMobile: size === 390,
});
