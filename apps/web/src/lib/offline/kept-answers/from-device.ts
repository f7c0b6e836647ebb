const fromDevice = new WeakSet<object>();

/** Marks an answer that the device kept: it is asked for again as soon as there is a network. */
export const markAsCached = (answer: unknown): void => {
  if (typeof answer === "object" && answer !== null) fromDevice.add(answer);
};

/** Whether any part of what a query holds was kept by the device. */
export const isCached = (data: unknown): boolean => {
  if (typeof data !== "object" || data === null) return false;
  if (fromDevice.has(data)) return true;
  return "pages" in data && Array.isArray(data.pages) && data.pages.some(isCached);
};
