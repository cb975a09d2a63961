const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|ca|adv|shri|sri|smt|kumari)\.?$/i
const INITIALS = /^\p{L}$|^(?:\p{L}\.)+\p{L}?$/u

/** How to address someone: the first name, without titles and initials; all of it if nothing is left. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words.find((word) => !TITLE.test(word) && !INITIALS.test(word)) ?? name.trim()
  return first.charAt(0).toUpperCase() + first.slice(1)
}
