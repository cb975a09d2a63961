import { readFile } from 'node:fs/promises'
import { repeatedKeys } from '../unique-keys.ts'
import { expect, newPerson, site, test } from './journey.ts'

test('the log has a line for each request, with its route and no key twice', async ({ staff }) => {
  expect(repeatedKeys('{"a":{"b":1},"b":"{\\"a\\":1}","a":2}')).toEqual(['a'])
  const person = newPerson()
  expect((await staff.post('/api/leads', { data: person })).status()).toBe(201)
  expect((await staff.get(`/api/leads?q=${person.name}`)).status()).toBe(200)
  await fetch(`${site.origin}/%zz`)
  await fetch(`${site.origin}/healthz`)

  const read = async () => {
    const text = await readFile(site.log, 'utf8')
    return text.split('\n').filter((line) => line.startsWith('{'))
  }
  await expect.poll(async () => (await read()).join()).toContain('"route":"none","status":400')
  const lines = await read()
  expect(lines.flatMap((line) => repeatedKeys(line).map((key) => `${key}: ${line}`))).toEqual([])
  const parsed = lines.map((line) => JSON.parse(line))
  expect(parsed).toContainEqual(expect.objectContaining({ msg: 'database ready' }))
  expect(parsed).toContainEqual(
    expect.objectContaining({ msg: 'started', version: expect.any(String), database: 'own' }),
  )
  expect(parsed).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/leads', status: 200, msg: 'answered' }),
  )
  const text = lines.join('\n')
  expect(text).not.toContain(person.name)
  expect(text).not.toContain(person.email)
  expect(text).not.toContain('/healthz')
})
