import { expect, test } from 'vitest'
import { named } from './stored-value.ts'

test('a value that is not known here has the name of all such values', () => {
  const names = named({ call: 'Phone call', email: 'Email' }, 'Another way')
  expect(names.call).toBe('Phone call')
  expect(names['telegram' as 'call']).toBe('Another way')
  expect(Object.keys(names)).toEqual(['call', 'email'])
})
