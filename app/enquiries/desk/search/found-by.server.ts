import { and, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idsByPartOfReference } from '#app/enquiries/model/details/reference.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { digitsOf, joinedName, leads, numbersIn } from '#app/platform/db/schema.ts'
import { containing } from '#app/platform/db/search.ts'
import { westernDigits } from '#app/ui/text/digits.ts'

const MAX_TERMS = 12
const member = alias(leads, 'member')
type Leads = typeof leads | typeof member

/**
 * The enquiries that have every word of a search in any of their texts, in any order, or a reference
 * number that begins with it or ends in it; where there is none, those with a similar name. What was merged
 * into one is found as that one.
 * @param number the number of an enquiry, if the search is one
 */
export function foundBy(q: string, number: number | undefined): SQL {
  const tries = triesOf(member, q, number).map((one) => sql`nullif(${idsWhere(one)}, '{}')`)
  return sql`${leads.id} = any(coalesce(${sql.join(tries, sql`, `)}, '{}'::int[]))`
}

/** What each step of a search finds; the first that finds anything counts. */
function triesOf(of: Leads, q: string, number: number | undefined): SQL[] {
  const tries = [hasAll(of, q, number), likeName(of, q, hasSlip), likeName(of, q, isSimilar)]
  return tries.filter((condition) => condition !== undefined)
}

/** As an array they are looked up one by one; a join on thousands of them would read every row. */
function idsWhere(condition: SQL, limit = sql``): SQL {
  return sql`array(select coalesce(${member.mergedInto}, ${member.id})
    from ${leads} ${sql.identifier('member')} where ${condition} ${limit})`
}

/** How many of what a search finds are ranked and counted. */
export const MOST_FOUND = 1_000

/**
 * What a search finds, as a condition for several queries. Of a search that nearly everything matches only
 * so much is read as a query asks for.
 */
export async function hitsOf(
  db: Executor,
  q: string,
  number: number | undefined,
): Promise<{ where: SQL; isWide: boolean }> {
  for (const [at, condition] of triesOf(member, q, number).entries()) {
    const ids = await idsIn(db, idsWhere(condition, sql`limit ${MOST_FOUND + 1}`))
    if (ids.length > MOST_FOUND) {
      const isMerged = sql`${member.mergedInto} is not null and ${condition}`
      const roots = isOneOf(await idsIn(db, idsWhere(isMerged)))
      return { where: sql`(${triesOf(leads, q, number)[at]} or ${roots})`, isWide: true }
    }
    if (ids.length > 0) return { where: isOneOf(ids), isWide: false }
  }
  return { where: sql`false`, isWide: false }
}

async function idsIn(db: Executor, ids: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`select ${ids} as ids`)
  return rows[0]?.ids ?? []
}

function isOneOf(ids: number[]): SQL {
  return sql`${leads.id} = any(${sql.param(ids)}::int[])`
}

function hasAll(of: Leads, q: string, number: number | undefined): SQL | undefined {
  const texts = and(
    ...termsOf(q)
      .slice(0, MAX_TERMS)
      .map((term) => matches(of, term)),
  )
  const numbers = [...(number === undefined ? [] : [number]), ...idsByPartOfReference(q)]
  return or(
    texts,
    isName(q) ? isJoined(of, q) : undefined,
    numbers.length === 0 ? undefined : sql`${of.id} = any(${sql.param(numbers)}::int[])`,
  )
}

/** `Vijaya Lakshmi` and `Vijayalakshmi`: where the spaces stand makes no other name. */
function isJoined(of: Leads, q: string): SQL {
  const key = sql`replace(name_key(${q}), ' ', '')`
  return sql`(length(${key}) > 5 and ${joinedName(of)} like '%' || ${key} || '%')`
}

/** Names that are spelled similarly, where nothing else is found: each word is found, or resembles one of a name. */
function likeName(of: Leads, q: string, isLike: (of: Leads, word: string) => SQL): SQL | undefined {
  const words = q.toLowerCase().split(/\s/).filter(Boolean).slice(0, MAX_TERMS)
  const isLong = (word: string) => isName(word) && word.length >= SHORTEST_SIMILAR
  if (!words.some(isLong)) return undefined
  return and(
    ...words.map((word) =>
      isLong(word) ? or(matches(of, word), isLike(of, word)) : matches(of, word),
    ),
  )
}

