import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inboundMails, operatorAlerts } from '#app/platform/db/schema.ts'
import { reportMailNotFetched } from '#app/platform/monitoring/alerts.server.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { testApp } from '../../../../test/app.ts'
import { closeAfterwards } from '../../../../test/closing.ts'
import { atDesk, makeLead } from '../../../../test/desk.ts'
import { ImapMailbox, noDovecot } from '../../../../test/imap-server.ts'
import { fetchMailbox } from './fetch.server.ts'
import { FetchRounds } from './fetch-rounds.server.ts'
import { addressWith, replyKey, replyToken } from './reply-token.server.ts'

// Where there is no IMAP server to run, these count as not run.
describe.skipIf(noDovecot)(
  `the mailbox of a real IMAP server${noDovecot ? ` (${noDovecot})` : ''}`,
  () => {
    let app: FastifyInstance
    let mailbox: ImapMailbox
    beforeAll(async () => {
      mailbox = await ImapMailbox.open()
      closeAfterwards(() => mailbox.close())
      app = await testApp({ INBOUND_ADDRESS: 'replies@rao.example', IMAP_URL: mailbox.url() })
      await app.ready()
    })
    beforeEach(async () => {
      await app.db.delete(inboundMails)
    })

    const context = (afterImport: 'delete' | 'seen' | 'move' = 'delete') => {
      const { inbound } = app.env.mail
      const settings = { ...app.env.mail, inbound: { ...inbound, afterImport } }
      return { ...app.outbox, settings, db: app.db, log: app.log }
    }
    const server = () => app.env.mail.inbound.imap ?? expect.fail('no IMAP server is set up')
    const fetchAll = (afterImport?: 'delete' | 'seen' | 'move') =>
      fetchMailbox(context(afterImport), server())
    const address = async (leadId: number) => {
      const reply = app.env.mail.inbound.address ?? expect.fail('no address is set up')
      return addressWith(reply, replyToken(await replyKey(app.db), leadId))
    }
    const stored = () => app.db.select().from(inboundMails).orderBy(inboundMails.id)

    let written = 0
    const mail = (from: string, to: string, headers: string[] = [], body = 'Yes.') =>
      Buffer.from(
        [
          `From: ${from}`,
          `To: ${to}`,
          `Message-ID: <imap${++written}@home.example>`,
          ...headers,
          '',
          body,
        ].join('\r\n'),
      )

    test('four replies go into their enquiries, and their copies are deleted', async () => {
      const asha = await atDesk(app, 'asha')
      const all = await Promise.all(
        ['a', 'b', 'c', 'd'].map((one) => makeLead(app, { email: `${one}@home.example` })),
      )
      for (const lead of all) {
        await mailbox.deliver(mail(lead.email, await address(lead.id), [], `From ${lead.email}`))
      }
      expect(await fetchAll()).toBe(4)
      for (const lead of all) {
        expect((await asha.see(lead.id)).inbound).toMatchObject([{ text: `From ${lead.email}` }])
      }
      expect(await mailbox.count()).toBe(0)
      expect(await fetchAll()).toBe(0)
    })

    test('mail that is marked or moved instead is not taken twice', async () => {
      await mailbox.deliver(mail('x@home.example', 'replies@rao.example'))
      expect(await fetchAll('seen')).toBe(1)
      expect(await fetchAll('seen')).toBe(0)
      expect(await mailbox.count('INBOX', { seen: true })).toBe(1)
      expect(await fetchAll('move')).toBe(0)
      expect([await mailbox.count(), await mailbox.count('Imported')]).toEqual([0, 1])
      expect(await stored()).toHaveLength(1)
    })

    test('a large email is stored with its text, and its attachments are not fetched', async () => {
      const boundary = ['Content-Type: multipart/mixed; boundary=b', 'MIME-Version: 1.0']
      const file = `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJD\r\n'.repeat(300_000)}`
      const text = `--b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('हाँ, संलग्न है').toString('base64')}\r\n--c\r\nContent-Type: text/html\r\n\r\n<p>no</p>\r\n--c--\r\n`
      await mailbox.deliver(
        mail('x@home.example', 'replies@rao.example', boundary, `${file}${file}${text}--b--`),
      )
      expect(await fetchAll()).toBe(1)
      expect(await stored()).toMatchObject([
        { text: 'हाँ, संलग्न है', attachments: 2, reason: 'no-token' },
      ])
    })

    test('a large email without parts is stored, and so is one without any text', async () => {
      await mailbox.deliver(mail('x@home.example', 'r@rao.example', [], 'word '.repeat(300_000)))
      const picture = [
        'MIME-Version: 1.0',
        'Content-Type: image/jpeg',
        'Content-Transfer-Encoding: base64',
      ]
      await mailbox.deliver(
        mail('x@home.example', 'r@rao.example', picture, 'QUJD\r\n'.repeat(300_000)),
      )
      expect(await fetchAll()).toBe(2)
      expect(await stored()).toMatchObject([
        { shortened: true, attachments: 0 },
        { text: '', attachments: 1 },
      ])
    })

    test('mail of a month before in the mailbox is left alone', async () => {
      await mailbox.deliver(
        mail('x@home.example', 'r@rao.example'),
        new Date(Date.now() - 40 * DAY_MS),
      )
      expect(await fetchAll()).toBe(0)
      expect(await mailbox.count()).toBe(1)
    })

    test('two instances at once store each email once', async () => {
      for (let at = 0; at < 10; at++) await mailbox.deliver(mail('y@home.example', 'r@rao.example'))
      await Promise.allSettled([fetchAll(), fetchAll()])
      await fetchAll()
      expect(await stored()).toHaveLength(10)
    })

    test('an email that is broken on purpose is stored, and holds up no other', async () => {
      await mailbox.deliver(Buffer.from('no email at all'))
      const nested = Array.from(
        { length: 500 },
        (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`,
      )
      await mailbox.deliver(
        mail(
          'x@home.example',
          'r@rao.example',
          ['Content-Type: multipart/mixed; boundary=b0'],
          nested.join('\r\n'),
        ),
      )
      await mailbox.deliver(mail('x@home.example', 'r@rao.example', [], 'After it'))
      expect(await fetchAll()).toBe(3)
      expect((await stored()).at(-1)?.text).toBe('After it')
    })

    test('an email over which the connection ends each time is read three times, then listed and left', async () => {
      const flagged = await mailbox.count('INBOX', { flagged: true })
      await mailbox.deliver(mail('x@home.example', 'r@rao.example', ['Subject: Heavy']))
      for (let at = 0; at < 3; at++) {
        const broken = new AbortController()
        const ends = {
          ...context(),
          jobs: { ...app.outbox.jobs, start: async () => broken.abort() },
        }
        await expect(
          fetchMailbox(ends as ReturnType<typeof context>, server(), broken.signal),
        ).rejects.toThrow()
        await app.db.delete(inboundMails)
      }
      expect(await fetchAll()).toBe(1)
      expect(await stored()).toMatchObject([
        {
          fromAddress: 'x@home.example',
          subject: 'Heavy',
          text: '',
          state: 'unmatched',
          reason: null,
        },
      ])
      expect(await mailbox.count('INBOX', { flagged: true })).toBe(flagged + 1)
      expect(await fetchAll()).toBe(0)
    })

    test('an email that the database refuses is left there, flagged, and the next is taken', async () => {
      const flagged = await mailbox.count('INBOX', { flagged: true })
      await app.db.execute(
        sql`alter table inbound_mails add constraint refused check (subject <> 'Refused')`,
      )
      await mailbox.deliver(mail('x@home.example', 'r@rao.example', ['Subject: Refused']))
      await mailbox.deliver(mail('x@home.example', 'r@rao.example', [], 'The next'))
      expect(await fetchAll()).toBe(1)
      expect(await fetchAll()).toBe(0)
      expect(await mailbox.count('INBOX', { flagged: true })).toBe(flagged + 1)
      await app.db.execute(sql`alter table inbound_mails drop constraint refused`)
    })

    test('a server that is away is reported to the operator, and what waits is fetched later', async () => {
      const rounds = new FetchRounds(context(), server(), (reason) =>
        reportMailNotFetched(app.db, reason),
      )
      const minute = (at: number) => Date.now() + at * 60_000
      await mailbox.deliver(mail('z@home.example', 'r@rao.example'))
      await mailbox.stop()
      for (const at of [0, 1]) await rounds.run(minute(at))
      expect(await app.db.$count(operatorAlerts)).toBe(0)
      for (let at = 2; at < 12; at++) await rounds.run(minute(at))
      const [alert] = await app.db
        .select()
        .from(operatorAlerts)
        .where(eq(operatorAlerts.kind, 'mail-not-fetched'))
      expect(alert?.detail.reason).toMatch(/ECONNREFUSED/)
      await mailbox.start()
      await rounds.run(minute(20))
      expect(await stored()).toHaveLength(1)
    })

    test('a wrong password is reported, and never shown', async () => {
      const reasons: string[] = []
      const wrong = { ...server(), password: 'wrong-secret' }
      const rounds = new FetchRounds(context(), wrong, async (reason) => void reasons.push(reason))
      for (const at of [0, 1, 3]) await rounds.run(Date.now() + at * 60_000)
      expect(reasons[0]).toMatch(/refused the login/)
      expect(reasons.join()).not.toMatch(/wrong-secret|replies@/)
    })
  },
)
