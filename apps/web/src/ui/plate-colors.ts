/** The colours of a plate by the letters of an identity (CR 903.4). */
export const PLATE_COLORS = { W: "w", U: "u", B: "b", R: "r", G: "g", C: "c" } as const;

type ColorLetter = keyof typeof PLATE_COLORS;

export const isPlateColor = (letter: string): letter is ColorLetter => letter in PLATE_COLORS;
