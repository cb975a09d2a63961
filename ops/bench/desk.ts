import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '#app/platform/config/env.ts'
import { openDatabase } from '#app/platform/db/database.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { buildApp } from '#app/server/app.ts'
import { createFirstAccount } from '#app/team/auth/first-account.server.ts'

const ENQUIRIES = 100_000
const TIMES = 25

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

export interface DeskTiming {
  question: string
  /** milliseconds, a column for each desk */
  medians: number[]
  /** of all desks; on a machine that does other work too, the quickest says more than the median */
  quickest: number
  slowest: number
}

/** How long the list takes to respond at desks of 100,000 enquiries, one request after another. */
export async function timeDesk(report: (text: string) => void): Promise<[string[], DeskTiming[]]> {
  const timings: DeskTiming[] = Object.keys(QUESTIONS).map((question) => ({
    question,
    medians: [],
    quickest: Number.POSITIVE_INFINITY,
    slowest: 0,
  }))
  for (const [desk, status] of Object.entries(DESKS)) {
    report(`a desk of ${ENQUIRIES.toLocaleString('en-IN')} enquiries, ${desk}`)
    await atDesk(status, async (ask) => {
      for (const [at, search] of Object.values(QUESTIONS).entries()) {
        const times: number[] = []
        for (let i = 0; i < TIMES; i++) times.push(await ask(`/api/leads?${search}`))
        const sorted = times.toSorted((a, b) => a - b)
        const timing = timings[at]
        timing?.medians.push(sorted[Math.floor(TIMES / 2)] ?? 0)
        if (!timing) continue
        timing.quickest = Math.min(timing.quickest, sorted[0] ?? 0)
        timing.slowest = Math.max(timing.slowest, sorted.at(-1) ?? 0)
      }
    })
  }
  return [Object.keys(DESKS), timings]
}

async function atDesk(
  status: string,
  work: (ask: (url: string) => Promise<number>) => Promise<void>,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-desk-'))
  const password = randomBytes(18).toString('base64url')
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    LIMIT_SCALE: '100000',
    DATA_DIR: dataDir,
  })
  const silent = { info() {}, warn() {}, error: console.error }
  const database = await openDatabase(env, silent)
  try {
    await migrateDatabase(database.connection)
    await createFirstAccount(database.db, { username: 'bench', password }, env.firm.name, () => {})
    await database.pool.query('set statement_timeout = 0')
    for (const statement of fill(status)) await database.pool.query(statement)
    const pages = {
      render: async () => ({ status: 200, html: '' }),
      assets: { script: '', enhance: '', tools: {}, styles: [], fonts: [] },
    }
    const app = await buildApp({ env, ...database, pages })
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'bench', password },
    })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await work(async (url) => {
      const start = performance.now()
      const response = await app.inject({ url, headers: { cookie } })
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
      return performance.now() - start
    })
    await app.close()
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
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
      fingerprint, received_at, due_at, status, answered_at, read_at, closed_at, spam_reason, owner_id, notes)
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
