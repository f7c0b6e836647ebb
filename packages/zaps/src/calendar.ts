/** The UTC day of a moment, `YYYY-MM-DD`. Days order like text. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** First day of the UTC month of a moment, `YYYY-MM-01`. */
export const utcMonth = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** When the next monthly allowance comes: the 1st of the next month at 00:00 UTC (BILL-07). */
export const resetsAt = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** The same moment a month later. The 31st becomes the last day of a shorter month. */
export const addMonth = (moment: Date): Date => {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
};
