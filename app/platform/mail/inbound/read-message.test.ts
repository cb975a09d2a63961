import { describe, expect, test } from 'vitest'
import { mailReader } from './read-in-worker.server.ts'
import { READ_BYTES, readMessage } from './read-message.server.ts'

const lines = (...given: string[]) => Buffer.from(given.join('\r\n'), 'latin1')
const HEAD = [
  'From: Asha Rao <asha@home.example>',
  'To: replies+1abc@rao.example',
  'Subject: Re: Your enquiry',
  'Date: Mon, 3 Aug 2026 10:15:00 +0530',
  'Message-ID: <one@home.example>',
  'MIME-Version: 1.0',
]
const plain = (...body: string[]) =>
  lines(...HEAD, 'Content-Type: text/plain; charset=utf-8', '', ...body)

test('an answer is read with its sender, its time and what it quotes', async () => {
  const mail = await readMessage(
    plain('Yes, on Friday.', '', 'On Mon, 3 Aug 2026, Rao & Co <d@rao.example> wrote:', '> When?'),
  )
  expect(mail).toMatchObject({
    messageId: '<one@home.example>',
    recipients: ['replies+1abc@rao.example'],
    from: { address: 'asha@home.example', name: 'Asha Rao', isCertain: true },
    subject: 'Re: Your enquiry',
    text: 'Yes, on Friday.',
    attachments: 0,
    shortened: false,
    isAutomatic: false,
    isReadable: true,
    sentAt: new Date('2026-08-03T04:45:00Z'),
  })
  expect(mail.quoted).toContain('> When?')
})

describe('texts arrive as they were written', () => {
  const encoded: [string, string, string, Buffer][] = [
    ['UTF-8 in base64', 'utf-8', 'base64', Buffer.from('नमस्ते, हाँ ₹5,000 ✓')],
    ['Windows-1252', 'windows-1252', '8bit', Buffer.from('It\x92s \x80 5', 'latin1')],
    ['ISO 8859-1', 'iso-8859-1', '8bit', Buffer.from('caf\xe9', 'latin1')],
    ['quoted-printable', 'utf-8', 'quoted-printable', Buffer.from('a=E0=A4=95=\r\nb=20')],
    ['an unknown encoding', 'x-made-up', '8bit', Buffer.from('plain words')],
  ]
  const expected = ['नमस्ते, हाँ ₹5,000 ✓', 'It’s € 5', 'café', 'aकb', 'plain words']
  test.each(encoded)('%s', async (name, charset, encoding, bytes) => {
    const body = encoding === 'base64' ? bytes.toString('base64') : bytes.toString('latin1')
    const mail = await readMessage(
      lines(
        ...HEAD,
        `Content-Type: text/plain; charset=${charset}`,
        `Content-Transfer-Encoding: ${encoding}`,
        '',
        body,
      ),
    )
    expect(mail.text).toBe(expected[encoded.findIndex(([one]) => one === name)])
  })

  test('a Hindi subject and name', async () => {
    const mail = await readMessage(
      lines(
        `From: =?utf-8?B?${Buffer.from('आशा').toString('base64')}?= <asha@home.example>`,
        `Subject: =?utf-8?B?${Buffer.from('किराया').toString('base64')}?=`,
        '',
        'x',
      ),
    )
    expect(mail).toMatchObject({ subject: 'किराया', from: { name: 'आशा', isCertain: true } })
  })

  test('HTML without a text, and no script of it', async () => {
    const mail = await readMessage(
      lines(...HEAD, 'Content-Type: text/html', '', '<p>Yes</p><script>alert(1)</script>'),
    )
    expect(mail.text).toBe('Yes')
  })
})

describe('a sender is believed only if there is exactly one', () => {
  const forged: Record<string, string[]> = {
    'two headers': ['From: asha@home.example', 'From: evil@else.example'],
    'two addresses': ['From: asha@home.example, evil@else.example'],
    'a group': ['From: Clients: asha@home.example, evil@else.example;'],
    nobody: ['From: asha'],
    'no header': ['X-From: asha@home.example'],
  }
  test.each(Object.entries(forged))('%s', async (_, from) => {
    expect((await readMessage(lines(...from, '', 'x'))).from.isCertain).toBe(false)
  })

  test('a name that looks like an address is a name', async () => {
    for (const from of [
      '"asha@home.example" <evil@else.example>',
      'asha@home.example <evil@else.example>',
      '"Asha <asha@home.example>" <evil@else.example>',
      '=?utf-8?Q?asha=40home.example?= <evil@else.example>',
      '=?utf-8?Q?=3Casha=40home.example=3E?= <evil@else.example>',
      '(asha@home.example) evil@else.example',
    ]) {
      const { address, isCertain } = (await readMessage(lines(`From: ${from}`, '', 'x'))).from
      expect(isCertain ? address : 'evil@else.example', from).toBe('evil@else.example')
    }
  })
})

