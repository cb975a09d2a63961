const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|ca|adv|shri|sri|smt|kumari|श्री|श्रीमती|डॉ)\.?$/iu
const INITIALS = /^\p{L}\p{M}*\.?$|^(?:\p{L}\p{M}*\.)+\p{L}?\p{M}*$/u

/**
 * How to address someone: by the first name, or by all of the name where it begins with a title or with
 * initials (no one can tell which word is the first name) or is one word. A name typed all in lower case
 * or all in capitals is capitalised.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const known = words.length > 1 && !TITLE.test(first) && !INITIALS.test(first)
  return (known ? [first] : words).map(asName).join(' ')
}

function asName(word: string): string {
  const isTyped = word !== word.toLowerCase() && word !== word.toUpperCase()
  if (isTyped || INITIALS.test(word)) return word
  // Two letters may be initials without stops.
  if (word === word.toUpperCase() && word.length < 3) return word
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
