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

/**
 * Two looks that have nothing in common: a scene shown in both is met in either language, at either
 * size and in either theme. The four pairs together are all eight looks there are.
 */
const OPPOSITES: readonly (readonly [Look, Look])[] = [
  [look("fr", 390, "dark"), look("en", 1280, "light")],
  [look("fr", 1280, "light"), look("en", 390, "dark")],
  [look("fr", 390, "light"), look("en", 1280, "dark")],
  [look("fr", 1280, "dark"), look("en", 390, "light")],
];

export const LOOKS: readonly Look[] = OPPOSITES.flat();

/** As pictures and tests are named: "fr.390.dark". */
export const nameOf = ({ language, size, theme }: Look): string => `${language}.${size}.${theme}`;

/**
 * The two looks a scene is checked in. The length of its name chooses the pair, so that a new scene
 * changes those of no other. What exists at one size only is met there in both languages and themes.
 */
export const looksOf = ({ name, size }: Scene): readonly Look[] => {
  const [one, other] = OPPOSITES[name.length % OPPOSITES.length] ?? [];
  if (one === undefined || other === undefined) return [];
  return size === undefined
    ? [one, other]
    : [
        { ...one, size },
        { ...other, size },
      ];
};

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
