import type pg from "pg";

export interface Filling {
  readonly questions: number;
  readonly people: number;
  /** Over how many days, up to now, the questions are spread. More of them lately than long ago. */
  readonly days: number;
}

/** Rows of one statement: a transaction of some seconds. */
const BATCH = 50_000;
/** One person in so many pays, one answer in so many was marked wrong. */
const [PAYS, MARKED] = [25, 500];

/** Made numbers that are the same at every run: a share of one for a row. */
const share = (row: string, salt: number): string =>
  `(((${row})::bigint * 2654435761 + ${salt} * 40503) % 1000003)::float8 / 1000003`;

/** Few ask much and many a little: the square of a share. */
const personOf = (row: string, people: number): string =>
  `md5('person ' || floor(power(${share(row, 1)}, 2) * ${people})::int)::uuid`;
const momentOf = (row: string, days: number): string =>
  `now() - power(${share(row, 2)}, 1.5) * ${days} * interval '1 day'`;

const WORDS = `(array['Does trample work with deathtouch when two creatures block?',
  'Can I respond to a cascade trigger before the spell is cast?',
  'Est-ce que le piétinement fonctionne avec le contact mortel ?',
  'Une créature avec la vigilance peut-elle bloquer au tour suivant ?',
  'What happens to a copy of a spell that was countered?',
  'Quel est le bon nombre de terrains pour ce deck ?'])`;

const PEOPLE = ({ people, days }: Filling): readonly string[] => [
  `insert into "user" (id, name, email, email_verified, created_at)
    select md5('person ' || n)::uuid, '', 'person-' || n || '@example.org', true,
      now() - ${share("n", 3)} * ${days} * interval '1 day'
    from generate_series(0, ${people - 1}) n`,
  `insert into user_zaps (user_id, plan, monthly_remaining, granted_month)
    select md5('person ' || n)::uuid, case when n % ${PAYS} = 0 then 'pro' else 'free' end, n % 30,
      date_trunc('month', now())::date
    from generate_series(0, ${people - 1}) n`,
  `insert into subscriptions (id, user_id, plan, price_cents, status, created_at)
    select md5('subscription ' || n)::uuid, md5('person ' || n)::uuid, 'pro', 2000, 'active',
      now() - interval '300 days'
    from generate_series(0, ${people - 1}, ${PAYS}) n`,
  `insert into payments (user_id, subscription_id, plan, period_start, period_end, amount_cents,
      currency, provider_id, paid_at)
    select md5('person ' || n)::uuid, md5('subscription ' || n)::uuid, 'pro', at, at + interval '1 month',
      2000, 'EUR', 'sale ' || n || ' ' || at, at
    from generate_series(0, ${people - 1}, ${PAYS}) n,
      generate_series(now() - interval '10 months', now(), interval '1 month') at`,
];

/** Questions from one number to another, and what the ledger has of them. */
const QUESTIONS = ({ people, days }: Filling, from: number, to: number): readonly string[] => [
  `insert into question_logs (user_id, question_type, question_text, question_length, cards_mentioned,
      reasoning_effort, response_success, strength, response_time_ms, confidence, error_message, metadata, created_at)
    select ${personOf("n", people)}, case when n % 3 = 0 then 'forge' else 'oracle' end,
      ${WORDS}[1 + n % 6] || ' (' || n || ')', 60, '["Lightning Bolt"]', 'low', n % 40 <> 0,
      case when n % 40 = 0 or n % 7 = 0 then 'none' when n % 5 = 0 and n % 3 <> 0 then 'likely' else 'ruling' end,
      (40 + power(${share("n", 4)}, 4) * 9000)::int, 0.9,
      case when n % 40 = 0 then 'TIMEOUT' end, '{"has_context": false, "cards_count": 1}',
      ${momentOf("n", days)}
    from generate_series(${from}, ${to}) n`,
  `insert into zap_entries (user_id, kind, pool, amount, cause, created_at)
    select ${personOf("n", people)}, 'reserve', 'monthly', -1, 'filled ' || n, ${momentOf("n", days)}
    from generate_series(${from}, ${to}) n`,
];

