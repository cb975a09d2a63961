import type { TaxFactId } from '../facts/tax-facts.ts'
import * as english from '../facts/tax-facts.ts'
import { monthNames } from './due-dates.ts'

/** मूल्य, जो शब्दों में हैं */
const inWords: Partial<Record<TaxFactId, string>> = {
  hraMetroCities: 'दिल्ली, मुंबई, कोलकाता और चेन्नई',
  hraNewMetroCities: 'बेंगलुरु, हैदराबाद, पुणे और अहमदाबाद',
  reopenLimit: '3 साल 3 महीने',
  reopenLimitLarge: '5 साल 3 महीने',
}

/** `₹1 लाख`, `12.5%`, `24 महीने`, `31 जुलाई 2026` */
export function fact(id: TaxFactId): string {
  return inWords[id] ?? inHindi(english.fact(id))
}

/** `₹1 लाख (FY 2023-24)` */
export function factWithYear(id: TaxFactId): string {
  return `${fact(id)} (${yearOf(id)})`
}

/** `FY 2025-26`, `23 जुलाई 2024 से` */
export function yearOf(id: TaxFactId): string {
  return inHindi(english.yearOf(id))
}

/** अंग्रेज़ी में कहा गया मूल्य या साल */
export function inHindi(text: string): string {
  const [from = '', to] = inOwnWords(text).split(' to ')
  return to === undefined ? from : `${from} से ${to} तक`
}

function inOwnWords(text: string): string {
  return text
    .replace(/lakh/g, 'लाख')
    .replace(/crore/g, 'करोड़')
    .replace(/\b(\d+) years?\b/g, '$1 साल')
    .replace(/\b(\d+) months?\b/g, '$1 महीने')
    .replace(/\b(\d+) days?\b/g, '$1 दिन')
    .replace(/\b[A-Z][a-z]+\b/g, (word) => monthNames[word] ?? word)
    .replace(/\btax year\b/g, 'टैक्स वर्ष')
    .replace(/^each year$/, 'हर साल')
    .replace(/^from (.+)$/, '$1 से')
    .replace(/^up to (.+)$/, '$1 तक')
}

/** धारा और कानून का नाम */
export function lawInHindi(law: string): string {
  return law
    .replace(/\bsections?\b/gi, 'धारा')
    .replace(/\brules?\b/gi, 'नियम')
    .replace(/\bIncome-tax Act (\d{4})/g, 'इनकम टैक्स कानून $1')
    .replace(/\bIncome-tax Rules (\d{4})/g, 'इनकम टैक्स नियम $1')
    .replace(/\bFinance \(No\. (\d)\) Act (\d{4})/g, 'वित्त कानून (संख्या $1) $2')
    .replace(/\bFinance Act (\d{4})/g, 'वित्त कानून $1')
    .replace(/ and /g, ' और ')
}
