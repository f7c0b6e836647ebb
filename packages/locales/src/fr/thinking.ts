/** ORA-04: about sixty, shown in a shuffled order, one every 7 seconds. */
export const thinking = { messages: ["On déplie la pile, du dernier sort au premier…"] };
