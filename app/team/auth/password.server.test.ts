import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.server.ts'

const PASSWORD = 'quiet-ledger-77-monsoon'

test('a password fits its own hash and no other password does', async () => {
  const hash = await hashPassword(PASSWORD)
  expect(await verifyPassword(PASSWORD, hash)).toBe(true)
  for (const wrong of ['', ' ', PASSWORD.toUpperCase(), `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
    expect(await verifyPassword(wrong, hash), wrong).toBe(false)
  }
})

test('the hash is argon2id, at least as strong as OWASP asks for', async () => {
  const hash = await hashPassword(PASSWORD)
  const [, memory, passes, lanes] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{22}\$[\w+/]{43}$/.exec(hash) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(Number(lanes)).toBeGreaterThanOrEqual(1)
})

test('two people with the same password have different hashes', async () => {
  expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD))
})

test('an accented character matches in either Unicode form', async () => {
  const hash = await hashPassword('caf\u00e9-ledger-77')
  expect(await verifyPassword('cafe\u0301-ledger-77', hash)).toBe(true)
})

test('an account that does not exist has no password that fits', async () => {
  expect(await verifyPassword(PASSWORD, undefined)).toBe(false)
  expect(await verifyPassword('', undefined)).toBe(false)
})

test('a hash of earlier, lighter parameters still fits', async () => {
  const lighter =
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$FNyppSINDxkQCKkLMMJ9qbqX+OOfxbqlDTo8gILwR+Q'
  expect(await verifyPassword('earlier-password', lighter)).toBe(true)
})

test('text that is no hash is not taken for one', async () => {
  await expect(verifyPassword(PASSWORD, PASSWORD)).rejects.toThrow('not in the argon2id form')
})
