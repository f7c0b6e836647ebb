import { forgetAsk, readAsks } from "./kept-asks.ts";

/** Forgets the questions of a person that wait on this device. */
export const forgetAsksOf = (owner: string): void => {
  for (const ask of readAsks()) if (ask.owner === owner) forgetAsk(ask.requestId);
};
