const NUMBERED = /^MTGO (\d{1,9})$/;

/** What stands for the name of a card that a file of Magic Online gives by its number alone. */
export const magicOnlineName = (number: string | number): string => `MTGO ${number}`;

/** The number in such a name. Undefined for the name of a card. */
export const magicOnlineNumber = (name: string): number | undefined => {
  const figure = NUMBERED.exec(name)?.[1];
  return figure === undefined ? undefined : Number(figure);
};
