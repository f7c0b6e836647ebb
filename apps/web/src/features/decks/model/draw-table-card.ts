import { linesThatFit } from "./card-lines.ts";

/** Pixels: a shape that chats show whole. */
const WIDTH = 1080;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const RIM = 20;

/** The dark theme’s colours in every theme: a picture leaves the page. */
const COLORS = { ground: "#0a1c21", rim: "#dd9b74", text: "#f1efe6", weak: "#a9b9ba" } as const;

const HEAD = { font: '560 60px "Texturina Variable", serif', height: 72 } as const;
const BODY = {
  font: '400 34px "Atkinson Hyperlegible Next Variable", sans-serif',
  height: 50,
} as const;

type Style = typeof HEAD | typeof BODY;
interface DrawnLine {
  readonly text: string;
  readonly style: Style;
  readonly y: number;
}

/** Where each line stands, and how high the picture is. */
const layOut = (context: CanvasRenderingContext2D, texts: readonly string[]) => {
  let y = MARGIN;
  const drawn: DrawnLine[] = [];
  for (const [place, text] of texts.entries()) {
    const style = place === 0 ? HEAD : BODY;
    context.font = style.font;
    for (const line of linesThatFit(text, INNER, (part) => context.measureText(part).width)) {
      drawn.push({ text: line, style, y });
      y += style.height;
    }
    y += place === 0 ? 28 : 12;
  }
  return { drawn, height: y + MARGIN + BODY.height };
};

/**
 * Draws what is told of a deck before a game as a picture: words on a plate of ours, no artwork of cards.
 *
 * @param texts the lines, the first one as its head
 * @param brand stands at the foot
 * @returns a PNG. Null where the browser cannot draw one
 */
export const drawTableCard = async (
  texts: readonly string[],
  brand: string,
): Promise<Blob | null> => {
  await Promise.all([document.fonts.load(HEAD.font), document.fonts.load(BODY.font)]);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return null;
  const { drawn, height } = layOut(context, texts);
  canvas.width = WIDTH;
  canvas.height = height;
  context.fillStyle = COLORS.ground;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = COLORS.rim;
  context.lineWidth = 3;
  context.strokeRect(RIM, RIM, WIDTH - 2 * RIM, height - 2 * RIM);
  context.textBaseline = "top";
  for (const { text, style, y } of drawn) {
    context.font = style.font;
    context.fillStyle = style === HEAD ? COLORS.rim : COLORS.text;
    context.fillText(text, MARGIN, y, INNER);
  }
  context.font = BODY.font;
  context.fillStyle = COLORS.weak;
  context.textAlign = "right";
  context.fillText(brand, WIDTH - MARGIN, height - MARGIN - BODY.height / 2);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
};
