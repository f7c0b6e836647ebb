import { round } from "./drawing.ts";

/**
 * The seal of a ruling: one guilloche ring per confidence band, so that the band also reads as a shape.
 *
 * @param band 1 (very weak) to 5 (very reliable)
 * @param id unique on the page
 */
export const seal = (band: number, id: string): string => {
  let drawing = `<circle cx="100" cy="100" r="15"/>`;
  for (let ring = 1; ring <= band; ring++) {
    const radius = 22 + ring * 14.5;
    const lobes = 6 + ring * 4;
    const points = lobes * 8;
    let path = "";
    for (let point = 0; point <= points; point++) {
      const angle = (point / points) * 2 * Math.PI;
      const distance = radius + 7.5 * Math.sin(lobes * angle);
      path += `${point === 0 ? "M" : "L"}${round(100 + distance * Math.cos(angle))} ${round(100 + distance * Math.sin(angle))}`;
    }
    drawing +=
      `<path id="${id}${ring}" d="${path}z"/>` +
      `<use href="#${id}${ring}" transform="rotate(${round(180 / lobes)} 100 100)"/>` +
      `<use href="#${id}${ring}" transform="rotate(${round(90 / lobes)} 100 100)" opacity=".55"/>`;
  }
  return `<svg viewBox="0 0 200 200" fill="none" stroke="currentColor" stroke-width=".9" aria-hidden="true">${drawing}</svg>`;
};
