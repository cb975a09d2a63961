/**
 * A PAN in one piece, or one with spaces or hyphens whose fourth letter is that of a kind of holder, so
 * that "years 2025 a" is none; and an Aadhaar number in one piece or in groups of four, that is not part of
 * a longer number.
 */
const PAN =
  /\b(?:[A-Z]{5}\d{4}[A-Z]\b|[A-Z]{3}[ABCFGHJLPT][A-Z][ -]?\d{4}[ -]?[A-Z]\b(?!\.[A-Z]))/gi
const AADHAAR = /(?<![\d.,])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![.,]?\d)/g

/** Takes PAN and Aadhaar numbers out of a text that somebody typed; we ask for neither. */
export function withoutIdentityNumbers(text: string): string {
  return replacePans(text, () => '[PAN removed]').replace(AADHAAR, '[Aadhaar removed]')
}

/** Leaves of PAN and Aadhaar numbers what their owner knows them by: ABCPE••••F and •••• •••• 0123. */
export function maskIdentityNumbers(text: string): string {
  return replacePans(text, (pan) => `${pan.slice(0, 5)}••••${pan.slice(-1)}`).replace(
    AADHAAR,
    (aadhaar) => `•••• •••• ${aadhaar.slice(-4)}`,
  )
}

function replacePans(text: string, by: (pan: string) => string): string {
  return text.replace(PAN, (found) => (isSentence(found) ? found : by(found)))
}

/** "since 2019 I", "total 5000 x": a word, a number, and a letter that stands by itself. */
function isSentence(found: string): boolean {
  return found.includes(' ') && /[aeiou]/i.test(found.slice(0, 5)) && /[aiklmpx]$/i.test(found)
}

/** Whether a text seems to hold a PAN or an Aadhaar number. */
export function hasIdentityNumber(text: string): boolean {
  return maskIdentityNumbers(text) !== text
}
