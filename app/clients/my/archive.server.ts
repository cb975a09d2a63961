import { Readable } from 'node:stream'
import { asc, eq, inArray } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { ContactRow } from '#app/clients/access/links.server.ts'
import { readPieces, type Vault } from '#app/clients/documents/vault.server.ts'
import { yearIn } from '#app/clients/model/year.ts'
import { invoiceFile, invoicePdf } from '#app/clients/pdf/invoice-pdf.server.ts'
import { findOk, okPdf } from '#app/clients/pdf/ok-pdf.server.ts'
import {
  documentAccess,
  documents,
  drafts,
  invoices,
  oks,
  requests,
  returns,
} from '#app/platform/db/schema.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { fileNames } from './archive-names.ts'

interface Entry {
  folder: string
  name: string
  open: () => Promise<Readable>
}

/**
 * Everything of a client in one ZIP: the documents of their returns by year, records of OKs, invoices, and answers to
 * questions. One file after the other is read and decrypted as the archive goes out. Recorded as a download of each.
 */
export async function clientArchive(
  vault: Vault,
  contact: ContactRow,
  firm: string,
): Promise<NodeJS.ReadableStream> {
  const { db } = vault
  const words = clientCopyIn(contact.language)
  const { archiveCopy: copy, kindNames } = words
  const own = await db
    .select()
    .from(returns)
    .where(eq(returns.clientId, contact.clientId))
    .orderBy(asc(returns.year), asc(returns.id))
  const ids = own.map(({ id }) => id)
  const [files, records, bills, answers] = await Promise.all([
    db.select().from(documents).where(inArray(documents.returnId, ids)).orderBy(asc(documents.id)),
    db
      .select({ id: oks.id, number: drafts.number, returnId: drafts.returnId })
      .from(oks)
      .innerJoin(drafts, eq(drafts.id, oks.draftId))
      .where(inArray(drafts.returnId, ids))
      .orderBy(asc(oks.id)),
    db.select().from(invoices).where(inArray(invoices.returnId, ids)).orderBy(asc(invoices.id)),
    db
      .select()
      .from(requests)
      .where(inArray(requests.returnId, ids))
      .orderBy(asc(requests.position), asc(requests.id)),
  ])
  const entries = own.flatMap(({ id, year, kind }): Entry[] => {
    const folder = kind === 'original' ? year : `${year} ${kindNames[kind]}`
    const answered = answers.filter(({ returnId, answer }) => returnId === id && answer !== '')
    const text = answered.map(({ title, answer }) => `${title}\n${answer}\n`).join('\n')
    return [
      ...files
        .filter(({ returnId }) => returnId === id)
        .map((file) => ({
          ...{ folder, name: file.name },
          open: async () => Readable.from(readPieces(vault, file)),
        })),
      ...records
        .filter(({ returnId }) => returnId === id)
        .map((record) => ({
          ...{ folder, name: copy.ok(record.number) },
          open: async () => whole(await okPdf(firm, await findOk(db, record.id), contact.language)),
        })),
      ...(answered.length > 0
        ? [
            {
              ...{ folder, name: copy.answers },
              open: async () => whole(`${yearIn(words, year)}\n\n${text}`),
            },
          ]
        : []),
    ]
  })
  const billed = bills.map((bill) => ({
    ...{ folder: copy.invoices, name: invoiceFile(bill) },
    open: async () => whole(await invoicePdf(bill)),
  }))
  if (files.length > 0) {
    const contactId = contact.id
    await db
      .insert(documentAccess)
      .values(files.map(({ id }) => ({ documentId: id, contactId, act: 'downloaded' as const })))
  }
  return zipOf([...entries, ...billed])
}

const whole = (content: Buffer | string) => Readable.from([Buffer.from(content as string)])

function zipOf(entries: Entry[]): NodeJS.ReadableStream {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const nameOf = fileNames()
  for (const { folder, name, open } of entries) {
    zip.addReadStreamLazy(nameOf(folder, name), { compressionLevel: 1 }, (next) => {
      open().then(
        (stream) => next(null, stream),
        (error: Error) => next(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return output
}
