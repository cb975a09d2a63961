/** Digits of any script, Devanagari ones too, as 0 to 9: `९८४८०` is `98480`. */
export function westernDigits(text: string): string {
  if (!/[^\p{ASCII}]/u.test(text)) return text
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** In Unicode the digits of a script follow one another, from nought to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}