describe('automatic emails are recognised', () => {
  test.each([
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk'],
    ['X-Auto-Response-Suppress: All'],
    ['List-Id: <news.example>'],
    ['Return-Path: <>'],
    ['X-Loop: desk@rao.example'],
    ['Subject: Automatic reply: Your enquiry'],
    ['Subject: Out of Office: away'],
    ['From: MAILER-DAEMON@home.example'],
  ])('%s', async (header) => {
    const rest = HEAD.filter((one) => one.split(':')[0] !== header.split(':')[0])
    expect((await readMessage(lines(header, ...rest, '', 'x'))).isAutomatic).toBe(true)
  })

  test('an email that a person wrote is not taken for an automatic one', async () => {
    const mail = await readMessage(lines('Auto-Submitted: no', ...HEAD, '', 'I am out of office.'))
    expect(mail.isAutomatic).toBe(false)
  })
})

describe('attachments are counted, never read', () => {
  const multipart = (...parts: string[][]) =>
    lines(
      ...HEAD,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts.flatMap((part) => ['--b', ...part]),
      '--b--',
    )
  const text = ['Content-Type: text/plain', '', 'See attached.']

  test('a document, a picture and a forwarded email', async () => {
    const mail = await readMessage(
      multipart(
        text,
        [
          'Content-Type: application/zip',
          'Content-Disposition: attachment; filename=a.zip',
          '',
          'PK',
        ],
        ['Content-Type: image/jpeg', 'Content-Disposition: inline; filename=b.jpg', '', 'x'],
        ['Content-Type: message/rfc822', '', 'Subject: inner', '', 'secret words'],
      ),
    )
    expect(mail).toMatchObject({ text: 'See attached.', attachments: 3 })
  })

  test('attachments of ten megabytes are counted, and the message around them is read', async () => {
    const document = 'QUJD\r\n'.repeat(1_000_000)
    const attached = [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment',
      'Content-Transfer-Encoding: base64',
      '',
      document,
    ]
    const mail = await readMessage(multipart(text, attached, attached))
    expect(mail).toMatchObject({ text: 'See attached.', attachments: 2, isReadable: true })
  })

  test('an attachment behind a document of many short lines is counted', async () => {
    const header = ['Content-Type: application/pdf', 'Content-Disposition: attachment', '']
    const mail = await readMessage(
      multipart(text, [...header, 'x\r\n'.repeat(6_000)], [...header, 'x']),
    )
    expect(mail).toMatchObject({ text: 'See attached.', attachments: 2, isReadable: true })
  })

  test('a signature or a logo in the HTML is no attachment', async () => {
    const mail = await readMessage(
      multipart(text, [
        'Content-Type: application/pkcs7-signature',
        'Content-Disposition: attachment',
        '',
        'x',
      ]),
    )
    expect(mail.attachments).toBe(0)
  })
})