/** Answers that readers marked wrong, with their questions, as `presentReview` reads them. */
const MARKED_ANSWERS = ({ questions, people, days }: Filling): readonly string[] => {
  const rows = `generate_series(0, ${questions - 1}, ${MARKED}) n`;
  const id = (kind: string) => `left(md5('${kind} ' || n), 21)`;
  const base = `'timestamp', '2026-11-01T10:00:00.000Z', 'cards', '[]'::jsonb, 'reasoningEffort', 'low'`;
  return [
    `insert into discussions (id, title, user_id, type)
      select md5('discussion ' || n)::uuid, 'Trample', ${personOf("n", people)}, 'oracle' from ${rows}`,
    `insert into messages (id, discussion_id, role, payload)
      select ${id("question")}, md5('discussion ' || n)::uuid, 'user', jsonb_build_object('id', ${id("question")},
        'type', 'user', 'content', ${WORDS}[1 + n % 6], 'requestId', 'filled', ${base}) from ${rows}`,
    `insert into messages (id, discussion_id, role, payload)
      select ${id("answer")}, md5('discussion ' || n)::uuid, 'oracle', jsonb_build_object('id', ${id("answer")},
        'type', 'oracle', 'content', '', 'userMessageId', ${id("question")}, ${base},
        'reasoningItems', '[]'::jsonb, 'ruling', $1::jsonb, 'detailed_reasoning', $2::jsonb,
        'engine', '{"kind": "local", "model": null}'::jsonb, 'zaps_charged', 1, 'duration_ms', 5,
        'isWebResult', false) from ${rows}`,
    `insert into answer_feedback (message_id, user_id, helpful, comment, created_at, updated_at)
      select ${id("answer")}, ${personOf("n", people)}, false, 'The rules say otherwise.', at, at
      from (select n, ${momentOf("n", days)} as at from ${rows}) n`,
  ];
};

const RULING = {
  ...{ ruling: "No.", explanation: "It does not.", outcome: "ruling", verdict: "no" },
  relevant_rules: [
    { number: "702.2b", text: "Any damage is lethal.", edition: "2026-01-01", verbatim: false },
  ],
  ...{ card_interactions: [], mentioned_cards: [], sourcesAndLinks: [] },
  ...{ web_search_used: false, recent_updates: null, groundingMetadata: null },
  ...{ confidence: 0.9, timestamp: "2026-11-01T10:00:00.000Z" },
};

const REASONING = {
  timing_analysis: {
    ...{ priority_windows: [], stack_order: [], state_based_actions: [], triggers: [] },
  },
  layer_system: {
    ...{ layers_involved: [], dependency_order: [] },
    ...{ replacement_effects: [], prevention_effects: [] },
  },
  rule_interpretation: {
    ...{ primary_rules: [], supporting_rules: [], edge_cases: [], ruling_precedents: [] },
  },
  step_by_step_analysis: [],
};

/**
 * Makes people, their questions, what the ledger and the books have of them, and answers marked wrong, the
 * same at every run. The tables are expected to be empty.
 *
 * @param tell how many questions there are so far
 */
export const fillQuestionLogs = async (
  pool: pg.Pool,
  filling: Filling,
  tell: (questions: number) => void = () => undefined,
): Promise<void> => {
  for (const statement of PEOPLE(filling)) await pool.query(statement);
  for (let from = 0; from < filling.questions; from += BATCH) {
    const to = Math.min(from + BATCH, filling.questions) - 1;
    for (const statement of QUESTIONS(filling, from, to)) await pool.query(statement);
    tell(to + 1);
  }
  for (const statement of MARKED_ANSWERS(filling)) {
    const values = statement.includes("$1")
      ? [JSON.stringify(RULING), JSON.stringify(REASONING)]
      : [];
    await pool.query(statement, values);
  }
  // As a database is that has run for a while: what its own clean-up does in the background.
  await pool.query("vacuum analyze");
};
