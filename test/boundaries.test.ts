import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { publicPages, routes } from '#app/routes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** From the ground up: an import stays in its wing or goes down. Everybody may read content. */
const WINGS = [
  'content',
  'ops/postgres',
  'ui',
  'platform',
  'team',
  'tax',
  'writing',
  'enquiries',
  'clients',
  'website',
  'ops/backup',
  'entry',
  'server',
]
/** The map of the site, which links are made from. */
const MAP = ['app/paths.ts', 'app/routes.ts']

interface Exception {
  from: readonly string[]
  to: string
  because: string
}
/** Files whose imports of what begins with a path go up all the same. It gets shorter, never longer. */
const EXCEPTIONS: readonly Exception[] = [
  {
    from: [
      'content/en/insights/counted-pages.ts',
      'content/en/plan-comparison.ts',
      'content/en/season/home.ts',
      'content/en/tools/advance-tax/page.ts',
      'content/en/tools/due-dates/page.ts',
      'content/en/tools/f-and-o-turnover-and-audit/page.ts',
      'content/en/tools/hra-and-rent-tds/page.ts',
      'content/en/tools/i-got-a-notice/page.ts',
      'content/en/tools/old-or-new-regime/page.ts',
      'content/en/tools/old-section-new-section/page.ts',
      'content/en/tools/presumptive-or-books/page.ts',
      'content/en/tools/refund-and-interest/page.ts',
      'content/en/tools/resident-rnor-or-nri/page.ts',
      'content/en/tools/return-form-and-documents/page.ts',
      'content/en/tools/shares-and-funds/page.ts',
      'content/en/tools/tds-on-rent-and-house/page.ts',
      'content/en/tools/what-can-i-still-do/page.ts',
    ],
    to: 'app/paths.ts',
    because: 'copy names addresses: until links in copy are ids that the page resolves',
  },
  {
    from: [
      'content/en/contact.ts',
      'content/en/enquiry/refused-attachments.ts',
      'content/en/messages.ts',
    ],
    to: 'app/platform/config/env.ts',
    because: 'the type Firm: until content declares what it needs of the firm',
  },
  {
    from: [
      'content/en/enquiry/season.ts',
      'content/en/operator-alerts.ts',
      'content/facts/register/checks.ts',
      'content/facts/register/find.ts',
      'content/office/hours.ts',
    ],
    to: 'app/ui/',
    because: 'dates, slips and figures in copy: until copy gets them as values',
  },
  {
    from: ['app/platform/db/schema.ts'],
    to: 'app/',
    because:
      'lists the tables of every room for Drizzle: until queries import tables from their rooms and migrations find them by a glob',
  },
  {
    from: ['app/platform/mail/tables.ts'],
    to: 'app/',
    because: 'a mail refers to its enquiry, account and reminder: until those are events',
  },
  {
    from: ['app/platform/db/tables.ts'],
    to: 'app/enquiries/model/tables.ts',
    because: 'valueList: until it stands beside the columns',
  },
  {
    from: [
      'app/platform/mail/api.server.ts',
      'app/platform/mail/deliverability/test-mail.server.ts',
      'app/platform/mail/inbound/webhook.server.ts',
      'app/platform/mail/outbox.server.ts',
    ],
    to: 'app/team/',
    because: 'guards and the activity of the mail screens: until route() declares who may',
  },
  {
    from: ['app/platform/monitoring/api.server.ts'],
    to: 'app/team/',
    because: 'the guard of the route: until route() declares who may',
  },
  {
    from: ['app/platform/monitoring/facts.server.ts'],
    to: 'app/enquiries/desk/',
    because: 'figures of the desk in the metrics: until rooms hand them in',
  },
  {
    from: ['app/platform/monitoring/alerts.server.ts', 'app/platform/monitoring/facts.server.ts'],
    to: 'ops/backup/',
    because: 'the age of the last backup: until rooms hand it in',
  },
  {
    from: ['app/platform/rendering/pages.ts'],
    to: 'app/team/',
    because: 'the cookie of staff goes past the page cache: until it is handed in',
  },
  {
    from: ['app/platform/rendering/pages.ts'],
    to: 'app/writing/claims/',
    because: 'the claims that are shown: until the page asks for them',
  },
  {
    from: ['app/platform/rendering/pages.ts'],
    to: 'app/enquiries/office/',
    because: 'the type of the opening hours: until the page asks for them',
  },
  {
    from: ['app/platform/page/structured-data.ts'],
    to: 'app/enquiries/office/',
    because: 'the type of the opening hours: until the page hands them in as data',
  },
  {
    from: ['app/team/accounts/staff-page.tsx'],
    to: 'app/enquiries/calls/office/',
    because: 'a person’s hours in the list of accounts: until the screen is handed the dialog',
  },
  {
    from: ['app/tax/due-dates/reminders/reminder-form.tsx'],
    to: 'app/enquiries/intake/',
    because: 'fields with advice: until one form serves all',
  },
  {
    from: ['app/tax/tools/pages/tool-page.tsx', 'app/tax/tools/server/work-out.server.ts'],
    to: 'app/enquiries/',
    because: 'sending a calculation: until the page of a tool is handed the form',
  },
  {
    from: ['app/tax/tools/pages/tool.tsx'],
    to: 'app/writing/posts/',
    because: 'posts beside a tool: until the page is handed them',
  },
  {
    from: ['app/writing/claims/claims-page.tsx'],
    to: 'app/enquiries/dashboard/',
    because: 'refreshes the counts of the dashboard: until that follows from an event',
  },
  {
    from: ['app/writing/publishing/release-texts/release-texts.tsx'],
    to: 'app/enquiries/templates/',
    because: 'refreshes the templates: until that follows from an event',
  },
]

