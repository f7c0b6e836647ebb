import { CATEGORY_CHANNEL } from "@spellwright/contract";
import type { DiscordChannel } from "@spellwright/services";

/** Text, announcements, forums: where the bot can be asked. */
const ASKABLE: ReadonlySet<number> = new Set([0, 5, 15]);

const byPosition = (one: DiscordChannel, other: DiscordChannel): number =>
  one.position - other.position || (BigInt(one.id) < BigInt(other.id) ? -1 : 1);

/**
 * The channels of a server as Discord lists them: those without a category, then each category with its
 * own. Channels that nobody writes in, and categories without others, are left out.
 */
export const orderChannels = (channels: readonly DiscordChannel[]): readonly DiscordChannel[] => {
  const askable = channels.filter(({ type }) => ASKABLE.has(type)).sort(byPosition);
  const categories = channels.filter(({ type }) => type === CATEGORY_CHANNEL).sort(byPosition);
  const known = new Set(categories.map(({ id }) => id));
  const isLoose = ({ parentId }: DiscordChannel) => parentId === null || !known.has(parentId);
  return [
    ...askable.filter(isLoose),
    ...categories.flatMap((category) => {
      const own = askable.filter(({ parentId }) => parentId === category.id);
      return own.length === 0 ? [] : [category, ...own];
    }),
  ];
};
