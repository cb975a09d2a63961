import type { ChecklistId } from '../../en/tools/return-form-and-documents/documents.ts'

/** Where clients find a document themselves; the menus of the tax portal stand as it has them. */
export const places: Partial<Record<ChecklistId, string>> = {
  lastReturn: 'incometax.gov.in पर: e-File, Income Tax Returns, View Filed Returns',
  statements: 'incometax.gov.in पर: AIS, Services में; Form 26AS, e-File के Income Tax Returns में',
  form16: 'आपकी कंपनी के पेरोल पोर्टल पर या HR विभाग से',
  slips: 'आपकी कंपनी के पेरोल पोर्टल पर',
  homeLoan: 'आपके बैंक की वेबसाइट पर: लोन के स्टेटमेंट, ब्याज का प्रमाणपत्र',
  brokers: 'आपके ब्रोकर की वेबसाइट पर: रिपोर्ट, टैक्स P&L',
  funds: 'camsonline.com या mfs.kfintech.com पर: पूँजीगत लाभ का स्टेटमेंट, सभी फ़ोलियो',
  interest: 'आपके बैंक की वेबसाइट पर: जमा, ब्याज का प्रमाणपत्र',
  banks: 'आपके बैंक की वेबसाइट से, PDF या स्प्रेडशीट में',
  challans: 'incometax.gov.in पर: e-File, e-Pay Tax, Payment History',
  ledgers: 'आपके ब्रोकर की वेबसाइट पर: रिपोर्ट, लेजर और कॉन्ट्रैक्ट नोट',
}
