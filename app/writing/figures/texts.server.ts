import { desc, eq, like, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { blogPosts, faqs, users } from '#app/platform/db/schema.ts'
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
  const [posts, questions] = await Promise.all([postsNamingFacts(db), faqsNamingFacts(db)])
  return [...posts, ...questions]
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

function postsNamingFacts(db: Executor) {
  return db
    .select({
      kind: sql<'post'>`'post'`,
      id: blogPosts.id,
      title: blogPosts.title,
      status: sql<FactText['status']>`case when not ${blogPosts.published} then 'draft'
        when ${blogPosts.publishedAt} > now() then 'scheduled' else 'published' end`,
      version: blogPosts.version,
      updatedAt: blogPosts.updatedAt,
      changedBy: users.name,
      html: blogPosts.content,
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.updatedBy))
    .where(like(blogPosts.content, NAMES_A_FACT))
    .orderBy(desc(blogPosts.id))
}

function faqsNamingFacts(db: Executor) {
  return db
    .select({
      kind: sql<'faq'>`'faq'`,
      id: faqs.id,
      title: faqs.question,
      status: sql<
        FactText['status']
      >`case when ${faqs.published} then 'published' else 'draft' end`,
      version: faqs.version,
      updatedAt: faqs.updatedAt,
      changedBy: users.name,
      html: faqs.answer,
    })
    .from(faqs)
    .leftJoin(users, eq(users.id, faqs.updatedBy))
    .where(like(faqs.answer, NAMES_A_FACT))
    .orderBy(desc(faqs.id))
}
