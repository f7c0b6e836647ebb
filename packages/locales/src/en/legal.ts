import type { Catalogue } from "../catalogue.ts";
import type { legal as reference } from "../fr/legal.ts";

export const legal = {
  version: "Version of {{date}}",
  unset: "not given by the operator yet",
  theOperator: "the operator",
  failed: "Couldn’t load this page",
  loading: "Loading…",
  others: "See also",
  operator: {
    name: "Operator: {{value}}",
    address: "Address: {{value}}",
    email: "Email: {{value}}",
    phone: "Phone: {{value}}",
    registration: "Registration: {{value}}",
    host: "Host: {{value}}",
  },
  privacy: {
    lead: "What Spellwright keeps about you, why, and how to erase it.",
    who: { title: "Who is responsible" },
    kept: {
      title: "What is kept",
      visitor:
        "Without an account: nothing you read or paste is kept. Usage limits count your network in hashed form, for as long as the limit lasts.",
      account:
        "With an account: email address, hashed password, language, theme, ways to sign in, and for each sign-in the network and browser.",
      work: "Your questions, answers, discussions, decks and feedback.",
      purchases:
        "Your purchases: plan or pack, amount, date, PayPal number, terms accepted. Never a card number.",
      discord:
        "If you use Discord: your id and picture. An answer given in a channel can be read by its link for 30 days.",
      public: "A discussion or deck you share is shown without your name, until you stop sharing.",
    },
    why: {
      title: "Why",
      contract: "To answer you and run your account: that is our contract.",
      law: "For accounting: the law requires us to keep payments.",
      interest:
        "For security and quality, our legitimate interest: limits, logs without addresses, admins reading questions and reported answers.",
      consent: "To measure how pages are used: only if you agree, until you change your mind.",
    },
    who_gets: {
      title: "Who gets what",
      none: "Your data is neither sold nor used for ads.",
      paypal: "PayPal: what you pay. Your card or bank account is only ever seen by PayPal.",
      mail: "Our mail service: your address and our messages.",
      models:
        "{{names}}: the text of your questions, with the cards and rules cited, without your name or address.",
      noModel: "No outside language model: your questions stay on this server.",
      discord: "Discord: if you sign in with it or talk to its bot.",
      scryfall: "Scryfall: card names to look up, never who looks them up.",
      host: "The host of the server: {{name}}.",
    },
    time: {
      title: "For how long",
      account: "Your account and what is in it: until you delete them.",
      sessions: "A sign-in: 30 days without a visit.",
      logs_one: "Question logs: {{count}} day.",
      logs_other: "Question logs: {{count}} days.",
      logsAccount: "Question logs: as long as the account.",
      allowance:
        "A keyed hash of your address: until the end of the month, so that free zaps aren’t given twice.",
      books:
        "Payments, with the terms accepted: ten years at least, as the law asks, without your account if it is deleted.",
      changes_one: "What admins and owners of Discord servers do: {{count}} day.",
      changes_other: "What admins and owners of Discord servers do: {{count}} days.",
      backups_one: "Backups: {{count}} day.",
      backups_other: "Backups: {{count}} days.",
    },
    cookies: {
      title: "Cookies and storage",
      needed:
        "Only necessary cookies: your session (30 days), your language (a year), the device known at sign-in (six months), the browser of a sign-up (a day), the steps of a sign-in (a few minutes).",
      storage:
        "Your browser also keeps your drafts, the life counter and what can be read offline. You clear it in its settings.",
      noAds: "No advertising cookies and no third-party trackers.",
    },
    rights: {
      title: "Your rights",
      self: "In settings you download everything we have about you, correct it, and delete the account.",
      ask: "For any other right (restriction, objection): {{email}}.",
      complain:
        "A complaint? The CNIL in France (www.cnil.fr), or the authority of your country in the European Union.",
    },
  },
  terms: {
    lead: "What you can expect of Spellwright, and what we expect of you.",
    service: {
      title: "The service",
      help: "The Oracle answers rules questions, the Forge advises on decks. At a tournament, the judge decides.",
      errors:
        "An answer can be wrong: it says how sure it is and cites its rules. Report it and we fix it.",
      fan: "Spellwright is unofficial fan content, not affiliated with Wizards of the Coast.",
    },
    account: {
      title: "Your account",
      one: "One person, one account. Under 15, ask a parent.",
      safe: "Keep your password to yourself; two-step verification is in settings.",
      yours: "Your questions and decks stay yours; we use them to answer you.",
      leave: "You can delete it at any time, in settings.",
    },
    prices: {
      title: "Prices and zaps",
      none: "Nothing is sold on this server: the account is free.",
      free: "Free: {{month}} zaps a month, {{day}} questions a day.",
      plans:
        "Plans are paid monthly, taxes included, at the price shown before you buy. They renew until you cancel, in two clicks on the “Zaps and plans” page; you keep the plan until the end of the paid month.",
      zaps: "One zap per question; a question without an answer isn’t charged. Zaps you buy don’t expire.",
      changes: "A new price doesn’t touch a running plan without your consent.",
    },
    purchase: {
      title: "Buying",
      order: "You order by ticking these terms, then paying at PayPal.",
      start:
        "You ask for the service to begin at once. You keep fourteen days to withdraw; what was used remains due.",
      warranty:
        "The legal guarantee of conformity applies: a service that doesn’t work as promised is fixed or refunded.",
    },
    rules: {
      title: "What isn’t allowed",
      abuse:
        "Getting around limits, trying to get into other accounts, reselling access, sending illegal content.",
      ban: "An account that does so can be suspended. You read the reason and can reply to {{email}}.",
    },
    end: {
      title: "If it ends",
      refund: "If the service closes, what is paid and not yet used is refunded.",
    },
    law: {
      title: "If we disagree",
      first: "Write to {{email}} first.",
      mediator: "Without an answer within two months, the mediator is free: {{name}}.",
      french:
        "French law applies. If you live elsewhere in the European Union, you keep the protections of your country.",
    },
  },
  notice: {
    lead: "Who publishes this site.",
    publisher: { title: "Publisher", director: "The operator is also the publication director." },
    host: { title: "Hosting" },
    content: {
      title: "Content",
      magic:
        "Magic: The Gathering, its names, texts and symbols belong to Wizards of the Coast. They are shown here under its fan content policy.",
      cards: "Card data and images: Scryfall, not affiliated with us.",
      ours: "The rest, engravings included, is Spellwright’s.",
      report: "Illegal content, or content of yours? Write to {{email}}.",
    },
  },
  withdrawal: {
    lead: "You have fourteen days to change your mind, without giving a reason.",
    none: "Nothing is sold on this server: there is nothing to refund.",
    period: {
      title: "The period",
      days: "Fourteen days from the purchase of a plan or of zaps.",
      cancel:
        "Canceling is something else: you keep the plan until the end of the paid month, and nothing is refunded.",
    },
    due: {
      title: "What remains due",
      start: "You asked for the service to begin at once. So we keep:",
      plan: "for a plan, the share of the days already gone;",
      zaps: "for zaps, those already used. A pack that is used up can’t be refunded any more.",
    },
    how: {
      title: "How to do it",
      write: "Write to {{email}}, or by post to {{address}}. The receipt number (SW-…) is enough.",
      form: "For example:",
      model:
        "“I hereby give notice that I withdraw from my contract for the plan or zaps below. Ordered on: … Receipt no.: … Name: … Email address of the account: … Date: …”",
      answer: "We confirm by email that it has arrived.",
    },
    refund: {
      title: "The refund",
      money:
        "Within fourteen days, through PayPal, to the payment method of the purchase, free of charge.",
    },
  },
} satisfies Catalogue<typeof reference>;
