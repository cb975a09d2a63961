import { paths } from '#app/paths.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { updatePost } from '#app/writing/posts/write.server.ts'
import { type Edit, findEntry } from '#app/writing/publishing/entries.server.ts'
import { updateFaq } from '#app/writing/questions/write.server.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { lastDayOf, needsCheck } from '#content/facts/register/checks.ts'
import { subjectOf } from '#content/facts/register/subjects.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import { fact, type TaxFact, type TaxFactId, taxFacts } from '#content/facts/tax-facts.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { taxFactLabels } from './labels.ts'
import type { ListedFact, RenewalBody, TaxFactList, TaxFactsToDo } from './tax-facts.ts'
import { figuresIn, isOutdated, withTodaysFigures } from './text-figures.ts'
import { oldTextsAmong, type TextWithFigures, textsWithFigures } from './texts.server.ts'

const records = Object.entries(taxFacts) as [TaxFactId, TaxFact][]

/** The whole register in its order, with where each fact is used, on a day (YYYY-MM-DD). */
export async function listTaxFacts(
  db: Executor,
  today: string,
  reader: Reader,
): Promise<TaxFactList> {
  const texts = await textsFor(db, reader)
  return {
    facts: records.map(([id, record]) => present(id, record, texts, today)),
    oldTexts: oldTextsAmong(texts),
  }
}

export async function taxFactsToDoOn(
  db: Executor,
  today: string,
  reader: Reader,
): Promise<TaxFactsToDo> {
  return {
    toCheck: records.filter(([, record]) => needsCheck(record, today)).length,
    oldTexts: oldTextsAmong(await textsFor(db, reader)),
  }
}

type Reader = Pick<SessionUser, 'roles'>

/** The texts with figures are for editors: drafts are among them. */
async function textsFor(db: Executor, { roles }: Reader): Promise<TextWithFigures[]> {
  return roles.includes('editor') ? textsWithFigures(db) : []
}

/**
 * Puts today’s figures into one text, as a new version of it; whether it is published does not change.
 * @throws NotFound, AppError 409 when a colleague has changed the text since, InvalidInput for a figure
 * that is not outdated, or whose fact the register no longer has
 */
export async function renewText(
  db: Database,
  { kind, id, version, places }: RenewalBody,
  { actorId }: Edit,
): Promise<{ id: number; version: number }> {
  const edit = { actorId, note: taxFactLabels.renewal.note, verb: 'renewed' } as const
  const stored = await findEntry(db, kind, id)
  const html = renewedHtml(stored.content, places, stored.version === version)
  return kind === 'faq'
    ? updateFaq(db, id, { answer: html, version }, edit)
    : updatePost(db, id, { content: html, version }, edit)
}

/** @throws InvalidInput, unless the text is another one than was seen, which the save will find out */
function renewedHtml(html: string, places: number[], isAsSeen: boolean): string {
  const old = figuresIn(html).filter(isOutdated)
  const renewed = withTodaysFigures(html, new Set(places))
  const left = figuresIn(renewed).filter(isOutdated)
  const isComplete = old.length - left.length === new Set(places).size
  if (isAsSeen && !isComplete) {
    throw new InvalidInput([{ path: 'places', message: taxFactLabels.renewal.notOld }])
  }
  return renewed
}

function present(
  id: TaxFactId,
  record: TaxFact,
  texts: TextWithFigures[],
  today: string,
): ListedFact {
  const { label, year, act1961, act2025, otherLaw, source, checkedOn, validUntil } = record
  return {
    id,
    subject: subjectOf(id),
    label,
    value: fact(id, 'table'),
    year,
    act1961: act1961 ?? null,
    act2025: act2025 ?? null,
    otherLaw: otherLaw ?? null,
    source,
    checkedOn,
    validUntil,
    lastDay: lastDayOf(record),
    check: needsCheck(record, today) ?? null,
    pages: pagesWith(id),
    texts: texts
      .filter(({ figures }) => figures.some(({ factId }) => factId === id))
      .map(({ kind, id, title, status }) => ({ kind, id, title, status })),
  }
}

function pagesWith(id: string): ListedFact['pages'] {
  return Object.entries(usedBy)
    .filter(([, ids]) => ids.includes(id))
    .map(([href]) => ({ href, label: pageNames.get(href) ?? href }))
}

const pageNames = new Map<string, string>([
  [paths.home, taxFactLabels.homePage],
  ...serviceMenu.map(({ slug, name }) => [paths.service(slug), name] as const),
  ...guideMenu.map(({ slug, name }) => [paths.guide(slug), name] as const),
  ...toolMenu.map(({ id, name }) => [paths.tool(id), name] as const),
])
