import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idsByEndOfReference } from '#app/enquiries/model/details/reference.ts'
import { digitsOf, leads } from '#app/platform/db/schema.ts'
import { containing } from '#app/platform/db/search.ts'
import { westernDigits } from '#app/ui/text/digits.ts'

const MAX_TERMS = 12
const member = alias(leads, 'member')

/**
 * The enquiries that have every word of a search in any of their texts, in any order, or a reference
 * number that ends in it. What was merged into one is found as that one.
 * @param number the number of an enquiry, if the search is one
 */
export function foundBy(q: string, number: number | undefined): SQL {
  const texts = and(...termsOf(q).slice(0, MAX_TERMS).map(matches))
  const numbers = [...(number === undefined ? [] : [number]), ...idsByEndOfReference(q)]
  const found = numbers.length === 0 ? texts : or(texts, inArray(member.id, numbers))
  // As an array they are looked up one by one: joined, thousands of them would have every row read.
  return sql`${leads.id} = any(array(select coalesce(${member.mergedInto}, ${member.id}) from ${leads} ${sql.identifier('member')} where ${found}))`
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

function matches(term: Term): SQL | undefined {
  if (typeof term === 'string') return or(has(term), soundsLike(term))
  const number = lastDigits(westernDigits(term.join('')))
  const phones = number.length < 3 ? undefined : or(has(number), hasSecondPhone(number))
  return or(phones, and(...term.map(has)))
}

function hasSecondPhone(digits: string): SQL {
  return sql`(${member.secondPhone} <> '' and ${digitsOf(member.secondPhone)} like ${containing(digits)})`
}

/** Without 0, 00 or the code of India in front, in which one number differs from desk to desk. */
function lastDigits(typed: string): string {
  const national = typed.replace(/^\(?(?:\+|00)\)?91/, '').replace(/\D/g, '')
  return national.replace(/^0{1,9}/, '').slice(-10)
}

function has(text: string): SQL {
  const pattern = containing(text.toLowerCase())
  return sql`(${member.searchText} like ${pattern} or (${member.notes} <> '' and ${member.notes} like ${pattern}))`
}

/** A name that begins with that sound in whichever script; short ones only as a whole word. */
function soundsLike(word: string): SQL | undefined {
  if (!/^[\p{L}\p{M}'’‘`]+$/u.test(word)) return
  const key = sql`name_key(${word})`
  return sql`${member.nameKey} like '%' || case when length(${key}) > 4 then rtrim(${key}) else ${key} end || '%'`
}
