import type { Copy } from '../en/copy.ts'

export const deadlines: Copy['deadlines'] = {
  title: 'टैक्स की आने वाली तारीखें',
  file: 'अभी भरवाएँ',
  check: 'मेरी तारीख पूछें',
  all: 'सारी तारीखें',
  form: 'कौन-सा फॉर्म और दस्तावेज़?',
  none: 'अगले साल की तारीखें घोषित होते ही हम यहाँ लिख देंगे। कौन-सी आप पर लागू है, हमसे पूछें।',
}

/** उन तारीखों के नाम, जो पहले पेज पर हैं */
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
}
const form141: [pattern: RegExp, said: (month: string) => string][] = [
  [
    /^Form 141 for TDS on a house payment in March, or on the rent of the year$/,
    () => 'फॉर्म 141: मार्च में मकान के भुगतान पर, या साल भर के किराये पर TDS',
  ],
  [
    /^Form 141 for TDS on a payment for a house or land in (\w+)$/,
    (month) => `फॉर्म 141: ${monthNames[month] ?? month} में मकान या ज़मीन के भुगतान पर TDS`,
  ],
]
export const monthNames: Record<string, string> = {
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
}

export const dueDateName: Copy['dueDateName'] = (what) => {
  for (const [pattern, said] of form141) {
    const found = pattern.exec(what)
    if (found) return said(found[1] ?? '')
  }
  return named[what] ?? what
}

/** `FY 2025-26, AY 2026-27`, और 2025 के कानून में `टैक्स वर्ष 2026-27` */
export const dueDateYear: Copy['dueDateYear'] = (year) => year.replace(/tax year/i, 'टैक्स वर्ष')
