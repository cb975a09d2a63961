import { appendFile, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { closeAfterwards } from '../../test/closing.ts'
import { rotateLog } from './log-rotation.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-rotation-'))
  closeAfterwards(() => rm(folder, { recursive: true, force: true }))
  path = join(folder, 'postgres.log')
})

test('a small log is left as it is, and so is one that is not there', async () => {
  await rotateLog(path, 10)
  await appendFile(path, 'short')
  await rotateLog(path, 10)
  expect(await readdir(folder)).toEqual(['postgres.log'])
})

test('the newest four logs are kept beside the one that is written', async () => {
  for (let number = 1; number <= 7; number++) {
    await appendFile(path, `${number}`.repeat(20))
    await rotateLog(path, 10)
  }
  const names = await readdir(folder)
  expect(names.toSorted()).toEqual(['', '.1', '.2', '.3', '.4'].map((end) => `postgres.log${end}`))
  expect(await readFile(`${path}.1`, 'utf8')).toBe('7'.repeat(20))
  expect(await readFile(`${path}.4`, 'utf8')).toBe('4'.repeat(20))
})

test('a process that holds the log open goes on at the beginning of the emptied file', async () => {
  const server = await open(path, 'a')
  closeAfterwards(() => server.close())
  await server.write('x'.repeat(20))
  await rotateLog(path, 10)
  await server.write('after')
  expect(await readFile(path, 'utf8')).toBe('after')
})

test('two processes that rotate at once move the log aside once', async () => {
  await appendFile(path, 'x'.repeat(20))
  await Promise.all([rotateLog(path, 10), rotateLog(path, 10), rotateLog(path, 10)])
  expect((await readdir(folder)).toSorted()).toEqual(['postgres.log', 'postgres.log.1'])
})
