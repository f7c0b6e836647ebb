/** The signs that stand for an apostrophe in what people type and what pages print. */
export const APOSTROPHES = /['’ʼ‘`´]/g;
