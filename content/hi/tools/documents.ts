import type {
  ChecklistId,
  DocumentGroup,
} from '../../en/tools/return-form-and-documents/documents.ts'
import { FORMS_YEAR } from '../../facts/tax-year.ts'
import { formsOf } from '../season/names.ts'
import { slipDocuments } from './slip.ts'

/** The documents of the checklist, as English has them. */
export const documentNames: Record<ChecklistId, string> = {
  ...slipDocuments(formsOf(FORMS_YEAR)),
  account: 'रिफंड के लिए बैंक खाता, IFSC के साथ',
  interest: 'खातों और जमा के ब्याज के प्रमाणपत्र',
  slips: 'जिन महीनों में बदलाव हुआ, उनकी सैलरी स्लिप',
  arrears: 'बकाया वेतन का साल-दर-साल ब्योरा, फॉर्म 10E के लिए',
  oldValues: '31 जनवरी 2018 का भाव, उन शेयरों का, जो तब तक खरीदे गए थे',
  exchanges: 'हर क्रिप्टो एक्सचेंज की लेजर, रुपयों में',
  deeds: 'बेचने और खरीदने की रजिस्ट्री',
  improvements: 'मकान में कराए काम के बिल, साल के हिसाब से',
  valuation: '1 अप्रैल 2001 की कीमत का मूल्यांकन, पुरानी संपत्ति के लिए',
  reinvestment: 'नए मकान, बॉन्ड या कैपिटल गेन्स खाते का सबूत',
  buyerTds: 'खरीदार से मिला TDS का प्रमाणपत्र',
  trades: 'सेगमेंट और कॉन्ट्रैक्ट के हिसाब से मुनाफ़ा और घाटा',
  audits: 'पिछले पाँच साल की ऑडिट रिपोर्ट और रिटर्न',
  challans: 'एडवांस टैक्स के चालान',
  inward: 'विदेश से आए पैसों का बैंक का कागज़ (FIRC या FIRA)',
  regime: 'फॉर्म 10-IEA की पावती, अगर भरा था',
  firm: 'फर्म से मिला मुनाफ़े का हिस्सा, ब्याज और वेतन',
  stock: 'RSU और ESOP के स्टेटमेंट: कब मिले, कब बेचे',
  credit: 'फॉर्म 67, अगर विदेश में दिए टैक्स का क्रेडिट लेना है',
  residency: 'टैक्स निवासी होने का प्रमाणपत्र (TRC) और फॉर्म 10F',
  nreAccounts: 'NRE, NRO और FCNR खातों के स्टेटमेंट',
  lowerDeduction: 'कम TDS काटने का प्रमाणपत्र, अगर मिला था',
}

export const documentHints: Partial<Record<ChecklistId, string>> = {
  lastReturn: 'टैक्स के हिसाब के साथ। उसमें आपका घाटा और चुनी हुई टैक्स व्यवस्था दिखती है।',
  statements: 'टैक्स पोर्टल से। हम हर एंट्री आपके दस्तावेज़ों से मिलाते हैं।',
  form16: 'भाग A और भाग B दोनों।',
  slips: 'यानी जब वेतन, किराया या शहर बदला।',
  rentPaid: 'बैंक की एंट्री के साथ, और TDS काटा हो तो फॉर्म 26QC भी।',
  investments: 'बीमा, प्रॉविडेंट फंड, स्कूल फीस, स्वास्थ्य बीमा, दान, पढ़ाई का लोन।',
  homeLoan: 'ब्याज, मूलधन, लोन लेने वाले हर व्यक्ति का हिस्सा और कब्ज़े की तारीख।',
  brokers: 'साथ में लंबी अवधि के मुनाफ़े की रिपोर्ट, हर शेयर की अलग।',
  funds: 'CAMS और KFintech से, सभी फ़ोलियो का।',
  losses: 'पूँजीगत या कारोबार का घाटा तभी आगे जाता है, जब रिटर्न समय पर भरा हो।',
  deeds: 'स्टांप ड्यूटी वाली सरकारी कीमत के साथ, और आवंटन पत्र मिला हो तो वह भी।',
  invoices: 'फॉर्म 16A में दिखता है कि ग्राहकों ने कितना टैक्स काटा।',
  banks: 'पूरे साल का, बचत खातों का भी।',
  days: 'पिछले ग्यारह साल में भारत आने और जाने की हर तारीख।',
  foreignTax: 'विदेश के टैक्स विभाग का आदेश (assessment) या ट्रांसक्रिप्ट भी, जब मिले।',
  foreignAssets: 'जनवरी से दिसंबर के साल में हर एक का शुरू का, सबसे ऊँचा और आख़िरी बैलेंस।',
}

export const documentGroupTitles: Record<DocumentGroup, string> = {
  everyone: 'हर रिटर्न के लिए',
  salary: 'वेतन',
  rent: 'किराया और होम लोन',
  investments: 'शेयर, फंड, F&O और क्रिप्टो',
  sale: 'मकान, ज़मीन या सोने की बिक्री',
  business: 'कारोबार और ट्रेडिंग',
  abroad: 'विदेश',
}
