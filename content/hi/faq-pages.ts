import type { Copy } from '../en/copy.ts'

export const questionList: Copy['questionList'] = {
  breadcrumb: 'सवाल-जवाब',
  title: 'अक्सर पूछे जाने वाले सवाल',
  text: 'रिटर्न, दस्तावेज़, आख़िरी तारीखों और वेतन पर जवाब। हर आँकड़े के साथ उसका साल लिखा है।',
  search: 'सवाल खोजें',
  count: (total) => `${total} सवाल`,
  loading: 'सवाल आ रहे हैं',
  categories: 'विषय',
  all: 'सारे सवाल',
  nothingFound: (search) => `“${search}” के लिए कोई सवाल नहीं मिला। कम शब्द लिखकर देखें, या CA से पूछें:`,
  empty: 'इस विषय में अभी कोई सवाल नहीं है।',
  previous: 'पिछले सवाल',
  next: 'और सवाल',
  elsewhere: { found: 'अंग्रेज़ी में मिले सवाल', all: 'शेयर, NRI, कारोबार और फीस पर सवाल-जवाब' },
  closing: {
    title: 'कुछ और पूछना है?',
    text: (promise) => `हमसे पूछें। ${promise}`,
    contact: 'हमसे संपर्क करें',
    chat: 'WhatsApp पर पूछें',
  },
}

export const questionPage: Copy['questionPage'] = {
  keywords: { topic: 'इनकम टैक्स', kind: 'इनकम टैक्स के सवाल' },
  back: 'सारे सवाल-जवाब',
  related: 'मिलते-जुलते सवाल',
  closing: {
    title: 'और सवाल हैं?',
    text: 'रिटर्न भरने वाले CA से ही पूछें।',
    contact: 'CA से संपर्क करें',
    all: 'सारे सवाल देखें',
  },
  missing: {
    title: 'यह सवाल नहीं मिला',
    text: 'यह सवाल यहाँ नहीं है, या हटा दिया गया है।',
    back: 'सारे सवाल देखें',
  },
}

export const faqCopy: Copy['faqCopy'] = {
  linkToAnswer: 'इस जवाब का पेज',
  uncategorised: 'दूसरे सवाल',
}

export const emptySearch: Copy['emptySearch'] = {
  suggested: 3,
  questions: 'लोग अक्सर पूछते हैं',
  articles: 'नए लेख',
  ask: 'हमसे पूछें',
}
