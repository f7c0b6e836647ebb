import type { DeckLine } from "@spellwright/contract";

interface QuantityStepperProps {
  line: DeckLine;
  /** Also where there is little room. */
  always?: boolean;
}

/** How many copies a line holds. */
export function QuantityStepper({ line }: QuantityStepperProps) {
  return <b className="num deck-quantity">{line.quantity}</b>;
}
