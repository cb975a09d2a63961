import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { exportRelease } from '../ops/prepare-release.mjs'
import { freePort } from './free-port.ts'

/** The scripts of the set-up, in a copy that holds nothing but them and releases without a site. */

const run = promisify(execFile)

test('the second of two updates at once waits, and both releases stay', async () => {
  const copy = await setUpAlone()
  await writeRelease(join(copy, '.releases', '0-first'), '0-first')
  await symlink('0-first', join(copy, '.releases', 'current'))
  const site = await pretendToRun(copy, '0-first')
  const archives = await Promise.all(['1-one', '1-two'].map((id) => archiveOf(copy, id)))

  const both = archives.map((archive) => command(copy, 'update', archive))
  for (const { code, output } of await Promise.all(both)) expect(code, output).toBe(0)

  const outputs = (await Promise.all(both)).map(({ output }) => output)
  expect(
    outputs.filter((output) => /process \d+\)\. Waiting until it has ended/.test(output)),
  ).toHaveLength(1)
  expect(site.went.toSorted()).toEqual(['1-one', '1-two'])
  const links = ['previous', 'current'].map((name) => readlink(join(copy, '.releases', name)))
  expect(await Promise.all(links)).toEqual(site.went)
  expect(await readdir(join(copy, '.releases'))).toEqual(expect.arrayContaining(site.went))
  expect((await readdir(copy)).filter((name) => name.endsWith('.lock'))).toEqual([])
})

test('a release that is put into a folder elsewhere has the libraries of its own PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'release'))
  await writeFile(join(folder, 'release', 'libicu.so.60.2'), '')
  await symlink('libicu.so.60.2', join(folder, 'release', 'libicu.so'))
  await exportRelease({ folder: join(folder, 'release') }, join(folder, 'elsewhere'))
  expect(await readlink(join(folder, 'elsewhere', 'libicu.so'))).toBe('libicu.so.60.2')
})

test('an update does not wait for one that was killed', async () => {
  const copy = await setUpAlone()
  const lock = join(copy, '.setup-update.lock')
  await mkdir(lock)
  const gone = spawn('true')
  await once(gone, 'exit')
  await writeFile(join(lock, 'holders'), `${gone.pid}`)
  const { code, output } = await command(copy, 'update', await archiveOf(copy, '1-one'))
  expect({ code, output }).toMatchObject({ code: 0, output: expect.not.stringMatching(/Waiting/) })
  expect(await readlink(join(copy, '.releases', 'current'))).toBe('1-one')
})

test('without a registry a start goes on with the release that works', async () => {
  const copy = await setUpAlone()
  await writeRelease(join(copy, '.releases', '0-first'), '0-first')
  await symlink('0-first', join(copy, '.releases', 'current'))
  const { code, output } = await command(copy, 'start')
  expect(code, output).toBe(0)
  expect(output).toContain('ECONNREFUSED')
  expect(output).toContain('Starting the previous release instead: 0-first')
  expect(output).toContain('The site of 0-first runs.')
})

/** A project that wants a package which only a registry has. */
async function setUpAlone() {
  const folder = await mkdtemp(join(tmpdir(), 'set-up-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await cp(fileURLToPath(new URL('../ops', import.meta.url)), join(folder, 'ops'), {
    recursive: true,
  })
  const site = { name: 'site', version: '2.0.0', dependencies: { wanted: '1.0.0' } }
  const wanted = {
    version: '1.0.0',
    integrity: `sha512-${'A'.repeat(86)}==`,
  }
  const packages = { '': site, 'node_modules/wanted': wanted }
  await writeJson(join(folder, 'package.json'), site)
  await writeJson(join(folder, 'package-lock.json'), { ...site, lockfileVersion: 3, packages })
  await mkdir(join(folder, '.releases'))
  return folder
}

/** Whatever a release needs to be taken for one. */
async function writeRelease(folder: string, id: string) {
  await mkdir(join(folder, 'node_modules', 'node', 'bin'), { recursive: true })
  await mkdir(join(folder, 'dist', 'app'), { recursive: true })
  await symlink(process.execPath, join(folder, 'node_modules', 'node', 'bin', 'node'))
  await writeFile(
    join(folder, 'dist', 'app', 'main.js'),
    `console.log('The site of ${id} runs.'); process.exit()`,
  )
  const node = process.version.slice(1)
  await writeJson(join(folder, 'package.json'), { type: 'module', dependencies: { node } })
  const { platform, arch } = process
  await writeJson(join(folder, 'release.json'), { id, platform, arch })
}

async function archiveOf(copy: string, id: string) {
  const folder = join(copy, `made-${id}`)
  await writeRelease(folder, id)
  await run('tar', ['-czf', `${folder}.tar.gz`, '-C', folder, '.'])
  return `${folder}.tar.gz`
}

/** Answers commands as a running site does that takes its time to go over to another release. */
async function pretendToRun(copy: string, first: string) {
  const went: string[] = []
  let release = first
  const { answerCommands } = await import(pathToFileURL(join(copy, 'ops', 'control.mjs')).href)
  await answerCommands(async (command: { do: string; release: string }) => {
    if (command.do === 'describe') return { release }
    await sleep(2_000)
    release = command.release
    went.push(release)
  })
  return { went }
}

/** Runs a script of the set-up to its end; no registry can be reached. */
async function command(copy: string, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(copy, 'ops', `${name}.mjs`), ...args], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      HOME: copy,
      PORT: String(await freePort()),
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_replace_registry_host: 'always',
    },
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  return { code, output: (await output).join('') }
}

function writeJson(path: string, content: object) {
  return writeFile(path, JSON.stringify(content))
}
