import { useState } from "react";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { GROUPINGS, ORDERS } from "../model/group-lines.ts";

const VIEWS = ["list", "grid"] as const;
export type ListView = (typeof VIEWS)[number];

/** One of a few choices, as last chosen on this device. The first until then. */
const useChosen = <Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) => {
  const kept = readStored(key);
  const [chosen, setChosen] = useState<Choice>(
    choices.find((choice) => choice === kept) ?? choices[0],
  );
  const choose = (next: string) => {
    const choice = choices.find((each) => each === next) ?? choices[0];
    writeStored(key, choice);
    setChosen(choice);
  };
  return [chosen, choose] as const;
};

/** List or pictures. */
export const useListView = () => useChosen("deck-view", VIEWS);

/** How the list is divided. */
export const useGrouping = () => useChosen("deck-groups", GROUPINGS);

/** What comes first inside a group. */
export const useOrder = () => useChosen("deck-order", ORDERS);
