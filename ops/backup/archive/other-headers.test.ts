import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { closeAfterwards } from '../../../test/closing.ts'
import { readArchive } from './read-archive.server.ts'

test('a header of many megabytes is refused before it is unpacked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  closeAfterwards(() => rm(folder, { recursive: true }))
  const read = async (name: string) => {
    const tar = pack()
    const whole = buffer(tar)
    tar.entry({ name }, 'x')
    tar.finalize()
    const file = join(folder, 'archive')
    await writeFile(file, zstdCompressSync(await whole))
    const found: string[] = []
    for await (const { data } of readArchive(file, [])) found.push(data.toString())
    return found
  }
  expect(await read('about.json')).toEqual(['x'])
  await expect(read(`${'n'.repeat(8_000_000)}é`)).rejects.toThrow('something that no backup writes')
})