describe('what is broken, on purpose or not, is kept with what could be read', () => {
  test('no date, no number, no body', async () => {
    const mail = await readMessage(lines('From: asha@home.example', '', ''))
    expect(mail).toMatchObject({ sentAt: null, text: '', isReadable: true })
    expect(mail.messageId).toMatch(/^none:[0-9a-f]{64}$/)
  })

  test('nothing at all, and noise', async () => {
    for (const raw of [
      Buffer.alloc(0),
      Buffer.from([0, 255, 254, 10, 13, 0]),
      Buffer.alloc(5_000, 0xd8),
    ]) {
      expect((await readMessage(raw)).from.isCertain).toBe(false)
    }
  })

  test('NUL bytes, control characters and reversed text are taken out', async () => {
    const mail = await readMessage(
      plain('a\0b\x07c\x1b[31m', Buffer.from('\u202edrow\u202c').toString('latin1')),
    )
    expect(mail.text).toBe('abc[31m\ndrow')
  })

  test('lone surrogates', async () => {
    const html = lines(...HEAD, 'Content-Type: text/html', '', '<p>a&#xD800;b</p>')
    expect((await readMessage(html)).text.isWellFormed()).toBe(true)
  })

  test('headers cannot be smuggled in by a subject or a number', async () => {
    const mail = await readMessage(
      lines(
        ...HEAD.slice(0, 2),
        `Subject: =?utf-8?B?${Buffer.from('Hi\r\nBcc: evil@else.example').toString('base64')}?=`,
        'Message-ID: <a b> evil',
        '',
        'x',
      ),
    )
    expect(mail.subject).toBe('Hi Bcc: evil@else.example')
    expect(mail.messageId).toMatch(/^none:/)
  })

  test('five thousand nested parts, or a million, or boundaries alike', async () => {
    const nested = Array.from({ length: 5_000 }, (_, at) =>
      [`--b${at}`, `Content-Type: multipart/mixed; boundary=b${at + 1}`, ''].join('\r\n'),
    )
    const bombs = [
      lines(...HEAD, 'Content-Type: multipart/mixed; boundary=b0', '', ...nested),
      lines(
        ...HEAD,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b\r\n\r\nx\r\n'.repeat(100_000),
      ),
      lines(...HEAD, 'Content-Type: multipart/mixed; boundary=""', '', '--\r\n'.repeat(200_000)),
      lines(...HEAD, `To: ${'a@b.example, '.repeat(60_000)}`, '', 'x'),
      lines(...HEAD, 'X: y\r\n'.repeat(200_000), '', 'x'),
      lines(`From: ${'('.repeat(500_000)}`, '', 'x'),
      lines(`Subject: ${'=?utf-8?Q?a?= '.repeat(70_000)}`, '', 'x'),
      lines(...HEAD, 'Content-Type: text/html', '', '<a '.repeat(READ_BYTES / 3)),
    ]
    for (const [at, bomb] of bombs.entries()) {
      const start = performance.now()
      await readMessage(bomb)
      expect(performance.now() - start, `bomb ${at}`).toBeLessThan(30_000)
    }
  })

  test('an email made to slow down patterns takes no longer than others', async () => {
    const report = ['Content-Type: multipart/report; boundary=b', '', '--b']
    const status = [
      'Content-Type: message/delivery-status',
      '',
      'Action: failed',
      'Diagnostic-Code:',
    ]
    const bombs = [
      plain(`a${' '.repeat(400_000)}b`),
      lines(...HEAD.slice(0, 2), `Subject: a${' '.repeat(250_000)}b`, '', 'x'),
      lines('X:\r\n'.repeat(60_000), ...HEAD, '', 'x'),
      lines(...HEAD, ...report, ...status, '\r\n'.repeat(400_000), '--b--'),
      plain('1\n'.repeat(500_000)),
      plain(`${`${'schrieb'.repeat(35)}${' '.repeat(250)}:`}\n`.repeat(400)),
      lines(
        ...HEAD,
        'Content-Type: text/html',
        '',
        '<td></td>'.repeat(60_000),
        '<p>'.repeat(150_000),
      ),
      lines('From: a@b.example', `Return-Path: ${'< '.repeat(60_000)}`, '', 'x'),
    ]
    for (const [at, bomb] of bombs.entries()) {
      const start = performance.now()
      await readMessage(bomb)
      expect(performance.now() - start, `bomb ${at}`).toBeLessThan(5_000)
    }
  })

  test('an email that takes too long to read is kept with its sender and its subject', async () => {
    const warned: string[] = []
    const read = mailReader(1)
    const mail = await read(plain('Yes, please.\r\n'.repeat(100_000)), undefined, {
      warn: (_, text) => warned.push(text),
    })
    expect(mail).toMatchObject({
      messageId: '<one@home.example>',
      recipients: ['replies+1abc@rao.example'],
      from: { address: 'asha@home.example', name: 'Asha Rao', isCertain: false },
      subject: 'Re: Your enquiry',
      text: '',
      isReadable: false,
    })
    expect(warned).toEqual(['an email could not be read'])
  })

  test('a long text is cut between characters, and says so', async () => {
    const mail = await readMessage(
      plain(Buffer.from('x'.repeat(19_999) + '😀'.repeat(10)).toString('latin1')),
    )
    expect(mail.shortened).toBe(true)
    expect(mail.text.isWellFormed()).toBe(true)
    expect(mail.text.length).toBeLessThanOrEqual(20_000)
  })
})

test('a report says which of our emails came back, and why', async () => {
  const report = (action: string) =>
    lines(
      'From: MAILER-DAEMON@mx.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      '',
      'Sorry.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such',
      ' mailbox here',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: Your enquiry',
      'Message-ID: <ours@rao.example>',
      '',
      'x',
      '--b--',
    )
  expect((await readMessage(report('failed'))).bounce).toEqual({
    messageIds: ['<ours@rao.example>'],
    reason: '550 5.1.1 No such mailbox here',
  })
  expect((await readMessage(report('delayed'))).bounce).toBeUndefined()
})
