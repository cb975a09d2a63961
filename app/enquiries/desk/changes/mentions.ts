import type { Person } from '#app/enquiries/model/events.ts'

/** Someone who can be mentioned: `@` and the name or the username. */
export interface Colleague extends Person {
  username: string
}

/** What a note says once the mentions in it were found. */
export interface Mentioned {
  /** with the name in place of a username */
  text: string
  mentions: Person[]
}

/**
 * Finds who is mentioned in a note. Names and usernames count whatever their case; of several that
 * fit, the longest. A name that several people share mentions all of them.
 */
export function findMentions(text: string, colleagues: Colleague[]): Mentioned {
  const found = new Map<number, Person>()
  let result = ''
  let rest = 0
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._-])@/gu)) {
    if (index < rest) continue
    const after = text.slice(index + 1)
    const fitting = colleagues.flatMap((person) =>
      [person.name, person.username]
        .filter((name) => begins(after, name))
        .map((name) => ({ person, length: name.length })),
    )
    const longest = Math.max(0, ...fitting.map(({ length }) => length))
    if (longest === 0) continue
    const mentioned = fitting.filter(({ length }) => length === longest)
    for (const { person } of mentioned) found.set(person.id, { id: person.id, name: person.name })
    result += `${text.slice(rest, index)}@${mentioned[0]?.person.name}`
    rest = index + 1 + longest
  }
  return { text: result + text.slice(rest), mentions: [...found.values()] }
}

/** Whether a text begins with a name, and the name ends there. */
function begins(text: string, name: string): boolean {
  return (
    text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
    !/^([\p{L}\p{M}\p{N}_]|[.@-][\p{L}\p{N}])/u.test(text.slice(name.length))
  )
}

/** What is typed after an `@` in front of the caret; undefined where no mention is being typed. */
export function typedMention(beforeCaret: string): string | undefined {
  return /(?:^|[\s(])@([\p{L}\p{M}\p{N}._-]*)$/u.exec(beforeCaret)?.[1]
}

const MAX_SUGGESTED = 6

/** Whose username, name or surname begins with what was typed. */
export function suggestColleagues<T extends Colleague>(typed: string, colleagues: T[]): T[] {
  const begun = typed.toLowerCase()
  return colleagues
    .filter(({ name, username }) =>
      [username, ...name.split(/\s+/)].some((part) => part.toLowerCase().startsWith(begun)),
    )
    .slice(0, MAX_SUGGESTED)
}

/** The text of a mention: the name, or the username where colleagues share the name. */
export function mentionOf(person: Colleague, colleagues: Colleague[]): string {
  const shared = colleagues.filter(({ name }) => name === person.name).length > 1
  return `@${shared ? person.username : person.name}`
}

/** A note in pieces, those that mention one of the names apart. */
export function splitMentions(text: string, names: string[]): { text: string; mention: boolean }[] {
  const marks = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const pieces: { text: string; mention: boolean }[] = []
  let plain = 0
  for (const { index } of text.matchAll(/@/g)) {
    const mark = index < plain ? undefined : marks.find((one) => text.startsWith(one, index))
    if (!mark) continue
    pieces.push({ text: text.slice(plain, index), mention: false }, { text: mark, mention: true })
    plain = index + mark.length
  }
  pieces.push({ text: text.slice(plain), mention: false })
  return pieces.filter((piece) => piece.text !== '')
}
