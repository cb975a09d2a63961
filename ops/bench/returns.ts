import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { onFilledSite, type Timing } from './filled-site.ts'

const RETURNS = 50_000
const DOCUMENTS_EACH = 10
const RETURNS_EACH = 2

/** The views, filters and searches of the returns, as in the address bar. */
const QUESTIONS = {
  'all, by due date': '',
  'all, page 500': 'page=500',
  'all, the last by due date': 'order=desc',
  'all, by client': 'sort=client',
  'all, by stage': 'sort=stage',
  'all, the last changed': 'sort=updated',
  'waiting on us': 'view=waiting-on-us',
  'waiting on client': 'view=waiting-on-client',
  'due soon': 'view=due-soon',
  'to review': 'view=to-review',
  'to file': 'view=to-file',
  'to verify': 'view=to-verify',
  'a year': 'year=2025-26',
  mine: 'person=me',
  'without a preparer': 'person=none',
  'a plan and a kind': 'plan=premium&kind=original',
  'search for a name': 'q=client%2012345',
  'search for a word of every name': 'q=client',
  'search for an address': 'q=client12345%40example.in',
  'search for a number': 'q=98000%2012345',
}

const TOKEN = newToken()
const SESSION = newToken()
/** A client with many years and documents. */
const CLIENT = 1

/** How long lists of returns and a client's page take, one request after another. */
export async function timeReturns(): Promise<[string, Timing][]> {
  const found: [string, Timing][] = []
  await onFilledSite(fill(), async (time) => {
    for (const [question, search] of Object.entries(QUESTIONS)) {
      found.push([question, await time(`/api/returns?${search}`)])
    }
    const search = await time('/api/returns/search', { payload: { q: 'ABCPE1234F' } })
    found.push(['search for a PAN', search])
    found.push(['one return', await time('/api/returns/1')])
    found.push(['the list of clients', await time('/api/clients')])
    found.push(['one client', await time(`/api/clients/${CLIENT}`)])
    found.push([
      'the client’s page',
      await time(`/api/my/${TOKEN}`, { cookie: `client-1=${SESSION}` }),
    ])
  })
  return found
}

/** Clients with returns of two years, of whom the first has eight; each return has requests and documents. */
function fill(): string[] {
  const clients = RETURNS / RETURNS_EACH
  return [
    `insert into clients (name, kind, created_at) select 'Client ' || i, 'individual', now()
      from generate_series(1, ${clients}) i`,
    `insert into client_contacts (client_id, name, email, email_key, phone)
      select i, 'Client ' || i, 'client' || i || '@example.in', 'client' || i || '@example.in', '+91 ' || 9800000000 + i
      from generate_series(1, ${clients}) i`,
    `update client_contacts set link_hash = '${hashToken(TOKEN)}' where id = 1`,
    `insert into client_sessions (token_hash, contact_id, expires_at)
      values ('${hashToken(SESSION)}', 1, now() + interval '1 day')`,
    `insert into returns (client_id, year, stage, plan, fee, preparer_id, due_on, open_requests, updated_at,
        acknowledgement)
      select 1 + (i - 1) / ${RETURNS_EACH}, case when i % 2 = 0 then '2025-26' else '2024-25' end,
        (array['documents', 'preparing', 'review', 'your-ok', 'to-file', 'filed', 'verified', 'processed',
          'processed', 'processed'])[1 + i % 10],
        (array['basic', 'professional', 'premium'])[1 + i % 3], 1999,
        case when i % 4 = 0 then (select min(id) from users) end,
        date '2026-07-31' + (i % 200), i % 3, now() - i * interval '1 minute',
        case when i % 10 >= 5 then lpad(i::text, 15, '0') end
      from generate_series(1, ${RETURNS}) i`,
    `insert into returns (client_id, year, stage, plan, fee, due_on, acknowledgement)
      select ${CLIENT}, (2016 + i) || '-' || (17 + i), 'processed', 'basic', 1999, date '2025-07-31', '9' || lpad(i::text, 14, '0')
      from generate_series(1, 6) i`,
    ...inPortions(
      (some) => `insert into requests (return_id, kind, title, state, position)
      select r.id, 'document', 'Request ' || i,
        (array['open', 'sent', 'accepted', 'accepted', 'accepted'])[1 + (r.id + i) % 5], i
      from returns r, generate_series(1, 5) i where ${some}`,
    ),
    ...inPortions(
      (
        some,
      ) => `insert into documents (return_id, name, type, size, sha256, state, blob, pieces, key_sealed, contact_id)
      select r.id, 'document ' || i || '.pdf', 'application/pdf', 100000, md5(r.id || '-' || i),
        case when i % 5 = 0 then 'new' else 'accepted' end, 'b' || r.id || '-' || i, '{100000}', 'k',
        case when i % 10 > 0 then r.client_id end
      from returns r, generate_series(1, ${DOCUMENTS_EACH}) i where ${some}`,
    ),
    ...inPortions(
      (some) => `insert into document_access (document_id, user_id, act)
      select d.id, (select min(id) from users), 'viewed'
      from returns r join documents d on d.return_id = r.id where d.id % 2 = 0 and ${some}`,
    ),
    ...inPortions(
      (some) => `insert into return_events (return_id, kind)
      select r.id, 'started' from returns r, generate_series(1, 4) where ${some}`,
    ),
    ...['returns', 'clients', 'client_contacts', 'requests', 'documents', 'document_access'].map(
      (table) => `vacuum analyze ${table}`,
    ),
  ]
}

const PORTION = 5_000

/** Statements about some returns each, of which no limit cuts one. */
function inPortions(statement: (some: string) => string): string[] {
  const portions = Math.ceil((RETURNS + 6) / PORTION)
  return Array.from({ length: portions }, (_, at) =>
    statement(`r.id between ${at * PORTION + 1} and ${(at + 1) * PORTION}`),
  )
}