/** Folders of a wing that import each other all the same. It gets shorter, never longer. */
const MUTUAL: readonly string[] = [
  'app/enquiries/calls app/enquiries/calls/held',
  'app/enquiries/calls/day app/enquiries/desk',
  'app/enquiries/csv app/enquiries/desk',
  'app/enquiries/dashboard app/enquiries/workload',
  'app/enquiries/desk app/enquiries/desk/add',
  'app/enquiries/desk app/enquiries/desk/changes',
  'app/enquiries/desk app/enquiries/desk/live',
  'app/enquiries/desk app/enquiries/desk/personal-list',
  'app/enquiries/desk app/enquiries/desk/screens',
  'app/enquiries/desk app/enquiries/desk/screens/list',
  'app/enquiries/desk app/enquiries/model',
  'app/enquiries/desk app/enquiries/receipt',
  'app/enquiries/desk app/enquiries/workload',
  'app/enquiries/desk/changes app/enquiries/receipt',
  'app/enquiries/desk/screens app/enquiries/desk/screens/case',
  'app/enquiries/desk/screens app/enquiries/replies/inbound',
  'app/enquiries/intake/forms app/enquiries/receipt',
  'app/enquiries/notifications app/enquiries/notifications/push',
  'app/enquiries/replies app/enquiries/templates',
  'app/platform/db app/platform/mail',
  'app/platform/mail app/platform/mail/deliverability',
  'app/platform/mail app/platform/mail/inbound',
  'app/tax/engine app/tax/engine/income-tax',
  'app/team/auth app/team/auth/access',
  'app/team/auth app/team/auth/links',
  'app/team/auth app/team/auth/passkeys',
  'app/team/auth app/team/auth/second-factor',
  'app/team/auth app/team/auth/step-up',
  'app/team/auth/access app/team/auth/step-up',
  'app/team/auth/passkeys app/team/auth/second-factor',
  'app/ui app/ui/table',
  'app/website/home app/website/services',
  'app/writing/editor app/writing/editor/facts',
  'app/writing/editor app/writing/editor/toolbar',
  'app/writing/posts app/writing/posts/form',
  'app/writing/publishing app/writing/publishing/conflict',
  'app/writing/publishing app/writing/publishing/drafts',
  'app/writing/publishing app/writing/publishing/release-texts',
  'app/writing/publishing app/writing/publishing/trash',
]

const SERVER_ONLY =
  /^app\/(server|writing\/seeds|platform\/(db|http|config|rendering|worker))\/|^ops\/postgres\/|\.server\.tsx?$|\/(working-)?tables\.ts$/
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

const ANY_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
const GENERATED = 'app/entry/route-tree.gen.ts'
const sources = globSync('{app,content,ops/backup,ops/postgres}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== GENERATED)
  .sort()
const imports = sources
  .flatMap((from) => importsOf(from, ANY_IMPORT).map((to): [string, string] => [from, to]))
  .filter(([, to]) => to !== GENERATED)

test('every file of the app is in a wing', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const outside = sources.filter((file) => !MAP.includes(file) && !WINGS.includes(wingOf(file)))
  expect(outside).toEqual([])
})

