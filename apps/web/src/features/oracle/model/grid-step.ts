/**
 * Where an arrow leads in a grid that is read row by row.
 *
 * @param columns of the grid as it is drawn
 * @returns the index, or null when it leads out or the key is no arrow
 */
export const gridStep = (
  index: number,
  key: string,
  { count, columns }: { count: number; columns: number },
): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = index + step;
  return next >= 0 && next < count ? next : null;
};
