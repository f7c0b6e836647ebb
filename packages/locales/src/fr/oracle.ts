export const oracle = {};
