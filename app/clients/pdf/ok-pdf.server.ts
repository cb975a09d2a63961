import { eq } from 'drizzle-orm'
import { yearIn } from '#app/clients/model/year.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clients, drafts, oks, returns } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { LINE, renderPdf } from './document.server.ts'

/** An OK with the draft, return and client that it belongs to. @throws NotFound */
export async function findOk(db: Executor, id: number) {
  const [found] = await db
    .select({ ok: oks, draft: drafts, row: returns, clientName: clients.name })
    .from(oks)
    .innerJoin(drafts, eq(drafts.id, oks.draftId))
    .innerJoin(returns, eq(returns.id, drafts.returnId))
    .innerJoin(clients, eq(clients.id, returns.clientId))
    .where(eq(oks.id, id))
  if (!found) throw new NotFound('This OK doesn’t exist.')
  return found
}

/** The record of an OK as PDF: who agreed to what, when and from where. */
export function okPdf(
  firm: string,
  { ok, draft, row: own, clientName }: Awaited<ReturnType<typeof findOk>>,
  language: Language = 'en',
): Promise<Buffer> {
  const { figures } = draft
  const words = clientCopyIn(language)
  const { okRecord: copy, draftCopy, times } = words
  const { facts, regimes, heads } = draftCopy
  return renderPdf({ title: copy.title, author: firm }, ({ text, box, row, title }) => [
    text({}, firm),
    title(copy.title),
    box(
      { marginTop: 14 },
      row(copy.client, clientName),
      row(copy.year, yearIn(words, own.year)),
      row(copy.draft, String(draft.number)),
      row(copy.sentence, ok.sentence),
      row(copy.by, ok.name),
      row(copy.at, formatTimestamp(ok.givenAt.toISOString(), times.own)),
      row(copy.address, ok.address),
      ok.isReadOut ? row(copy.readBy, ok.readByName ?? '') : text({ marginTop: 3 }, copy.byEmail),
      ...(ok.ended && ok.endedAt
        ? [
            row(
              copy.ended,
              `${draftCopy.ended[ok.ended]} ${formatTimestamp(ok.endedAt.toISOString(), times.own)}`,
            ),
          ]
        : []),
    ),
    text({ marginTop: 18, fontWeight: 600 }, copy.shown),
    box(
      { borderTopWidth: 0.75, borderTopColor: LINE, marginTop: 4, paddingTop: 3 },
      row(facts.form, figures.form),
      row(facts.regime, regimes[figures.regime]),
      row(facts.totalIncome, rupeesInFull(figures.totalIncome)),
      row(facts.tax, rupeesInFull(figures.tax)),
      row(facts.payable, rupeesInFull(figures.payable)),
      row(facts.refund, rupeesInFull(figures.refund)),
      ...figures.carried.map(({ head, year, amount }) =>
        row(`${heads[head]}, ${year}`, rupeesInFull(amount)),
      ),
    ),
    box(
      { marginTop: 18, fontSize: 8 },
      row(copy.pdf, ok.sha256),
      row(copy.figures, ok.figuresSha256),
    ),
  ])
}
