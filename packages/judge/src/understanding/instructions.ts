import type { Sentence } from "./sentences.ts";

/**
 * Sentences that try to direct the assistant instead of asking about the game. What is left is
 * answered; nothing left is declined. Patterns are bounded, so reading stays linear.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignor|disregard|forget|oubli|override|bypass|neglig|contourn)\p{L}{0,8}\b.{0,50}\b(?:instruction|consigne|rules?\b|regles?\b|prompt|directive|previous|above|precede|everything|tout ce)/u,
  /^(?!.*\?).*\b(?:repl(?:y|ies)|answer|respond|say|repond\p{L}{0,3}|di[st](?:es)?)\b.{0,30}\b(?:only|just|exactly|nothing but|uniquement|seulement|rien d'autre|simplement)\b/u,
  /\b(?:system prompt|prompt systeme|developer mode|mode developpeur|jailbreak|debug mode|mode debug)\b/,
  /\b(?:your|tes|vos|ton|votre) (?:own |hidden |secret |initial |propre )?(?:instructions?|configuration|prompt|consignes?|parametres|reglages|system message|message systeme)\b/,
  /\byou are now (?:in |an? )?(?:\p{L}+ )?(?:mode|assistant|ai|bot|model|dan|unrestricted|pirate)\b/u,
  /\b(?:tu es|vous etes) (?:maintenant|desormais) (?:une? |en |le |la )?(?:\p{L}+ )?(?:mode|assistant\p{L}*|ia|bot|modele|pirate)\b/u,
  /\b(?:pretend (?:to be|that you|you)|act as (?:if you|an? (?:ai|assistant|bot))|role ?play|fais semblant|faites semblant|joue le role|agis comme)\b/,
  /\b(?:give|grant|credit|add|donn|offr|crediter?|ajout)\p{L}{0,4}\b.{0,40}\b(?:zaps?\b.{0,20}\b(?:account|compte|free|gratuit)|(?:free|gratuits?) zaps?|zaps? (?:gratuits?|free)|(?:my|mon) (?:account|compte))/u,
];

/** “Can I ignore the rules of …?” asks about the game. */
const ASKS_ITSELF =
  /^(?:(?:so|and|but|et|donc|alors) )?(?:can|may|could|do|does|is|are|puis|peut|est-ce|ai-je)\b/;

export const isInstruction = (sentence: Sentence): boolean =>
  !(sentence.asks && ASKS_ITSELF.test(sentence.folded)) &&
  INSTRUCTIONS.some((pattern) => pattern.test(sentence.folded));
