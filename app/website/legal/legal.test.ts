import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { readEnv } from '#app/platform/config/env.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { NOTICE_VERSION } from '#content/en/forms.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import cookieText from '#content/legal/cookie-policy.md?raw'
import privacyText from '#content/legal/privacy-policy.md?raw'
import termsText from '#content/legal/terms-of-service.md?raw'
import { periods } from '#content/periods.ts'
import {
  CHOSEN_KEY,
  DRAFT_KEY,
  LANGUAGE_OFFER_KEY,
  LANGUAGE_SWITCH_KEY,
  MENU_KEY,
  PUSH_KEY,
  RECEIPT_KEY,
  RELOADED_KEY,
  THEME_KEY,
  TYPED_KEY,
  UNSENT_KEY,
} from '#content/storage-keys.ts'
import { type Block, type Inline, inForce, type LegalDocument } from './document.ts'
import { readLegalText } from './read-legal-text.ts'

const env = readEnv({})

const documents = [privacyText, termsText, cookieText].map((text) =>
  readLegalText(text, env.firm, 'within 24 hours'),
)

/** What the cookie policy lists of a kind: `cookie`, `local storage` or `session storage`. */
function listed(kind: string): string[] {
  return readLegalText(cookieText, env.firm)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .flatMap(([cell = []]) => {
      const [name, its] = cell
      return typeof name === 'object' && 'code' in name && its === ` (${kind})` ? [name.code] : []
    })
}

it.each([true, false])(
  'the cookie policy names every cookie, over an encrypted connection or not: %s',
  (secure) => {
    const set = Object.values(sessionCookies(secure)).filter((value) => typeof value === 'string')
    const named = listed('cookie').map((name) => (secure ? name : name.replace('__Host-', '')))
    expect(named.sort()).toEqual(set.sort())
  },
)

it('the cookie policy names every key of the local storage', () => {
  expect(listed('local storage')).toEqual([
    THEME_KEY,
    RECEIPT_KEY,
    LANGUAGE_OFFER_KEY,
    DRAFT_KEY,
    PUSH_KEY,
    MENU_KEY,
  ])
})

it('the cookie policy names every key of the session storage', () => {
  expect(listed('session storage')).toEqual([
    LANGUAGE_SWITCH_KEY,
    TYPED_KEY,
    CHOSEN_KEY,
    UNSENT_KEY,
    RELOADED_KEY,
  ])
})

it('the cookie policy knows every line of code that stores something in a browser', () => {
  expect(
    browserStorageUses(),
    'something else is stored in browsers: name it in content/legal/cookie-policy.md, then here',
  ).toEqual(
    [
      'app/clients/my/api.server.ts: setCookie(askCookie',
      'app/clients/my/api.server.ts: setCookie(cookie(contact',
      'app/clients/my/filing-api.server.ts: setCookie(cookie(contact',
      'app/clients/my/keep-typed.ts: sessionStorage.getItem(TYPED_KEY',
      'app/clients/my/keep-typed.ts: sessionStorage.removeItem(TYPED_KEY',
      'app/clients/my/keep-typed.ts: sessionStorage.removeItem(TYPED_KEY',
      'app/clients/my/keep-typed.ts: sessionStorage.setItem(TYPED_KEY',
      'app/clients/my/kept-uploads.ts: localStorage',
      'app/clients/my/kept-uploads.ts: localStorage.removeItem(key',
      'app/clients/my/kept-uploads.ts: sessionStorage.getItem(CHOSEN_KEY',
      'app/clients/my/kept-uploads.ts: sessionStorage.removeItem(CHOSEN_KEY',
      'app/clients/my/kept-uploads.ts: sessionStorage.setItem(CHOSEN_KEY',
      'app/team/auth/api.server.ts: setCookie(cookies.challenge',
      'app/team/auth/api.server.ts: setCookie(cookies.pending',
      'app/team/auth/auth-context.tsx: localStorage.removeItem(PUSH_KEY',
      'app/team/auth/passkeys/api.server.ts: setCookie(cookies.challenge',
      'app/team/auth/second-factor/api.server.ts: setCookie(cookies.challenge',
      'app/team/auth/site.server.ts: setCookie(cookies.device',
      'app/team/auth/site.server.ts: setCookie(cookies.session',
      'app/team/auth/step-up/api.server.ts: setCookie(cookies.stepUp',
      'app/team/auth/unsent-text.ts: sessionStorage.getItem(UNSENT_KEY',
      'app/team/auth/unsent-text.ts: sessionStorage.removeItem(UNSENT_KEY',
      'app/team/auth/unsent-text.ts: sessionStorage.removeItem(UNSENT_KEY',
      'app/team/auth/unsent-text.ts: sessionStorage.setItem(UNSENT_KEY',
      'app/platform/client/reload-once.ts: sessionStorage.getItem(RELOADED_KEY',
      'app/platform/client/reload-once.ts: sessionStorage.setItem(RELOADED_KEY',
      `app/platform/client/reload-once.ts: sessionStorage.setItem(\`tanstack_router_reload:$\{message}\``,
      'app/entry/entry-public.ts: localStorage.getItem(key',
      'app/entry/entry-public.ts: localStorage.getItem(receiptKey',
      'app/entry/entry-public.ts: localStorage.removeItem(receiptKey',
      'app/platform/page/theme.ts: localStorage.getItem(THEME_KEY',
      'app/platform/page/theme.ts: localStorage.setItem(THEME_KEY',
      'app/enquiries/receipt/remembered.ts: localStorage.getItem(RECEIPT_KEY',
      'app/enquiries/receipt/remembered.ts: localStorage.removeItem(RECEIPT_KEY',
      'app/enquiries/receipt/remembered.ts: localStorage.setItem(RECEIPT_KEY',
      'app/enquiries/notifications/push/browser-push.ts: localStorage.getItem(PUSH_KEY',
      'app/enquiries/notifications/push/browser-push.ts: localStorage.removeItem(PUSH_KEY',
      'app/enquiries/notifications/push/browser-push.ts: localStorage.setItem(PUSH_KEY',
      'app/enquiries/notifications/push/browser-push.ts: serviceWorker',
      'app/entry/staff/open-groups.ts: localStorage.getItem(MENU_KEY',
      'app/entry/staff/open-groups.ts: localStorage.setItem(MENU_KEY',
      'app/writing/publishing/drafts/local-draft.ts: localStorage.getItem(key',
      'app/writing/publishing/drafts/local-draft.ts: localStorage.removeItem(key',
      'app/writing/publishing/drafts/local-draft.ts: localStorage.setItem(key',
      `app/platform/page/theme-script.ts: localStorage.getItem('$\{LANGUAGE_OFFER_KEY}'`,
      `app/platform/page/theme-script.ts: localStorage.getItem('$\{THEME_KEY}'`,
      'app/website/layout/follow-language.ts: localStorage.setItem(LANGUAGE_OFFER_KEY',
      'app/website/layout/follow-language.ts: sessionStorage.getItem(LANGUAGE_SWITCH_KEY',
      'app/website/layout/follow-language.ts: sessionStorage.removeItem(LANGUAGE_SWITCH_KEY',
      'app/website/layout/follow-language.ts: sessionStorage.setItem(LANGUAGE_SWITCH_KEY',
    ].sort(),
  )
})

