import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  cp,
  mkdir,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ConsoleMessage, Page } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { expect, test } from './journey.ts'

const PATIENCE_MS = 300_000

/** A copy of the project under development: what is edited in it is seen in an open browser. */
let copy: Awaited<ReturnType<typeof developCopy>>

// One after the other, on one copy. Packages are prepared at the first start.
test.describe.configure({ mode: 'default', timeout: PATIENCE_MS })
test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS)
  copy = await developCopy()
})
test.afterAll(() => copy?.stop())

const RESTART = { timeout: 120_000 }
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('what is edited', () => {
  // A page that reloads leaves its socket.
  test.use({ provoked: [/^WebSocket connection to 'ws:/] })

  test('an edit of a public page is on the screen: a word, a component, a style', async ({
    page,
  }) => {
    await open(page, '/')
    await copy.edit('content/en/home.ts', /title: .*/, "title: 'Other words',")
    await expect(h1(page)).toHaveText('Other words')
    await copy.edit('app/website/home/hero.tsx', '{hero.title}', '{hero.title} in another place')
    await expect(h1(page)).toHaveText('Other words in another place')
    await copy.edit('app/website/layout/styles.css', /$/, 'h1 { font-size: 31px !important; }')
    await expect(h1(page)).toHaveCSS('font-size', '31px')
  })

  test('an edit of the staff area is exchanged, and what was typed stays', async ({ page }) => {
    await open(page, '/admin/login')
    await copy.edit('app/team/auth/login-page.tsx', '>{titles[step]}</h1>', '>Other words</h1>')
    await expect(h1(page)).toHaveText('Other words')
    await page.getByLabel('Username').fill('meera')
    await copy.edit('app/team/auth/login-page.tsx', '>Other words</h1>', '>And others</h1>')
    await expect(h1(page)).toHaveText('And others')
    await expect(page.getByLabel('Username')).toHaveValue('meera')
  })
})

test.describe('a syntax error', () => {
  test.use({ provoked: [/status of 500|^\[vite\] Failed to reload|^WebSocket connection to 'ws:/] })

  for (const { area, path, file } of [
    { area: 'a public page', path: '/about', file: 'app/website/about/about.tsx' },
    { area: 'the staff area', path: '/admin/login', file: 'app/team/auth/login-page.tsx' },
  ]) {
    test(`a syntax error in ${area} is shown in the browser and the terminal until it is mended`, async ({
      page,
    }) => {
      const overlay = page.locator('vite-error-overlay')
      await open(page, path)
      const words = await h1(page).innerText()
      await copy.edit(file, '<h1 ', '<h1 = ')
      await expect(overlay).toContainText(file)
      await expect.poll(copy.terminal).toMatch(/Unexpected token/i)
      await copy.edit(file, '<h1 = ', '<h1 ')
      await expect(overlay).toHaveCount(0)
      await expect(h1(page)).toHaveText(words)
    })
  }
})

test.describe('the server', () => {
  test.use({ provoked: [/ERR_CONNECTION_REFUSED|^WebSocket connection to 'ws:/] })

  test('the server starts again with a file of its own, and the page with it', async ({ page }) => {
    const file = 'content/en/metadata.ts'
    await open(page, '/pricing')
    await connected(page, async () => {
      await copy.replace(file, /(pricing: {\s*title: )'.*'/, "$1'Other' words'")
      await expect.poll(copy.terminal, RESTART).toContain("Other' words")
      await copy.edit(file, "'Other' words'", "'Other words'")
    })
    await expect(page).toHaveTitle(/^Other words/)
    expect(await copy.restarts()).toEqual([file, file])
  })
})

/** Opens a page and waits until it has all that it loads and listens for changes. */
function open(page: Page, path: string) {
  return connected(page, () => page.goto(copy.origin + path, { waitUntil: 'networkidle' }))
}

/** What makes the page connect, which it does when it is new or the server was started again. */
async function connected(page: Page, act: () => Promise<unknown>) {
  const predicate = (message: ConsoleMessage) => message.text() === '[vite] connected.'
  await Promise.all([page.waitForEvent('console', { predicate, ...RESTART }), act()])
}

const SOURCES = [
  'app',
  'content',
  'ops',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]
const PROJECT = resolve(import.meta.dirname, '../..')

/** Starts the development of a copy, so that no working copy is edited. */
async function developCopy() {
  const directory = await mkdtemp(join(tmpdir(), 'development-'))
  const root = join(directory, 'project')
  for (const source of [...SOURCES, 'tsconfig.json', 'node_modules/.installed']) {
    await cp(join(PROJECT, source), join(root, source), { recursive: true })
  }
  await linkPackages(root)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = await openFile(join(directory, 'terminal'), 'a')
  const set = spawn(process.execPath, ['ops/dev.mjs'], {
    cwd: root,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LIMIT_SCALE: '100000',
      LIMIT_DELAY_MS: '60000',
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: randomBytes(24).toString('base64url'),
    },
  })
  await log.close()
  const terminal = () => readFile(join(directory, 'terminal'), 'utf8')
  const stop = async () => {
    await end(set)
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await expect.poll(() => hasEnded(set) || answers(origin), { timeout: 240_000 }).toBe(true)
    if (hasEnded(set)) throw new Error('It ended.')
  } catch (cause) {
    const words = await terminal()
    await stop()
    throw new Error(`The development did not start:\n${words.slice(-3000)}`, { cause })
  }
  return {
    origin,
    terminal,
    stop,
    /** writes into the file, as some editors do */
    edit: async (file: string, old: string | RegExp, text: string) =>
      writeFile(join(root, file), await edited(join(root, file), old, text)),
    /** puts another file in its place, as others do */
    replace: async (file: string, old: string | RegExp, text: string) => {
      await writeFile(join(directory, 'new'), await edited(join(root, file), old, text))
      await rename(join(directory, 'new'), join(root, file))
    },
    /** the files that the server was started again for */
    restarts: async () =>
      [...(await terminal()).matchAll(/^(.*) changed: the server starts again$/gm)].map(
        ([, file]) => file,
      ),
  }
}

async function edited(path: string, old: string | RegExp, text: string) {
  const before = await readFile(path, 'utf8')
  const after = before.replace(old, text)
  expect(after, `${path} should hold ${old}`).not.toBe(before)
  return after
}

/** The packages themselves; what is made from them while developing is the copy's own. */
async function linkPackages(root: string) {
  const packages = join(PROJECT, 'node_modules')
  await mkdir(join(root, 'node_modules'), { recursive: true })
  for (const name of await readdir(packages)) {
    if (name.startsWith('.')) continue
    await symlink(join(packages, name), join(root, 'node_modules', name))
  }
}

function answers(origin: string) {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(set: ChildProcess) {
  if (hasEnded(set)) return
  const ended = once(set, 'exit')
  set.kill('SIGTERM')
  await ended
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}
