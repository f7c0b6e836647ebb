import { circle, type DrawFamily, rotatedCopies, round } from "./drawing.ts";

const rosette: DrawFamily = ({ id, x, y, reach, random }) => {
  const petals = 20 + Math.floor(random() * 4) * 4;
  const flat = 0.3 + random() * 0.25;
  return (
    `<ellipse id="${id}" cx="${round(x)}" cy="${round(y)}" rx="${round(reach)}" ry="${round(reach * flat)}"/>` +
    rotatedCopies(id, petals, 180 / petals, x, y) +
    `<ellipse id="${id}i" cx="${round(x)}" cy="${round(y)}" rx="${round(reach * 0.52)}" ry="${round(reach * 0.3)}" stroke-width=".7"/>` +
    rotatedCopies(`${id}i`, 18, 10, x, y) +
    [0.28, 0.3, 1.04, 1.07].map((share) => circle(x, y, reach * share)).join("")
  );
};

const astrolabe: DrawFamily = ({ x, y, reach, random }) => {
  const tilt = round(random() * 360);
  const rings = 13;
  let inner = "";
  for (let ring = 1; ring <= rings; ring++) {
    const share = ring / rings;
    inner += circle(x + reach * 0.62 * (1 - share), y, reach * share);
  }
  const gap = round((2 * Math.PI * reach * 1.05) / 180 - 1.2);
  return (
    `<g transform="rotate(${tilt} ${round(x)} ${round(y)})">${inner}` +
    `<path d="M${round(x - reach)} ${round(y)}H${round(x + reach)}M${round(x)} ${round(y - reach)}V${round(y + reach)}"/></g>` +
    circle(x, y, reach * 1.05, ` stroke-width="12" stroke-dasharray="1.2 ${gap}"`) +
    circle(x, y, reach * 1.09) +
    circle(x, y, reach * 1.015)
  );
};

const waves: DrawFamily = ({ id, x, y, reach, random }) => {
  const height = 18 + random() * 26;
  const length = 150 + random() * 120;
  const width = reach * 1.6;
  let path = `M${round(x - width)} ${round(y)}`;
  let side = 1;
  for (let at = x - width; at < x + width; at += length) {
    path += `q${round(length / 2)} ${round(-height * side)} ${round(length)} 0`;
    side = -side;
  }
  let drawing = `<path id="${id}" d="${path}"/>`;
  for (let row = -16; row <= 16; row++) {
    if (row === 0) continue;
    const weight = round(0.7 + 1.3 * Math.exp((-row * row) / 60));
    drawing += `<use href="#${id}" transform="translate(${round(Math.sin(row * 0.55) * 46)} ${row * 15})" stroke-width="${weight}"/>`;
  }
  return drawing;
};

const rays: DrawFamily = ({ x, y, reach, random }) => {
  const count = 64 + Math.floor(random() * 4) * 8;
  const half = 0.0075;
  let path = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * 2 * Math.PI;
    const inner = reach * (0.2 + 0.1 * (ray % 2));
    const outer = reach * (ray % 8 === 0 ? 1.15 : ray % 4 === 0 ? 1 : 0.72 + 0.16 * random());
    path +=
      `M${round(x + inner * Math.cos(angle - half))} ${round(y + inner * Math.sin(angle - half))}` +
      `L${round(x + outer * Math.cos(angle))} ${round(y + outer * Math.sin(angle))}` +
      `L${round(x + inner * Math.cos(angle + half))} ${round(y + inner * Math.sin(angle + half))}z`;
  }
  return (
    `<path d="${path}" fill="currentColor" stroke-width=".5"/>` +
    circle(x, y, reach * 0.17) +
    circle(x, y, reach * 0.15)
  );
};

/** Drawings behind chats, and motifs of colours. */
export const CHAT_FAMILIES = { rosette, astrolabe, waves, rays };