test('an import goes down the wings, or stays inside its wing', () => {
  const upward = imports.filter(goesUp).filter((one) => !EXCEPTIONS.some(allows(one)))
  expect(upward.map(([from, to]) => `${from} imports ${to}, which is in a wing above`)).toEqual([])
})

test('every exception from the order of the wings is needed', () => {
  const upward = imports.filter(goesUp)
  const idle = EXCEPTIONS.flatMap((one) =>
    one.from
      .filter((file) => !upward.some(([from, to]) => from === file && to.startsWith(one.to)))
      .map((file) => `${file} no longer imports ${one.to}`),
  )
  expect(idle).toEqual([])
})

test('two folders of a wing do not import each other', () => {
  const pairs = new Set(
    imports
      .filter(([from, to]) => wingOf(from) === wingOf(to) && wingOf(from) !== 'content')
      .filter(([from, to]) => dirname(from) !== dirname(to))
      .map(([from, to]) => `${dirname(from)} ${dirname(to)}`),
  )
  const mutual = [...pairs].filter((pair) => {
    const [a = '', b = ''] = pair.split(' ')
    return a < b && pairs.has(`${b} ${a}`)
  })
  expect(mutual.sort()).toEqual(MUTUAL)
})

test('nothing of the server is loaded by a page', () => {
  const seen = loadedBy('app/entry/entry-client.tsx')
  expect(seen.size).toBeGreaterThan(30)
  const wrong = [...seen].filter(([file]) => SERVER_ONLY.test(file))
  expect(wrong.map(([file, from]) => `${from} loads ${file}`)).toEqual([])
})

test('nothing of the staff area is loaded by a public page before it is requested', () => {
  expect(publicPages.length).toBeGreaterThan(2)
  const pages = new Set(publicPages.map(({ file }) => join('app', file)))
  const screens = filesOf(routes as Routed).filter((file) => !pages.has(file))
  expect(screens.length).toBeGreaterThan(20)
  for (const page of pages) {
    const staff = [...loadedBy(page).keys()].filter(
      (file) => screens.includes(file) || /^app\/(team|entry\/staff)\/|admin/.test(file),
    )
    expect(staff, page).toEqual([])
  }
})

interface Routed {
  file?: string
  children?: Routed[]
}

function filesOf({ file, children = [] }: Routed): string[] {
  return [...(file ? [join('app', file)] : []), ...children.flatMap(filesOf)]
}

test('pages and components call the API, not the database', () => {
  for (const file of sources.filter((one) => one.endsWith('.tsx'))) {
    const server = importsOf(file).filter((other) => SERVER_ONLY.test(other))
    expect(server, file).toEqual([])
  }
})

function wingOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  if (first === 'content') return first
  return first === 'ops' ? `${first}/${second}` : second
}

function goesUp([from, to]: [string, string]): boolean {
  const [a, b] = [wingOf(from), wingOf(to)]
  if (MAP.includes(from) || a === b || b === 'content') return false
  if (MAP.includes(to)) return a === 'content'
  return WINGS.indexOf(b) > WINGS.indexOf(a)
}

function allows([from, to]: [string, string]) {
  return (one: Exception) => one.from.includes(from) && to.startsWith(one.to)
}

/** Every file that is loaded when this one is, each with one that loads it. Types load nothing. */
function loadedBy(start: string): Map<string, string> {
  const seen = new Map([[start, '']])
  for (const [file] of seen) {
    for (const other of importsOf(file)) if (!seen.has(other)) seen.set(other, file)
  }
  return seen
}

function importsOf(file: string, pattern = IMPORT): string[] {
  const source = readFileSync(resolve(root, file), 'utf8')
  return [...source.matchAll(pattern)]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((name) => /^(\.|#)/.test(name))
    .map((name) => locate(name, file))
    .filter((found) => found !== undefined)
}

function locate(name: string, from: string): string | undefined {
  const path = name.startsWith('#')
    ? resolve(root, name.slice(1))
    : resolve(root, dirname(from), name)
  const found = [path, `${path}.tsx`, `${path}.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
  return found && relative(root, found)
}
