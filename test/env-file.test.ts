import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A file of settings, as an operator writes one. */
async function settingsFile(text: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'env file-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'site.env')
  await writeFile(file, text)
  return file
}

/** Asks for the accounts of a site that is not there: the refusal shows which settings were read. */
function account(args: string[], env: Record<string, string> = {}): string {
  const run = spawnSync(process.execPath, ['setup/account.mjs', 'list', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  expect(run.status).not.toBe(0)
  return run.stderr
}

test('a command reads its settings from the file that is named', async () => {
  const file = await settingsFile("# where\nDATA_DIR='/nowhere/in # the file'\n")
  expect(account(['--env-file', file])).toContain('/nowhere/in # the file')
  expect(account([`--env-file=${file}`])).toContain('/nowhere/in # the file')
})

test('what the environment sets wins over the file', async () => {
  const file = await settingsFile('DATA_DIR=/nowhere/in-the-file\n')
  expect(account(['--env-file', file], { DATA_DIR: '/nowhere/set' })).toContain('/nowhere/set')
})

test.each([
  [['--env-file', '/nowhere/site.env'], /\/nowhere\/site\.env cannot be read: there is no such file/],
  [['--env-file', tmpdir()], /it is a directory/],
  [['--env-file'], /--env-file needs the name of a file/],
])('%j is refused', (args, reason) => {
  expect(account(args)).toMatch(reason)
})
