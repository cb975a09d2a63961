import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiry } from './app.ts'
import { freePort } from './free-port.ts'

const TIMEOUT_MS = 480_000
const WAIT = { timeout: TIMEOUT_MS, interval: 100 }
const TAKEN_OVER = ' is serving now.'
const SOURCES = [
  'app',
  'content',
  'public',
  'ops',
  'setup',
  'dist',
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.nvmrc',
  'vite.config.ts',
  'tsconfig.json',
  'LICENSE',
  'deploy',
]

/** Instead of the half minute that building the pages takes. */
const BROKEN_BUILD = `
  import { writeFile } from 'node:fs/promises'
  const program = "throw new Error('a part is missing')"
  const buildApp = async ({ environments }) => {
    for (const environment of Object.values(environments)) environment.isBuilt = true
    await writeFile('dist/app/main.js', program)
  }
  export default { builder: { buildApp } }
`

test(
  'an update, a roll-back and a reload under load fail no request, and an update that fails changes nothing',
  async () => {
    const copy = await copyOfTheProject()
    const site = await start(copy)
    const first = await current(copy)
    expect(await npm(copy, 'rollback')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/no previous release/),
    })

    // The registry is away, and other packages are wanted.
    const lock = await readFile(join(copy, 'package-lock.json'), 'utf8')
    await appendFile(join(copy, 'package-lock.json'), '\n')
    const offline = {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(copy, 'empty-cache'),
      npm_config_fetch_retries: '0',
    }
    expect(await npm(copy, 'update', offline)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/ECONNREFUSED/),
    })
    expect(existsSync(join(copy, 'node_modules', '.installed'))).toBe(true)
    await writeFile(join(copy, 'package-lock.json'), lock)

    // The new release is built, and does not come up.
    const config = join(copy, 'vite.config.ts')
    const usual = await readFile(config, 'utf8')
    await writeFile(config, BROKEN_BUILD)
    expect(await npm(copy, 'update')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/a part is missing/),
    })
    await writeFile(config, usual)
    expect(await current(copy)).toBe(first)
    expect(await site.serves(first)).toBe(true)

    await appendFile(join(copy, 'LICENSE'), '\n')
    const load = startLoad(site.origin)
    expect(await npm(copy, 'update')).toMatchObject({ code: 0 })
    const second = await current(copy)
    expect(second).not.toBe(first)
    expect(await site.serves(second)).toBe(true)

    expect(await npm(copy, 'rollback')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Going back/),
    })
    expect(await site.serves(first)).toBe(true)
    await site.reload()
    const { failed, pages, enquiries } = await load.stop()
    expect(failed).toEqual([])
    expect(Math.min(pages, enquiries)).toBeGreaterThan(5)
    await site.stop()

    // The sources are still those that were rolled back.
    const again = await start(copy)
    expect(await again.serves(first)).toBe(true)
    expect(again.output()).toContain('was rolled back')
    await again.stop()
  },
  TIMEOUT_MS,
)

/** The sources in a folder of their own, with the packages and the build that are there already. */
async function copyOfTheProject() {
  const folder = await mkdtemp(join(tmpdir(), 'a release '))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const project = fileURLToPath(new URL('..', import.meta.url))
  for (const source of SOURCES.filter((name) => existsSync(join(project, name)))) {
    await cp(join(project, source), join(folder, source), { recursive: true })
  }
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function start(folder: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      ...bareEnv(folder),
      HOST: '127.0.0.1',
      PORT: String(port),
      LIMIT_SCALE: '100000',
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: 'quiet-ledger-77-monsoon',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const stop = async () => {
    if (hasEnded(child)) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  /** What `systemctl reload` sends. */
  const reload = async () => {
    const before = output.split(TAKEN_OVER).length
    const [socket = ''] = await readdir(join(folder, '.releases', 'running'))
    process.kill(Number.parseInt(socket, 10), 'SIGHUP')
    await vi.waitUntil(() => output.split(TAKEN_OVER).length > before, WAIT)
  }
  onTestFinished(stop)
  await vi.waitUntil(() => hasEnded(child) || isReady(origin), WAIT)
  if (hasEnded(child)) throw new Error(`npm start ended: ${output}`)
  return {
    origin,
    reload,
    stop,
    output: () => output,
    serves: (release: string) => isRunning(folder, release),
  }
}

/** Runs an npm script to its end. */
async function npm(folder: string, script: string, env = {}) {
  const child = spawn('npm', ['run', script], { cwd: folder, env: { ...bareEnv(folder), ...env } })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  return { code, output: (await output).join('') }
}

/** What an operator has: the Node of the machine, and not the one among the packages here. */
function bareEnv(folder: string) {
  const places = (process.env.PATH ?? '').split(delimiter)
  return {
    PATH: places.filter((place) => !place.includes('node_modules')).join(delimiter),
    HOME: folder,
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
    DATA_DIR: join(folder, '.data'),
  }
}

/** Asks for a page and sends an enquiry, over and over, each on connections new and old. */
function startLoad(origin: string) {
  const failed: string[] = []
  const done = { pages: 0, enquiries: 0 }
  let stopping = false
  const repeat = async (name: keyof typeof done, request: () => Promise<Response>, ok: number) => {
    while (!stopping) {
      const outcome = await request().then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error) => `${error.message} ${error.cause?.message}`,
      )
      if (outcome === ok) done[name] += 1
      else failed.push(`${name}: ${outcome}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const send = () =>
    fetch(`${origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry()),
    })
  const loops = [
    repeat('pages', () => fetch(`${origin}/pricing`), 200),
    repeat('pages', () => fetch(`${origin}/`, { headers: { connection: 'close' } }), 200),
    repeat('enquiries', send, 201),
  ]
  const stop = async () => {
    stopping = true
    await Promise.all(loops)
    return { failed, ...done }
  }
  onTestFinished(async () => void (await stop()))
  return { stop }
}

function current(folder: string) {
  return readlink(join(folder, '.releases', 'current'))
}

/** Whether the app of this release, and of no other, runs. */
async function isRunning(folder: string, release: string) {
  const child = spawn('ps', ['-axwwo', 'args='])
  const apps = (await text(child.stdout)).split('\n').filter((line) => {
    return line.includes(join(folder, '.releases')) && line.includes(join('dist', 'app', 'main.js'))
  })
  return apps.length === 1 && apps[0]!.includes(release)
}

async function isReady(origin: string) {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}
