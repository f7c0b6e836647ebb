/** ORA-09. */
export const CARDS_PER_PAGE = 6;

/** The id by which the field names the active card of its list. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
