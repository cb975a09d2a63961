import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from './settings.ts'

const INTERNAL = ['NODE_ENV']
const text = ['README.md', 'docs/operations.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const documented = text
  .split('\n')
  .map((line) => /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/.exec(line)?.[1] ?? '')
  .flatMap((names) => names.match(/[A-Z0-9_]+/g) ?? [])

test('every setting is explained, and nothing that is none', () => {
  const known = Object.keys(settings.shape).filter((name) => !INTERNAL.includes(name))
  expect([...new Set(documented)].toSorted()).toEqual(known.toSorted())
})