/** One slip away by its sound, or with two letters swapped as they were typed. */
function hasSlip(of: Leads, word: string): SQL {
  const swapped = Array.from(
    word.slice(1),
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  )
  const key = sql`btrim(name_key(${word}))`
  const slips = sql`case when length(${key}) > 3 then '|' || slips_of(${key}) else '' end`
  const sounds = sql`replace(btrim(name_key(${swapped.join(' ')})), ' ', '|')`
  return sql`${of.nameKey} ~ (' (' || ${sounds} || ${slips} || ') ')`
}

/** The texts, which are indexed, have the name. */
function isSimilar(of: Leads, word: string): SQL {
  return sql`(${word} <% ${of.searchText} and ${word} <% ${of.name})`
}
const SHORTEST_SIMILAR = 4

/**
 * How well an enquiry that a search finds fits it, the best first: its telephone number ends in what is
 * searched for, its name begins with it, its name has it, or another of its texts.
 */
export function rankBy(q: string): SQL {
  const terms = termsOf(q).slice(0, MAX_TERMS)
  const digits = terms.length === 1 && Array.isArray(terms[0]) ? numberOf(terms[0]) : ''
  const length = sql.raw(String(digits.length))
  const ends =
    digits.length < 3
      ? sql`false`
      : sql`(right(${leads.phoneKey}, ${length}) = ${digits} or (${leads.secondPhone} <> ''
          and right(${digitsOf(leads.secondPhone)}, ${length}) = ${digits}))`
  const name = sql`lower(${leads.name})`
  const begins = or(
    sql`starts_with(${name}, ${q.trim().toLowerCase()})`,
    isName(q) ? sql`starts_with(${leads.nameKey}, ${soundOf(q)})` : undefined,
  )
  const contains = and(
    ...terms
      .flat()
      .map((word) =>
        or(
          sql`${name} like ${containing(word.toLowerCase())}`,
          isName(word) ? sql`position(${soundOf(word)} in ${leads.nameKey}) > 0` : undefined,
        ),
      ),
  )
  return sql`(case when ${ends} then 0 when ${begins} then 1 when ${contains} then 2 else 3 end)`
}

/** A word, or the words of a telephone number. */
type Term = string | string[]

/** Words that follow one another and have only digits and what stands between them are one number. */
function termsOf(q: string): Term[] {
  const terms: Term[] = []
  for (const word of q.split(/\s/).filter(Boolean)) {
    const last = terms.at(-1)
    if (!/^[\p{Nd}()+./-]+$/u.test(word) || !/\p{Nd}/u.test(word)) terms.push(word)
    else if (Array.isArray(last)) last.push(word)
    else terms.push([word])
  }
  return terms
}

function matches(of: Leads, term: Term): SQL | undefined {
  if (typeof term === 'string') return or(has(of, term), soundsLike(of, term))
  const number = numberOf(term)
  const phones =
    number.length < 3
      ? undefined
      : or(
          has(of, number),
          hasSecondPhone(of, number),
          sql`${numbersIn(of)} like ${containing(number)}`,
        )
  return or(phones, and(...term.map((word) => has(of, word))))
}

function hasSecondPhone(of: Leads, digits: string): SQL {
  return sql`(${of.secondPhone} <> '' and ${digitsOf(of.secondPhone)} like ${containing(digits)})`
}

function numberOf(words: string[]): string {
  return lastDigits(westernDigits(words.join('')))
}

/** Without 0, 00 or the code of India in front, in which one number differs from desk to desk. */
function lastDigits(typed: string): string {
  const national = typed.replace(/^\(?(?:\+|00)\)?91/, '').replace(/\D/g, '')
  return national.replace(/^0{1,9}/, '').slice(-10)
}

function has(of: Leads, text: string): SQL {
  const pattern = containing(text.toLowerCase())
  return sql`(${of.searchText} like ${pattern} or (${of.notes} <> '' and ${of.notes} like ${pattern}))`
}

/** A name that begins with that sound in whichever script. */
function soundsLike(of: Leads, word: string): SQL | undefined {
  return isName(word) ? sql`${of.nameKey} like '%' || ${soundOf(word)} || '%'` : undefined
}

function isName(text: string): boolean {
  return /^[\p{L}\p{M}'’‘`\s]+$/u.test(text)
}

/** What the key of a name has of a text; of a short one only the whole word. */
function soundOf(text: string): SQL {
  const key = sql`name_key(${text})`
  return sql`case when length(${key}) > 5 then rtrim(${key}) else ${key} end`
}
