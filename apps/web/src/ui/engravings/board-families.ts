import { circle, type DrawFamily, rotatedCopies, round } from "./drawing.ts";

const ridge: DrawFamily = ({ x, y, reach, random }) => {
  const hills = Array.from({ length: 4 }, () => ({
    middle: random() * 2 - 1,
    width: 0.12 + random() * 0.3,
    depth: random(),
  }));
  let drawing = "";
  for (let line = 0; line < 15; line++) {
    let path = "";
    for (let point = 0; point <= 40; point++) {
      const along = point / 20 - 1;
      let height = 0;
      for (const { middle, width, depth } of hills)
        height +=
          Math.exp(-((along - middle) ** 2) / (width * width)) *
          Math.exp(-((line / 15 - depth) ** 2) / 0.09);
      path += `${point === 0 ? "M" : "L"}${round(x + along * reach * 1.5)} ${round(y - reach * 0.5 + line * reach * 0.1 - height * reach * 0.26)}`;
    }
    drawing += `<path d="${path}"/>`;
  }
  return drawing;
};

const hammer: DrawFamily = ({ id, x, y, reach, random }) => {
  const step = round(44 + random() * 30);
  const tilt = round(random() * 30 - 15);
  const dents = [0.5, 0.4, 0.3]
    .map(
      (share) =>
        circle(
          step / 2,
          step / 2,
          step * share,
          ` stroke="currentColor" stroke-width="${round(0.5 + share)}"`,
        ) +
        circle(0, step / 4, step * share, ' stroke="currentColor" stroke-width=".7"') +
        circle(step, step / 4, step * share, ' stroke="currentColor" stroke-width=".7"'),
    )
    .join("");
  return (
    `<defs><pattern id="${id}" width="${step}" height="${round(step * 0.5)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tilt})" fill="none">${dents}</pattern></defs>` +
    `<rect x="${round(x - reach * 1.5)}" y="${round(y - reach * 1.2)}" width="${round(reach * 3)}" height="${round(reach * 2.4)}" fill="url(#${id})" stroke="none"/>`
  );
};

const lattice: DrawFamily = ({ id, x, y, reach, random }) => {
  const angle = random() * 180;
  const shift = 3 + random() * 5;
  return [0, shift, -shift]
    .map(
      (turn, layer) =>
        `<defs><pattern id="${id}${layer}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${round(angle + turn)})"><path d="M0 0H9" stroke="currentColor" stroke-width="1.5"/></pattern></defs>` +
        circle(x, y, reach * (1.15 - layer * 0.28), ` fill="url(#${id}${layer})"`),
    )
    .join("");
};

const facets: DrawFamily = ({ x, y, reach, random }) => {
  const sides = 8 + Math.floor(random() * 3) * 4;
  const offset = random() * 6.28;
  const point = (side: number, share: number) => {
    const angle = offset + (side / sides) * 2 * Math.PI;
    return `${round(x + reach * share * Math.cos(angle))} ${round(y + reach * share * Math.sin(angle))}`;
  };
  let path = "";
  for (let side = 0; side < sides; side++)
    path +=
      `M${point(side, 0.36)}L${point(side + 0.5, 0.66)}L${point(side + 1, 0.36)}z` +
      `M${point(side, 0.36)}L${point(side, 0.86)}L${point(side + 0.5, 0.66)}` +
      `M${point(side, 0.86)}L${point(side - 0.5, 0.66)}` +
      `M${point(side, 0.86)}L${point(side + 0.25, 1.1)}L${point(side + 0.5, 0.66)}L${point(side + 0.75, 1.1)}L${point(side + 1, 0.86)}` +
      `M${point(side + 0.25, 1.1)}L${point(side + 0.75, 1.1)}M${point(side - 0.25, 1.1)}L${point(side + 0.25, 1.1)}`;
  return `<path d="${path}"/>`;
};

const spiral: DrawFamily = ({ id, x, y, reach, random }) => {
  const bend = 0.55 + random() * 0.35;
  const arms = 21;
  let path = "";
  for (let point = 0; point <= 22; point++) {
    const share = point / 22;
    const distance = reach * 1.15 * share ** 1.25;
    const angle = share * Math.PI * bend;
    path += `${point === 0 ? "M" : "L"}${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`;
  }
  const turns = rotatedCopies(id, arms, 360 / arms, x, y);
  return `<path id="${id}" d="${path}"/>${turns}<g transform="translate(${round(2 * x)} 0) scale(-1 1)">${turns}</g>`;
};

/** Drawings behind decks and dashboards, and motifs of colours. */
export const BOARD_FAMILIES = { ridge, facets, hammer, spiral, lattice };
