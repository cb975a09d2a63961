import { describe, expect, test } from 'vitest'
import { htmlToText } from './html-text.ts'
import { splitQuoted } from './quoted.ts'

const ANSWER = 'Yes, I have the rent receipts.\n\nShall I bring them on Friday?'
const OURS = 'Please tell us whether you have rent receipts.'
const quoted = OURS.split('\n')
  .map((line) => `> ${line}`)
  .join('\n')

/** What each mail program puts between an answer and what it answers. */
const introductions: Record<string, string> = {
  Gmail: `On Mon, 3 Aug 2026 at 10:15, Rao & Co <replies+1abc@rao.example> wrote:\n\n${quoted}`,
  'Gmail, broken over two lines': `On Mon, 3 Aug 2026 at 10:15, Rao & Co\n<replies+1abc@rao.example> wrote:\n\n${quoted}`,
  'Gmail, broken over three lines': `On Mon, 3 Aug 2026 at 10:15, Rao & Co, Chartered Accountants\n<replies+1abc@rao.example>\nwrote:\n\n${quoted}`,
  'Apple Mail': `> On 3 Aug 2026, at 10:15 AM, Rao & Co <desk@rao.example> wrote:\n> \n${quoted}`,
  'Apple Mail, with the date first': `On 3 Aug 2026, at 10:15 AM, Rao & Co <desk@rao.example> wrote:\n\n${OURS}`,
  Yahoo: `On Monday, 3 August, 2026 at 10:15:02 am IST, Rao & Co <desk@rao.example> wrote:\n\n ${OURS}`,
  Outlook: `________________________________\nFrom: Rao & Co <desk@rao.example>\nSent: 03 August 2026 10:15\nTo: Asha <asha@home.example>\nSubject: Your enquiry\n\n${OURS}`,
  'Outlook without a line': `From: Rao & Co [mailto:desk@rao.example]\nSent: Monday, August 3, 2026 10:15 AM\nTo: Asha\nSubject: RE: Your enquiry\n\n${OURS}`,
  'Outlook, bold': `*From:* Rao & Co <desk@rao.example>\n*Sent:* 03 August 2026 10:15\n*To:* Asha\n*Subject:* Your enquiry\n\n${OURS}`,
  'an older Outlook': `-----Original Message-----\nFrom: Rao & Co\n${OURS}`,
  Rediff: `---- Original Message ----\nFrom: desk@rao.example\n${OURS}`,
  'Gmail in Hindi': `सोम, 3 अग॰ 2026 को 10:15 am बजे को Rao & Co <desk@rao.example> ने लिखा:\n\n${quoted}`,
  'Gmail in Telugu': `3 ఆగ, 2026, సోమ 10:15కి Rao & Co <desk@rao.example> ఇలా రాసారు:\n\n${quoted}`,
  'Gmail in Tamil': `திங்., 3 ஆக., 2026, முற்பகல் 10:15க்கு, Rao & Co <desk@rao.example> எழுதியது:\n\n${quoted}`,
  'Gmail in Marathi': `सोम, ३ ऑग, २०२६ रोजी १०:१५ वाजता Rao & Co <desk@rao.example> यांनी लिहिले:\n\n${quoted}`,
  German: `Am 03.08.2026 um 10:15 schrieb Rao & Co <desk@rao.example>:\n${quoted}`,
  French: `Le lun. 3 août 2026 à 10:15, Rao & Co <desk@rao.example> a écrit :\n\n${quoted}`,
  'Outlook in German': `Von: Rao & Co\nGesendet: Montag, 3. August 2026 10:15\nAn: Asha\nBetreff: Ihre Anfrage\n\n${OURS}`,
  'Outlook in Hindi': `प्रेषक: Rao & Co <desk@rao.example>\nभेजा गया: 03 अगस्त 2026 10:15\nप्रति: Asha\nविषय: आपका प्रश्न\n\n${OURS}`,
  'a language that is not known': `2026. aug. 3., H, 10:15 Rao & Co <desk@rao.example> ezt írta:\n\n${quoted}`,
  'nothing at all': quoted,
}

