import { expect, test } from 'vitest'
import { fileNames, safeName } from './archive-names.ts'

test.each([
  ['Form 16.pdf', 'Form 16.pdf'],
  ['फॉर्म 16.pdf', 'फॉर्म 16.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\..\\boot.ini', '_.._boot.ini'],
  ['C:\\a.pdf', 'C__a.pdf'],
  ['con.pdf', '_con.pdf'],
  ['...', '_'],
  ['', '_'],
  ['a\r\nb\u0000.pdf', 'a__b_.pdf'],
  ['invoice\u202Efdp.exe', 'invoice_fdp.exe'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('a file that was called %j is %j in the archive', (name, safe) => {
  expect(safeName(name)).toBe(safe)
})

test('two files of one name stand beside each other in the archive', () => {
  const nameOf = fileNames()
  expect(['a.pdf', 'A.pdf', 'a.pdf'].map((name) => nameOf('2025-26', name))).toEqual([
    '2025-26/a.pdf',
    '2025-26/A (2).pdf',
    '2025-26/a (3).pdf',
  ])
  expect(nameOf('2024-25', 'a.pdf')).toBe('2024-25/a.pdf')
})
