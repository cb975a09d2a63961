import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

/** What a command writes to stderr that reads its settings and then says where its data are. */
function dataDir(args: string[], env: Record<string, string> = {}): string {
  const script = `import { explainFailures } from './ops/bootstrap.mjs'
    import { loadEnvFile } from './ops/env-file.mjs'
    explainFailures()
    process.argv.push(...${JSON.stringify(args)})
    loadEnvFile()
    console.error(process.env.DATA_DIR)`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  }).stderr
}

test('the accounts of a site are read with the settings of the file that is named', async () => {
  const file = await settingsFile("# where\nDATA_DIR='/nowhere/in # the file'\n")
  // Of a site that is not there: the refusal shows which settings were read.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['ops/account.mjs', 'list', '--env-file', file],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  )
  expect(status).not.toBe(0)
  expect(stderr).toContain('/nowhere/in # the file')
})

test('a command reads its settings from the file that is named after a space or an equals sign', async () => {
  const file = await settingsFile('DATA_DIR=/nowhere/in-the-file\n')
  expect(dataDir(['--env-file', file])).toBe('/nowhere/in-the-file\n')
  expect(dataDir([`--env-file=${file}`])).toBe('/nowhere/in-the-file\n')
})

test('a setting of the environment wins over the file', async () => {
  const file = await settingsFile('DATA_DIR=/nowhere/in-the-file\n')
  expect(dataDir(['--env-file', file], { DATA_DIR: '/nowhere/set' })).toBe('/nowhere/set\n')
})

test('a file that is not there is named, and so is a missing name', () => {
  expect(dataDir(['--env-file', '/nowhere/site.env'])).toContain('/nowhere/site.env')
  expect(dataDir(['--env-file'])).toContain('--env-file')
})

test('a restarted app gets what the file says now, but never over the environment', async () => {
  const file = await settingsFile('CHANGED=before\nGONE=before\nSET=from-the-file\n')
  const script = `import { writeFileSync } from 'node:fs'
    import { currentEnv, loadEnvFile } from './ops/env-file.mjs'
    process.argv.push('--env-file', ${JSON.stringify(file)})
    loadEnvFile()
    writeFileSync(${JSON.stringify(file)}, 'CHANGED=after\\nNEW=after\\nSET=from-the-file\\n')
    const { CHANGED, GONE, NEW, SET } = currentEnv()
    console.log([CHANGED, GONE, NEW, SET].join(' '))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SET: 'from-outside' },
  })
  expect(stdout.trim()).toBe('after  after from-outside')
})

test('.env in the folder of the project is read when no file is named', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'env file-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  await cp('ops', join(copy, 'ops'), { recursive: true })
  await writeFile(join(copy, '.env'), 'LEFT=from-the-file\nSET=from-the-file\n')
  const script =
    "import('./ops/env-file.mjs').then(({ loadEnvFile }) => { loadEnvFile(); console.log(process.env.LEFT, process.env.SET) })"
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SET: 'from-outside' },
  })
  expect(stdout.trim()).toBe('from-the-file from-outside')
})
