import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { LRUCache } from "lru-cache";
import { box, COLORS, draw } from "../../drawing/index.ts";
import { brandMark } from "./brand-mark.ts";

const WIDTH = 1200;
const HEIGHT = 630;
/** Pictures kept in memory. Each is about 40 KB. */
const KEPT = 100;
const LONGEST_TITLE = 140;

interface Preview {
  readonly title: string | null;
  readonly language: Language;
}

/** Address of the picture of a public discussion, or of the product. */
export const socialImagePath = (discussionId: string | null, language: Language): string =>
  `/api/social-images/${discussionId ?? "spellwright"}.png?lang=${language}`;

/** A title and the product's name, nothing else: reading needs sign-in (DISC-05). */
const layOut = (title: string, kind: string) =>
  box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: 44,
      background: COLORS.ground,
      color: COLORS.text,
      fontFamily: "Atkinson",
    },
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        flexGrow: 1,
        padding: 48,
        border: `2px solid ${COLORS.rim}`,
        borderRadius: 12,
      },
      [
        box({ fontSize: 30, color: COLORS.patina }, kind),
        box(
          {
            fontFamily: "Texturina",
            fontSize: title.length > 70 ? 54 : 68,
            lineHeight: 1.2,
            wordBreak: "break-word",
          },
          title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title,
        ),
        box({ alignItems: "center", gap: 24 }, [
          brandMark(72),
          box({ fontFamily: "Texturina", fontSize: 40 }, "Spellwright"),
        ]),
      ],
    ),
  );

/**
 * Pictures for link previews, drawn once and kept while there is room.
 *
 * @param most so many are kept
 * @returns draws the picture of a title in a language, as PNG
 */
export const createSocialImages = (most = KEPT) => {
  const drawn = new LRUCache<string, Uint8Array, Preview>({
    max: most,
    fetchMethod: (_key, _stale, { context: { title, language } }) => {
      const t = translator(language);
      const picture = layOut(
        title ?? t("pageDescriptions.oracle"),
        title === null ? t("common.productName") : t("pages.discussion.title"),
      );
      return draw(picture, { width: WIDTH, height: HEIGHT }, "png");
    },
  });
  return (title: string | null, language: Language): Promise<Uint8Array> =>
    drawn.forceFetch(`${language} ${title ?? ""}`, { context: { title, language } });
};
