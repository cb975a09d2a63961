import type { Copy } from '../en/copy.ts'
import { MONTHS } from '../en/month-names.ts'
import { times } from './times.ts'

export const deadlines: Copy['deadlines'] = {
  title: 'टैक्स की आने वाली तारीखें',
  file: 'अभी भरवाएँ',
  check: 'मेरी तारीख पूछें',
  all: 'सारी तारीखें',
  form: 'कौन-सा फॉर्म और दस्तावेज़?',
  none: 'अगले साल की तारीखें घोषित होते ही हम यहाँ लिख देंगे। कौन-सी आप पर लागू है, हमसे पूछें।',
}

/** किसके लिए, एक सूची में */
export const groupNames: Copy['groupNames'] = {
  salaried: 'वेतन, पेंशन या निवेश',
  presumptive: 'कारोबार या पेशा, अनुमान से कमाई',
  business: 'कारोबार या पेशा, बही-खाते के साथ, बिना ऑडिट',
  audited: 'कारोबार या पेशा, टैक्स ऑडिट के साथ',
  late: 'रिटर्न अभी नहीं भरा',
  filed: 'रिटर्न भर दिया',
  'earlier-years': 'पिछले साल का रिटर्न ठीक करना',
  'advance-tax': 'वेतन या निवेश पर एडवांस टैक्स',
  rent: 'किराये पर TDS',
  house: 'मकान या ज़मीन पर TDS',
  tan: 'TAN के साथ TDS',
  foreign: 'विदेश में दिया टैक्स',
  'transfer-pricing': 'ट्रांसफ़र प्राइसिंग',
}

/** तारीखों के नाम */
const named: Record<string, string> = {
  'Return for salaried people and investors (ITR-1, ITR-2)':
    'वेतन और निवेश वालों का रिटर्न (ITR-1, ITR-2)',
  'Return for salaried people and investors': 'वेतन और निवेश वालों का रिटर्न',
  'Return with business income, no audit (ITR-3, ITR-4)':
    'कारोबार की कमाई वाला रिटर्न, बिना ऑडिट (ITR-3, ITR-4)',
  'Return with business income, no audit': 'कारोबार की कमाई वाला रिटर्न, बिना ऑडिट',
  'Return with a tax audit': 'टैक्स ऑडिट वाला रिटर्न',
  'Return with a transfer pricing report': 'ट्रांसफ़र प्राइसिंग की रिपोर्ट वाला रिटर्न',
  'First instalment of advance tax': 'एडवांस टैक्स की पहली किस्त',
  'Second instalment of advance tax': 'एडवांस टैक्स की दूसरी किस्त',
  'Third instalment of advance tax': 'एडवांस टैक्स की तीसरी किस्त',
  'Final instalment of advance tax': 'एडवांस टैक्स की आख़िरी किस्त',
  'Last day for a belated return': 'देर से रिटर्न भरने का आख़िरी दिन',
  'Last day to revise a return without a possible fee':
    'रिटर्न सुधारने का आख़िरी दिन (बाद में फीस लग सकती है)',
  'Last day for a belated return, and to revise one without a fee':
    'देर से रिटर्न भरने, और बिना फीस सुधारने का आख़िरी दिन',
  'Last day for a revised return': 'रिटर्न सुधारने का आख़िरी दिन',
  'Tax audit report': 'टैक्स ऑडिट की रिपोर्ट',
  'Last day for Form 67, to claim credit for tax paid abroad':
    'फॉर्म 67 का आख़िरी दिन, विदेश में दिया टैक्स घटाने के लिए',
  'Last day for an updated return (later years cost more afterwards)':
    'अपडेटेड रिटर्न (ITR-U) का आख़िरी दिन (बाद के सालों पर इसके बाद ज़्यादा लगता है)',
  'Last day for an updated return': 'अपडेटेड रिटर्न (ITR-U) का आख़िरी दिन',
  'Last day to invest for deductions, book gains and pay advance tax':
    'कटौतियों के लिए निवेश करने, मुनाफ़ा बेचकर पक्का करने और एडवांस टैक्स देने का आख़िरी दिन',
  'Form 130 (the old Form 16) from your employer': 'कंपनी से फॉर्म 130 (पहले फॉर्म 16)',
  'TDS statements for October to December (Forms 138, 140 and 144)':
    'अक्टूबर से दिसंबर के TDS स्टेटमेंट (फॉर्म 138, 140 और 144)',
  'TDS statements for January to March (Forms 138, 140 and 144)':
    'जनवरी से मार्च के TDS स्टेटमेंट (फॉर्म 138, 140 और 144)',
}
const byMonth: [pattern: RegExp, said: (month: string) => string][] = [
  [
    /^Form 141 for TDS on a house payment in March, or on the rent of the year$/,
    () => 'फॉर्म 141: मार्च में मकान के भुगतान पर, या साल भर के किराये पर TDS',
  ],
  [
    /^Form 141 for TDS on a payment for a house or land in (\w+)$/,
    (month) => `फॉर्म 141: ${monthNames[month] ?? month} में मकान या ज़मीन के भुगतान पर TDS`,
  ],
  [/^Deposit TDS for (\w+)$/, (month) => `${monthNames[month] ?? month} का TDS जमा करना`],
]
export const monthNames: Record<string, string> = Object.fromEntries(
  MONTHS.map((name, index) => [name, times.own?.months[index] ?? name]),
)

export const dueDateName: Copy['dueDateName'] = (what) => {
  for (const [pattern, said] of byMonth) {
    const found = pattern.exec(what)
    if (found) return said(found[1] ?? '')
  }
  return named[what] ?? what
}

/** `FY 2025-26, AY 2026-27`, और 2025 के कानून में `टैक्स वर्ष 2026-27` */
export const dueDateYear: Copy['dueDateYear'] = (year) => year.replace(/tax year/i, 'टैक्स वर्ष')