test('requests are counted per address for as long as the privacy policy says', () => {
  const { requests, leads, reminders } = env.limits
  expect(periods.addressCountMinutes * 60_000).toBe(
    Math.max(requests.windowMs, leads.windowMs, reminders.windowMs),
  )
})

describe.each(documents)('$title', (document) => {
  it('gives every section an anchor of its own', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
  })

  it('links only to pages of this site and to the mailbox', () => {
    const pages = [
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      ...toolMenu.map(({ id }) => paths.tool(id)),
    ]
    for (const { href } of linksOf(document)) {
      expect([...pages, `mailto:${env.firm.email}`]).toContain(href)
    }
  })

  it('fills every row of its tables', () => {
    for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue
      for (const row of block.rows) expect(row).toHaveLength(block.head.length)
    }
  })
})

/** Every place that can store something in a browser, with its key. */
function browserStorageUses(): string[] {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const use =
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|setCookie)\b(?:\.\w+)?(?:\([^,)]*)?|['"]set-cookie['"]|\bcaches\.\w+|\bserviceWorker\b/gi
  return globSync('{app,content,ops/backup,ops/postgres}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(use)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
    .sort()
}

function linksOf(document: LegalDocument) {
  return document.sections
    .flatMap(({ blocks }) => blocks.flatMap(inlinesOf))
    .filter((part) => typeof part === 'object' && 'href' in part)
}

function inlinesOf(block: Block): Inline[] {
  if (block.kind === 'paragraph') return block.text
  return block.kind === 'list' ? block.items.flat() : block.rows.flat(2)
}

test.each(documents)(
  'the versions of $title are listed from the newest, each on a day of its own',
  ({ versions }) => {
    const days = versions.map(({ since }) => since)
    expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true)
    expect(days).toEqual([...new Set(days)].toSorted().toReversed())
  },
)

test.each([
  ['a place that nothing fills', '{{fax}}', /nothing fills \{\{fax\}\}/],
  ['a section without an anchor', '## Fees', /“Fees” has no anchor/],
  ['a picture of code', '```\nlet\n```', /has no code/],
])('a legal text with %s is refused', (_what, line, message) => {
  const text = `---\ntitle: T\nintro: I\nversions:\n  - since: 2026-11-21\n    changes: First.\n---\n\n## A {#a}\n\n${line}\n`
  expect(() => readLegalText(text, env.firm)).toThrow(message)
})

test.each([
  ['2026-11-20', ['2026-11-21']],
  ['2026-11-21', ['2026-11-21']],
  ['2026-11-23', ['2026-11-22', '2026-11-21']],
  ['2026-11-24', ['2026-11-24', '2026-11-22', '2026-11-21']],
])('on %s the versions %j are shown, none from a day to come but the first', (day, shown) => {
  const [newest, ...older] = ['2026-11-24', '2026-11-22', '2026-11-21'].map((since) => ({
    since,
    changes: '',
  }))
  if (!newest) throw new Error('no version')
  expect(inForce([newest, ...older], day).map(({ since }) => since)).toEqual(shown)
})

test('the notice at the forms is not of a day to come', () => {
  expect(NOTICE_VERSION.slice(0, 10) <= indianDate(new Date())).toBe(true)
})

describe('the security log', () => {
  const textOf = (days: string) =>
    JSON.stringify(readLegalText(privacyText, readEnv({ SECURITY_LOG_DAYS: days }).firm).sections)

  it('the security log is named in the privacy policy with the days that it is kept', () => {
    expect(textOf('200')).toMatch(/network address and port[\s\S]*deleted after 200 days/)
    expect(textOf('200')).toContain('[["Security log, with network addresses"],["200 days"]]')
  })

  it('the security log is not named where there is none', () => {
    expect(textOf('0')).not.toMatch(/security log/i)
    expect(textOf('0')).toContain('we keep nothing that tells us who you are')
  })
})
