/** A PAN, or an Aadhaar number in one piece or in groups of four, that is not part of a longer number. */
const PAN = /\b[A-Z]{5}\d{4}[A-Z]\b/gi
const AADHAAR = /(?<![\d.,])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![\d.,])/g

/** Takes PAN and Aadhaar numbers out of a text that somebody typed; we ask for neither. */
export function withoutIdentityNumbers(text: string): string {
  return text.replace(PAN, '[PAN removed]').replace(AADHAAR, '[Aadhaar removed]')
}
