import { foldWords, magicOnlineName } from "@spellwright/text";
import type { ServiceCard } from "./card-service.ts";

/** One spelling for the ways to write a name, blanks left out: `D'Avenant` is `Davenant` to the service. */
export const foldName = (name: string): string => foldWords(name).replaceAll(" ", "");

/** The service does not know "Fire // Ice" in a collection, only "Fire" (scryfall-sdk#71). */
export function firstFaceOf(name: string): string {
  return name.split("//")[0]?.trim() || name;
}

/** A card's English names, folded: the whole one, those of its faces, that of another print. */
export function englishNamesOf({ name, flavor_name, card_faces }: ServiceCard): readonly string[] {
  const names = [name, flavor_name, ...(card_faces ?? []).map((face) => face.name)];
  return names.flatMap((each) => (each == null ? [] : foldName(each)));
}

/** What a collection is asked and matched by: English names, and the numbers of Magic Online. */
export function collectedNamesOf(card: ServiceCard): readonly string[] {
  const numbers = [card.mtgo_id, card.mtgo_foil_id].flatMap((number) =>
    number == null ? [] : foldName(magicOnlineName(number)),
  );
  return [...englishNamesOf(card), ...numbers];
}

/** Names printed on a French card; `printed_name` is on some English cards too, so `lang` decides. */
export function frenchNamesOf(card: ServiceCard): readonly string[] {
  if (card.lang !== "fr") return [];
  const faces = (card.card_faces ?? []).map((face) => face.printed_name);
  const whole = faces.every((face) => face != null) ? [faces.join(" // ")] : [];
  return [card.printed_name, ...faces, ...whole].filter(
    (name): name is string => name != null && name !== "",
  );
}
