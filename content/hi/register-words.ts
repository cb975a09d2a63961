import { monthNames } from './due-dates.ts'

/* अपनी फ़ाइल में, ताकि जो स्क्रिप्ट मूल्य अंग्रेज़ी में पाती है, उसमें सारे नियम न जुड़ें। */

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
    .replace(/^notices from (.+)$/, '$1 से आए नोटिस')
    .replace(/^refunds under the (\d+) Act$/, '$1 के कानून वाले रिफंड')
    .replace(/^from (.+)$/, '$1 से')
    .replace(/^(?:up to|until) (.+)$/, '$1 तक')
    .replace(/^returns under the (\d{4}) Act$/, '$1 के कानून के रिटर्न में')
    .replace(/^retirements from (.+)$/, '$1 से रिटायर होने पर')
}

/** धारा और कानून का नाम */
export function lawInHindi(law: string): string {
  return law
    .replace('First Schedule to the Finance Act of the year', 'उस साल के वित्त कानून का पहला शेड्यूल')
    .replace(/\bIncome-tax Act (\d{4})/g, 'इनकम टैक्स कानून $1')
    .replace(/\bIncome-tax Rules (\d{4})/g, 'इनकम टैक्स नियम $1')
    .replace(/\bFinance \(No\. (\d)\) Act (\d{4})/g, 'वित्त कानून (संख्या $1) $2')
    .replace(/\bFinance Act (\d{4})/g, 'वित्त कानून $1')
    .replace(/\bBlack Money Act (\d{4})/g, 'काला धन कानून $1')
    .replace(/\bCGST Act (\d{4})/g, 'CGST कानून $1')
    .replace(/^Explanation (\d+) to (section [^\s,]+)/, '$2 का स्पष्टीकरण $1')
    .replace(/^Provisos to ([^,]+)/, '$1 के परंतुक')
    .replace(/\bCBDT circulars?\b/g, 'CBDT सर्कुलर')
    .replace(/\bCBDT notification(?: of (\w+ \d{4}))?/g, (_, month?: string) =>
      month ? `CBDT अधिसूचना, ${inHindi(month)}` : 'CBDT अधिसूचना',
    )
    .replace(/\b(\w+) (Schedule|proviso)\b/g, (found, which: string, part: string) =>
      places[which.toLowerCase()] ? `${places[which.toLowerCase()]} ${parts[part]}` : found,
    )
    .replace(
      /\b(sections?|rules?|form|schedule|proviso|part|paragraph)\b/gi,
      (word) => words[word.toLowerCase().replace(/s$/, '')] ?? word,
    )
    .replace(/ (?:and|with) /g, ' और ')
}

const places: Record<string, string> = {
  first: 'पहला',
  second: 'दूसरा',
  third: 'तीसरा',
  fourth: 'चौथा',
  seventh: 'सातवाँ',
}
const parts: Record<string, string> = { Schedule: 'शेड्यूल', proviso: 'परंतुक' }
const words: Record<string, string> = {
  section: 'धारा',
  rule: 'नियम',
  form: 'फॉर्म',
  schedule: 'शेड्यूल',
  proviso: 'परंतुक',
  part: 'भाग',
  paragraph: 'पैरा',
}
