import type { TaxFactId } from '../facts/tax-facts.ts'
import * as english from '../facts/tax-facts.ts'
import { inHindi } from './register-words.ts'

export { inHindi, lawInHindi } from './register-words.ts'

/** मूल्य, जो शब्दों में हैं */
const inWords: Partial<Record<TaxFactId, string>> = {
  hraMetroCities: 'दिल्ली, मुंबई, कोलकाता और चेन्नई',
  hraNewMetroCities: 'बेंगलुरु, हैदराबाद, पुणे और अहमदाबाद',
  tdsDepositDay: 'अगले महीने की 7 तारीख',
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

/** `24 नवंबर 2026 तक का कानून` */
export function lawAsOn(day: string): string {
  return `${inHindi(day)} तक का कानून`
}
