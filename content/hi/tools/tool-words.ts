import { REPORT_LINES, REPORT_MAX } from '../../en/tools/form.ts'
import type { ToolWords } from '../../en/tools/tool-words.ts'
import { inHindi, lawInHindi } from '../register-words.ts'
import { times } from '../times.ts'

const UNITS: Record<string, string> = { days: 'दिन', months: 'महीने', years: 'साल' }
const ONE: Record<string, string> = { months: 'महीना' }
const most = (count: number) => count.toLocaleString('en-IN')

export const toolWords: ToolWords = {
  answer: {
    working: 'हिसाब कैसे किया',
    openLine: 'जिस लाइन का नियम देखना हो, उसे दबाएँ।',
    rule: 'नियम',
    law: 'कानून',
    source: 'कहाँ से',
    value: 'आँकड़ा',
    checked: 'हमने कब जाँचा',
    notes: 'यह भी जान लें',
    assumptions: 'हमने क्या माना',
    chartTable: 'यही चार्ट तालिका में देखें',
    count: (amount, unit) => `${amount} ${(amount === 1 && ONE[unit]) || (UNITS[unit] ?? unit)}`,
    moreLines: (count) => `${most(count)} लाइनें और`,
    showMore: 'और लाइनें देखें',
    you: 'आप',
    disputed: 'इस पर राय अलग-अलग है, “यह भी जान लें” देखें',
  },
  form: {
    example: 'उदाहरण भरें',
    clear: 'सब मिटाएँ',
    answer: 'जवाब दिखाएँ',
    copyLink: 'लिंक कॉपी करें',
    remove: (row) => `${row} हटाएँ`,
    yes: 'हाँ',
    units: { lakh: 'लाख', thousand: 'हज़ार' },
    wrong: 'जिन खानों पर निशान है, उन्हें देखें।',
    meant: (amount, typed) => `क्या आपका मतलब ${amount} है? नहीं, तो ₹${typed} लिखें।`,
    accept: (amount) => `हाँ, ${amount}`,
  },
  faults: {
    money: 'रकम रुपयों में लिखें, जैसे 12,50,000 या 12.5 लाख',
    tooMuch: '₹10,000 करोड़ से कम की रकम लिखें',
    negative: 'शून्य या उससे ज़्यादा की रकम लिखें',
    number: 'संख्या लिखें',
    whole: 'पूरी संख्या लिखें',
    most: (max) => `ज़्यादा से ज़्यादा ${max} लिखें`,
    date: 'तारीख लिखें, जैसे 31 जुलाई 2026',
    year: 'साल के चारों अंक लिखें, जैसे 2026',
    notReal: 'ऐसी कोई तारीख नहीं होती',
    choice: 'दिए गए विकल्पों में से एक चुनें',
    long: `यह बहुत लंबा है। ज़्यादा से ज़्यादा ${most(REPORT_MAX)} अक्षर और ${most(REPORT_LINES)} लाइनें लिखें।`,
  },
  times,
  register: { rule: (_label, line) => line, value: inHindi, law: lawInHindi },
}

/** वही शब्द, और साथ में एक टूल के वे नियम, जिनका मूल्य रजिस्टर में शब्दों में है */
export function toolWordsWith(rules: Readonly<Record<string, string>>): ToolWords {
  const { register } = toolWords
  return {
    ...toolWords,
    register: { ...register, value: (english) => rules[english] ?? register.value(english) },
  }
}
