import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ensureDataDir } from './data-dir.ts'
import { listenRefusal } from './listen-refusal.ts'

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'refusals-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** Starts the site as the operator would and returns what it says when it ends. */
async function startSite(settings: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings }
  const site = spawn(process.execPath, ['dist/app/main.js'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  const output = await text(site.stderr)
  expect(output).toContain('The site could not start.')
  return output
}

test('a start without its database says so, naming the setting and not the password', async () => {
  const output = await startSite({
    DATA_DIR: await directory(),
    DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/taxes',
  })
  expect(output).toContain(
    'DATABASE_URL: site@127.0.0.1:1/taxes is unreachable: nothing is listening',
  )
  expect(output).not.toContain('hunter2')
})

test('a start whose DATA_DIR is a file says so', async () => {
  const file = join(await directory(), 'data')
  await writeFile(file, 'not a directory')
  expect(await startSite({ DATA_DIR: file })).toContain(`DATA_DIR: ${file} is not a directory`)
})

test('a directory below a file is refused', async () => {
  const file = join(await directory(), 'file')
  await writeFile(file, '')
  await expect(ensureDataDir(join(file, 'data'))).rejects.toThrow(/DATA_DIR: .* not a directory/)
})

test.skipIf(process.getuid?.() === 0)('a directory of someone else is refused', async () => {
  const path = await directory()
  await chmod(path, 0o500)
  await expect(ensureDataDir(path)).rejects.toThrow(/cannot be written to by this user/)
})

test.skipIf(process.platform !== 'linux')(
  'a place where nothing can be made is refused',
  async () => {
    await expect(ensureDataDir('/proc/tax-expert')).rejects.toThrow(
      /DATA_DIR: .* cannot be created/,
    )
  },
)

test('a start on a port that is taken ends before there is a database', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const dataDir = await directory()
  const output = await startSite({ DATA_DIR: dataDir, PORT: String(port) })
  expect(output).toContain(`PORT: ${port} is in use`)
  expect(await readdir(dataDir)).toEqual([])
})

test('a directory is made where there is none, and nothing is left in it', async () => {
  const path = join(await directory(), 'new', 'data')
  await ensureDataDir(path)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect(await readdir(path)).toEqual([])
})

test.each([
  ['192.0.2.1', 0, /HOST: 192\.0\.2\.1 is not an address of this machine/],
  ['host.invalid', 0, /HOST: the name host\.invalid cannot be resolved/],
])('an address that is not of this machine is refused: %s', async (host, port, reason) => {
  const error = await new Promise((resolve) => {
    const server = createServer().once('error', resolve)
    server.listen({ host, port })
  })
  expect(String(listenRefusal(error, { host, port }))).toMatch(reason)
})

test('a port that is taken, or that needs a right, is named with what to do', () => {
  const at = { host: '::', port: 80 }
  const failing = (code: string) => Object.assign(new Error(code), { code })
  expect(String(listenRefusal(failing('EADDRINUSE'), at))).toMatch(/PORT: 80 is in use/)
  expect(String(listenRefusal(failing('EACCES'), at))).toMatch(
    /PORT: this user may not open 80.*CAP_NET_BIND/,
  )
  const other = failing('EMFILE')
  expect(listenRefusal(other, at)).toBe(other)
})
