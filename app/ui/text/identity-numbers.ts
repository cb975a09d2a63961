/** A PAN, or an Aadhaar number in one piece or in groups of four, that is not part of a longer number. */
const PAN = /\b[A-Z]{5}\d{4}[A-Z]\b/gi
const AADHAAR = /(?<![\d.,])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![.,]?\d)/g

/** Takes PAN and Aadhaar numbers out of a text that somebody typed; we ask for neither. */
export function withoutIdentityNumbers(text: string): string {
  return text.replace(PAN, '[PAN removed]').replace(AADHAAR, '[Aadhaar removed]')
}

/** Leaves of PAN and Aadhaar numbers what their owner knows them by: ABCPE••••F and •••• •••• 0123. */
export function maskIdentityNumbers(text: string): string {
  return text
    .replace(PAN, (pan) => `${pan.slice(0, 5)}••••${pan.slice(-1)}`)
    .replace(AADHAAR, (aadhaar) => `•••• •••• ${aadhaar.slice(-4)}`)
}

/** Whether a text seems to hold a PAN or an Aadhaar number. */
export function hasIdentityNumber(text: string): boolean {
  return maskIdentityNumbers(text) !== text
}
