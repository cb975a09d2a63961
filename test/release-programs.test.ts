import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProcess } from '#app/platform/worker/in-process.server.ts'
import { linkProductionPackages } from '../ops/packages.mjs'
import { photograph } from './pictures.ts'

/** What the site starts apart, away from the project: only the packages of a release are within reach. */

const project = fileURLToPath(new URL('..', import.meta.url))
let release: string

beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'release-'))
  for (const part of [join('dist', 'app'), 'app', 'content', 'package.json'])
    await cp(join(project, part), join(release, part), { recursive: true })
  await linkProductionPackages(project, release)
})
afterAll(() => rm(release, { recursive: true, force: true }))

const program = (name: string) => pathToFileURL(join(release, 'dist', 'app', name))
const ended = () => AbortSignal.timeout(60_000)

test.each([
  ['csv-rows.server.js', 'readOrRefuse'],
  ['password-strength.server.js', 'reasonToRefuse'],
  ['read-message.server.js', 'readMessage'],
  ['respond.js', 'respond'],
  ['run.server.js', 'default'],
])('a release starts the thread of %s with the packages that it has', async (name, work) => {
  const script = join(release, `try-${name}.mjs`)
  await writeFile(
    script,
    `console.log(typeof (await import(${JSON.stringify(program(name).href)})).${work})`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  expect(stdout.trim()).toBe('function')
})

test.each(['account', 'backup', 'restore', 'rotate-documents'])(
  'a release starts the command %s with the packages that it has',
  async (name) => {
    const command = join(release, 'dist', 'app', `${name}.js`)
    const said = await promisify(execFile)(process.execPath, [command, '--what'])
      .then(({ stdout, stderr }) => stdout + stderr)
      .catch(({ stdout, stderr }) => stdout + stderr)
    expect(said).toMatch(/npm run|DOCUMENTS_KEY/)
    expect(said).not.toContain('ERR_MODULE_NOT_FOUND')
  },
)

test('a release draws a photo of an iPhone with the packages that it has', async () => {
  const photo = await readFile(new URL('./turned.heic', import.meta.url))
  const drawn = await inProcess(program('heic-process.server.js'), photo, ended())
  expect(drawn).toHaveProperty('jpeg')
})

test('a release makes the sizes of an image with the packages that it has', async () => {
  const made = await inProcess(program('image-process.server.js'), await photograph(), ended())
  expect(made).toHaveProperty('made')
})
