/** Lets the page answer and paint in between: what follows is done in a turn of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