describe('the quote below an answer is folded away', () => {
  test.each(Object.entries(introductions))('%s', (_, quote) => {
    const { text, quoted: folded } = splitQuoted(`${ANSWER}\n\n${quote}`)
    expect(text).toBe(ANSWER)
    expect(folded).toContain('rent receipts')
  })
})

test('a quote above the answer is folded away too', () => {
  const intro = 'On Mon, 3 Aug 2026 at 10:15, Rao & Co <desk@rao.example> wrote:'
  expect(splitQuoted(`${intro}\n${quoted}\n\n${ANSWER}`)).toEqual({
    text: ANSWER,
    quoted: `${intro}\n${quoted}`,
  })
})

test('quotes between the answers stay, or no one would know what is answered', () => {
  const between = '> Do you have rent receipts?\nYes.\n\n> For the whole year?\nFrom July.'
  expect(splitQuoted(between)).toEqual({ text: between, quoted: '' })
  const intro = 'See below.\n\nOn Mon, 3 Aug 2026 at 10:15, Rao & Co <desk@rao.example> wrote:\n'
  expect(splitQuoted(intro + between).text).toContain('From July.')
})

test('text that only looks like a quote is part of what was written', () => {
  for (const text of [
    'My wife wrote:\nplease call on Friday.',
    'From: the bank\nI got a letter.',
    'My income was > 5 lakh and < 10 lakh.',
    'Two questions:\n1. rent\n2. HRA',
  ]) {
    expect(splitQuoted(text)).toEqual({ text, quoted: '' })
  }
})

test('an email that is a quote and nothing else is shown', () => {
  expect(splitQuoted(quoted)).toEqual({ text: quoted, quoted: '' })
})

test('a megabyte of one line or of a million lines takes no time', () => {
  const start = performance.now()
  splitQuoted(`On ${'2026 '.repeat(200_000)}`)
  splitQuoted('From:\n'.repeat(200_000))
  splitQuoted('> a\nb\n'.repeat(100_000))
  splitQuoted(`${'x '.repeat(50_000)}:\n`.repeat(10))
  expect(performance.now() - start).toBeLessThan(30_000)
})

test('HTML as text keeps the words and the lines, and quotes as a plain email does', () => {
  const html = `<html><head><style>p{}</style><title>x</title></head><body><div dir="ltr">Yes, I have them.<div><br></div><div>Shall&nbsp;I come?</div><ul><li>one</li><li>two</li></ul></div>
<div class="gmail_quote"><div class="gmail_attr">On Mon, 3 Aug 2026 at 10:15, Rao &amp; Co &lt;desk@rao.example&gt; wrote:<br></div><blockquote><p>Please tell us.</p></blockquote></div></body></html>`
  const { text, quoted } = splitQuoted(htmlToText(html))
  expect(text.replace(/\n+/g, '\n')).toBe('Yes, I have them.\nShall I come?\n• one\n• two')
  expect(quoted).toContain('> Please tell us.')
})

test('HTML as text shows nothing that is hidden and nothing that could run', () => {
  const text = htmlToText(
    '<p>Seen</p><script>alert(1)</script><p style="display:none">hidden</p><img src=x onerror=alert(1)><svg><text>drawn</text></svg><!-- said --><a href="javascript:alert(1)">link</a><p>&lt;script&gt;</p>',
  )
  expect(text.split('\n').filter(Boolean)).toEqual(['Seen', 'link', '<script>'])
})

test('HTML as text is quick on what is nested or broken on purpose', () => {
  const start = performance.now()
  htmlToText('<div>'.repeat(150_000))
  htmlToText('<blockquote>a'.repeat(50_000))
  htmlToText('<'.repeat(500_000))
  htmlToText(`<p style="${'display:'.repeat(50_000)}">a`)
  expect(performance.now() - start).toBeLessThan(30_000)
})
