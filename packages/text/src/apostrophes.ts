/** The signs that stand for an apostrophe in what people type and what pages print. */
export const APOSTROPHES = /['\u2019\u02BC\u2018`´]/g;
