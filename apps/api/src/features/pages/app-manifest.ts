import type { Language } from "@spellwright/contract";
import { pagePath, translator } from "@spellwright/locales";
import { COLORS } from "../../drawing/index.ts";

/** Address of the manifest in a language. */
export const manifestPath = (language: Language): string => `/${language}/manifest.webmanifest`;

/** Lists as players keep them, beside plain text (`list-field.tsx` of the pages). */
const LIST_FILES = ["text/plain", "text/csv", ".txt", ".dec", ".dek", ".dck", ".cod", ".mwdeck"];

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Made by `npm run screens -- --install-sheet`. */
const picture = (
  language: Language,
  name: string,
  [width, height]: readonly [number, number],
  label: string,
) => ({
  src: `/screenshots/${name}.${language}.${width}.jpg`,
  sizes: `${width}x${height}`,
  type: "image/jpeg",
  form_factor: width < height ? "narrow" : "wide",
  label,
});

const NARROW = [390, 844] as const;
const WIDE = [1280, 800] as const;

/**
 * PWA-01: what a device needs to install the pages. It is one app in both languages (`id`): who changes
 * the language of the pages gets the same app in the other one.
 */
export const appManifest = (language: Language) => {
  const t = translator(language);
  const name = t("common.productName");
  const shortcut = (key: "ask" | "import" | "rules", url: string) => ({
    name: t(`manifest.${key}`),
    short_name: t(`manifest.${key}Short`),
    url,
    icons: [icon("app", 192, "any")],
  });
  return {
    id: "/",
    name,
    short_name: name,
    description: t("pageDescriptions.oracle"),
    lang: language,
    dir: "ltr",
    start_url: pagePath(language, "oracle"),
    scope: "/",
    display: "standalone",
    background_color: COLORS.ground,
    theme_color: COLORS.ground,
    categories: ["games", "utilities"],
    icons: [
      icon("app", 192, "any"),
      icon("app", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      shortcut("ask", pagePath(language, "oracle")),
      shortcut("import", `${pagePath(language, "forge")}?import=list`),
      shortcut("rules", pagePath(language, "rules")),
    ],
    share_target: {
      // The service worker answers it: what is shared stays on the device (`apps/web/worker`).
      action: `/${language}/share`,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "list", accept: LIST_FILES }],
      },
    },
    screenshots: [
      picture(language, "ruling", NARROW, t("manifest.screenRuling")),
      picture(language, "deck-list", NARROW, t("manifest.screenDeck")),
      picture(language, "ruling", WIDE, t("manifest.screenRuling")),
      picture(language, "deck-list", WIDE, t("manifest.screenDeck")),
    ],
  };
};
