import { onFilledSite, type Timing } from './filled-site.ts'

const ENQUIRIES = 100_000

/** The views and searches of the desk, as in the address bar. */
const QUESTIONS = {
  'needs an answer': 'view=needs-answer',
  mine: 'view=mine',
  'due soon': 'view=due-soon',
  overdue: 'view=overdue',
  answered: 'view=answered',
  closed: 'view=closed',
  spam: 'view=spam',
  everything: 'view=all',
  'everything, page 2,000': 'view=all&page=2000',
  'everything, by name': 'view=all&sort=name',
  'search for a name': 'q=visitor%2077777',
  'search for a name in the other script': 'q=ramesh',
  'search for words in any order': 'q=gains%20sunita%2077750',
  'search for a telephone': 'q=98480%2077777',
  'search for its last digits, with a code': 'q=%2B91%20(98480)-77777',
  'search for a part of an email address': 'q=visitor77777%40',
  'search for a name with a slip': 'q=ramehs',
  'search for three letters of a reference': 'q=K7M',
  'search that finds nothing': 'q=zanzibar%20quill',
  'search for two letters': 'q=of',
  'search in a message': 'q=number%2077777%20of',
  'search for a word of every message': 'q=capital%20gains',
  'search in a note': 'q=prefers%20telugu',
  'a month of one service': 'service=Tax%20Planning&from=2026-06-01&to=2026-06-30',
}

/** How two desks of 100,000 enquiries differ: one at which work is done, one at which none is. */
const DESKS = {
  'as a practice has it': `case when i <= 300 then 'new' when i <= 1800 then 'contacted' when i % 20 = 0 then 'spam' when i % 3 = 0 then 'won' else 'lost' end`,
  'nobody has answered any': `'new'`,
}

/** How long the list takes to respond at desks of 100,000 enquiries: what is asked, with a timing of each desk. */
export async function timeDesk(
  report: (text: string) => void,
): Promise<[string[], [string, Timing[]][]]> {
  const found = Object.keys(QUESTIONS).map((question): [string, Timing[]] => [question, []])
  for (const [desk, status] of Object.entries(DESKS)) {
    report(`a desk of ${ENQUIRIES.toLocaleString('en-IN')} enquiries, ${desk}`)
    await onFilledSite(fill(status), async (time) => {
      for (const [at, search] of Object.values(QUESTIONS).entries()) {
        found[at]?.[1].push(await time(`/api/leads?${search}`))
      }
    })
  }
  return [Object.keys(DESKS), found]
}

/** Enquiries of two years, the newest first in number, in portions that no statement limit cuts. */
function fill(status: string): string[] {
  const portion = 2_000
  const inserts = Array.from(
    { length: ENQUIRIES / portion },
    (
      _,
      at,
    ) => `insert into leads (name, email, phone, email_key, phone_key, service, message, source,
      fingerprint, received_at, due_at, status, first_response_at, read_at, closed_at, spam_reason, owner_id, notes)
    select case when i % 500 = 0 then 'रमेश ' when i % 50 = 0 then 'Sunita ' else 'Visitor ' end || i, 'visitor' || i || '@example.in', '+91 98480 ' || lpad(i::text, 5, '0'),
      'visitor' || i || '@example.in', '+9198480' || lpad(i::text, 5, '0'),
      (array['General Inquiry', 'Tax Planning', 'Premium Plan', 'Other'])[1 + i % 4],
      'This is message number ' || i || ' of many. I sold shares and a flat, and want to know about capital gains, the old and the new regime, and what papers you need from me. '
        || repeat('More about my year: salary, rent, interest and some trading. ', 1 + i % 8),
      'contact-form', 'f' || i, received, received + interval '24 hours', status,
      case when status <> 'new' then received + interval '3 hours' end,
      case when status <> 'new' or i % 3 > 0 then received + interval '1 hour' end,
      case when status in ('won', 'lost', 'spam') then received + interval '5 days' end,
      case when status = 'spam' then 'links' end,
      case when i % 5 = 0 then (select min(id) from users) end,
      case when i % 1000 = 0 then 'prefers telugu' else '' end
    from (
      select i, now() - i * interval '10 minutes' as received, ${status} as status
      from generate_series(${at * portion + 1}, ${(at + 1) * portion}) i
    ) made`,
  )
  return [...inserts, 'vacuum analyze leads']
}
