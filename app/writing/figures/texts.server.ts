import { desc, eq, like, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { entries, users } from '#app/platform/db/schema.ts'
import { figureOf, findFact } from '#content/facts/register/find.ts'
import type { FactText, OldFigure, OldText } from './tax-facts.ts'
import { type Figure, figuresIn, isOutdated, sentenceAround } from './text-figures.ts'

const NAMES_A_FACT = '%<data value="%'

/** A stored text with the figures of the register in it. */
export interface TextWithFigures extends FactText {
  version: number
  changedAt: string
  changedBy: string | null
  html: string
  figures: Figure[]
}

/** Every post and question that names a fact, drafts too, the last changed first. */
export async function textsWithFigures(db: Executor): Promise<TextWithFigures[]> {
  const found = await entriesNamingFacts(db)
  return found
    .sort((a, b) => Number(b.updatedAt) - Number(a.updatedAt))
    .map(({ updatedAt, ...text }) => ({
      ...text,
      changedAt: updatedAt.toISOString(),
      figures: figuresIn(text.html),
    }))
    .filter(({ figures }) => figures.length > 0)
}

/** Of a text that says what the register no longer says: where, and what it would say today. */
function oldFiguresOf({ html, figures }: TextWithFigures): OldFigure[] {
  return figures.filter(isOutdated).map((figure) => ({
    place: figure.place,
    factId: figure.factId,
    label: findFact(figure.factId)?.label ?? null,
    before: figure.text,
    after: figureOf(figure.factId, figure.text) ?? null,
    sentence: sentenceAround(html, figure),
  }))
}

export function oldTextsAmong(texts: TextWithFigures[]): OldText[] {
  return texts
    .map((text) => {
      const { kind, id, title, status, version, changedAt, changedBy } = text
      const figures = oldFiguresOf(text)
      return { kind, id, title, status, version, changedAt, changedBy, figures }
    })
    .filter(({ figures }) => figures.length > 0)
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
}

/** What readers see first, then what they will see. */
const ORDER: FactText['status'][] = ['published', 'scheduled', 'draft']

function entriesNamingFacts(db: Executor) {
  return db
    .select({
      kind: entries.kind,
      id: entries.id,
      title: entries.title,
      status: sql<FactText['status']>`case when not ${entries.published} then 'draft'
        when ${entries.publishedAt} > now() then 'scheduled' else 'published' end`,
      version: entries.version,
      updatedAt: entries.updatedAt,
      changedBy: users.name,
      html: entries.content,
    })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.updatedBy))
    .where(like(entries.content, NAMES_A_FACT))
    .orderBy(desc(entries.kind), desc(entries.id))
}
