import type { DeckCardInput } from "@spellwright/contract";
import { api, requireUser } from "../../http/index.ts";
import { mapInSteps, runInSlices } from "../../runtime/time-slices.ts";
import { createDeck } from "./creating/create-deck.ts";
import { duplicateDeck } from "./creating/duplicate-deck.ts";
import { draftOf } from "./deck-state.ts";
import type { DecksParts } from "./decks-parts.ts";
import { deleteDeck } from "./editing/delete-deck.ts";
import { deleteDecks } from "./editing/delete-decks.ts";
import { updateDeck } from "./editing/update-deck.ts";
import { findCard } from "./find-cards.ts";
import { readDeckId } from "./ids.ts";
import { followImport, importHash } from "./importing/follow-import.ts";
import { parseList } from "./importing/parse-list.ts";
import { listDecks } from "./listing/list-decks.ts";
import { summarizeDecks } from "./listing/list-queries.ts";
import { readDeck } from "./reading/read-deck.ts";
import { readDeckRows } from "./reading/read-deck-rows.ts";
import { readSynergies } from "./reading/read-synergies.ts";

/** Rows of decks and their import (DATA-02, IMP-11). */
export const deckHandlers = (parts: DecksParts) => ({
  list: api.decks.list.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    return listDecks(parts, userId, input, context.language);
  }),

  summary: api.decks.summary.handler(async ({ context }) => {
    const { id: userId } = await requireUser(context);
    return summarizeDecks(parts.database, userId);
  }),

  create: api.decks.create.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    const find = findCard(await parts.knowledge.cardIndex());
    const draft = (card: DeckCardInput) => draftOf(card, find(card.card_name));
    const deck = {
      name: input.name,
      format: input.format,
      description: input.description ?? null,
      featuredCardName: input.featured_card_name ?? null,
      drafts: await runInSlices(mapInSteps(input.cards, draft)),
      requestId: input.requestId,
    };
    return createDeck(parts, userId, deck, context.language);
  }),

  read: api.decks.read.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    return readDeck(parts, userId, readDeckId(input.id), context.language);
  }),

  synergies: api.decks.synergies.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    return readSynergies(parts, userId, { ...input, id: readDeckId(input.id) });
  }),

  update: api.decks.update.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    const { id: written, ...update } = input;
    const id = readDeckId(written);
    const { language } = context;
    await updateDeck(parts, { userId, id, language }, update);
    return readDeckRows(parts, userId, id, language);
  }),

  duplicate: api.decks.duplicate.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    const target = { userId, id: readDeckId(input.id) };
    return duplicateDeck(parts, target, input.name, context.language);
  }),

  remove: api.decks.remove.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    const target = { userId, id: readDeckId(input.id), language: context.language };
    return { deleted: await deleteDeck(parts, target, input.revision) };
  }),

  removeMany: api.decks.removeMany.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    return { deleted: await deleteDecks(parts, userId, input.ids) };
  }),

  parse: api.decks.parse.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    return parseList(parts, userId, input, context.language);
  }),

  import: api.decks.import.handler(async ({ context, input }) => {
    const { id: userId } = await requireUser(context);
    const { requestId, ...request } = input;
    const repeat = requestId && { id: requestId, hash: importHash(request) };
    const { language } = context;
    return followImport(parts, { userId, language, request, ...(repeat && { repeat }) });
  }),
});
