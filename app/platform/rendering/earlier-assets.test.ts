import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { keepAssets } from './earlier-assets.ts'

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earlier-assets-'))
  dataDir = join(folder, 'data')
  closeAfterwards(() => rm(folder, { recursive: true }))
})

test('a page from before an update still gets its scripts, as they were sent then', async () => {
  await keepBuild('first', { 'page-abc.js': 'export const first = 1', 'page-abc.js.gz': 'zip' })
  const app = await siteOf('second', { 'page-def.js': 'export const second = 2' })

  for (const [name, text] of [
    ['page-abc.js', 'first = 1'],
    ['page-def.js', 'second = 2'],
  ]) {
    const { statusCode, headers, body } = await app.inject(`/assets/${name}`)
    expect([statusCode, body]).toEqual([200, expect.stringContaining(text ?? '')])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('javascript')
  }
  const compressed = await app.inject({
    url: '/assets/page-abc.js',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(compressed.headers['content-encoding']).toBe('gzip')
})

test.each(['/assets/page-none.js', '/assets/..%2f..%2fsecret', '/assets/.hidden', '/assets/'])(
  'what no build had is missing: %s',
  async (url) => {
    const app = await siteOf('first', { 'page-abc.js': '1' })
    await writeFile(join(dataDir, 'secret'), 'secret')
    await writeFile(join(dataDir, 'assets', '.hidden'), 'secret')
    const response = await app.inject(url)
    expect([response.statusCode, response.body]).toEqual([404, 'There is no such file.\n'])
  },
)

test('files that no build has had for a day are removed, the others are kept', async () => {
  await keepBuild('first', { 'gone-abc.js': '1', 'both-abc.js': '1', 'fresh-abc.js': '1' })
  const dayAgo = new Date(Date.now() - 26 * 3_600_000)
  for (const name of ['gone-abc.js', 'both-abc.js']) {
    await utimes(join(dataDir, 'assets', name), dayAgo, dayAgo)
  }
  await keepBuild('second', { 'both-abc.js': '1', 'new-abc.js': '1' })
  expect((await readdir(join(dataDir, 'assets'))).sort()).toEqual([
    'both-abc.js',
    'fresh-abc.js',
    'new-abc.js',
  ])
})

async function siteOf(name: string, files: Record<string, string>) {
  const { clientDir, directory } = await keepBuild(name, files)
  return testApp(
    {},
    {
      pages: {
        render: async () => ({ status: 200, html: '' }),
        assets: { script: '', enhance: '', tools: {}, styles: [], fonts: [] },
        clientDir,
        earlierAssets: directory,
      },
    },
  )
}

async function keepBuild(name: string, files: Record<string, string>) {
  const clientDir = join(folder, name)
  await mkdir(join(clientDir, 'assets'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    const content = file.endsWith('.gz') ? gzipSync(text) : text
    await writeFile(join(clientDir, 'assets', file), content)
  }
  const directory = join(dataDir, 'assets')
  const stop = await keepAssets(clientDir, directory)
  closeAfterwards(async () => stop())
  return { clientDir, directory }
}
