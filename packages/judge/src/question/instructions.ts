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
  /^\W*(?:system|systeme|assistant|admin|administrat\p{L}+|developer|developpeur)\s*[:>\]]/u,
  /<\/?(?:system|assistant|user)>|\[\/?inst\]/,
  /\b(?:rules?|judge|safe|debug|admin|restricted|regles|arbitre) mode\b.{0,20}\b(?:off|on|disabled|enabled|over)\b/,
  /\bmode (?:regles|arbitre|admin|restreint|debug)\b.{0,20}\b(?:des)?activee?\b/,
  /\b(?:instructions?|directives?|prompts?|consignes?)\b.{0,30}\b(?:you (?:were|have|had|are|got|received)|qu['’ ]on|que l['’ ]on|que tu|que vous)\b/,
  /\b(?:tout ce|everything|anything|whatever)\b.{0,12}\b(?:on|l['’ ]on) (?:t|vous)['’ ]?(?: ?a|aient)? (?:dit|donne|demande)/,
  /\b(?:from now on|a partir de maintenant|desormais),? (?:you|tu|vous)\b.{0,12}\b(?:are|will|must|only|answer|es|etes|vas|dois|devez|reponds|repondez)\b/,
  /\b(?:chatgpt|jailbroken|unfiltered|uncensored|no restrictions|without restrictions|sans (?:aucune )?restrictions?|sans filtre|sans censure)\b/,
];

/** “Can I ignore the rules of …?” asks about the game. */
const ASKS_ITSELF =
  /^(?:(?:so|and|but|et|donc|alors) )?(?:can|may|could|do|does|is|are|puis|peut|est-ce|ai-je)\b/;

export const isInstruction = (sentence: Sentence): boolean =>
  !(sentence.asks && ASKS_ITSELF.test(sentence.folded)) &&
  INSTRUCTIONS.some((pattern) => pattern.test(sentence.folded));
