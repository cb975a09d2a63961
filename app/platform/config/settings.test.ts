import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { envExample, settingsPage } from './setting-texts.ts'
import { settingGroups, settings } from './settings.ts'

/*
 * The page of settings and `.env.example` are made of the schema:
 * `npx vitest run app/platform/config/settings.test.ts -u` writes both again.
 */

const INTERNAL = ['NODE_ENV']
const known = Object.keys(settings.shape).filter((name) => !INTERNAL.includes(name))

test('every setting stands in one group', () => {
  const grouped = settingGroups.flatMap((group) => Object.keys(group.settings))
  expect(grouped.toSorted()).toEqual(known.toSorted())
})

test('the page of settings is up to date', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../../../docs/operations/settings.md')
})

test('.env.example is up to date', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../../.env.example')
})

test('every line of .env.example can be used as it is', () => {
  const uncommented = envExample().replace(/^# (?=[A-Z0-9_]+=)/gm, '')
  const source = parseEnv(uncommented)
  expect(Object.keys(source).toSorted()).toEqual(known.toSorted())
  expect(() => readEnv(source)).not.toThrow()
})

test('the README names only settings that exist', () => {
  const cells = readFileSync('README.md', 'utf8').match(/^\| (?:`[A-Z0-9_]+`(?:, )?)+ \|/gm) ?? []
  const named = cells.flatMap((cell) => cell.match(/[A-Z0-9_]+/g) ?? [])
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
