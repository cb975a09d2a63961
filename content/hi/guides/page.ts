import type { Copy } from '../../en/copy.ts'
import { allIncluded } from '../price-includes.ts'

export const guidePage: Copy['guidePage'] = {
  breadcrumb: 'गाइड',
  inShort: 'थोड़े में',
  allIncluded,
  chat: 'WhatsApp पर CA से पूछें',
  chatAgain: 'अपने मामले पर चैट करें',
  form: 'फॉर्म से लिखें',
  call: (phone) => `फ़ोन करें: ${phone}`,
  jump: 'सीधे वहाँ जाएँ',
  documents: 'कौन-से दस्तावेज़ चाहिए',
  process: {
    title: 'काम कैसे होता है',
    text: 'चार कदम। आपकी हाँ के बिना विभाग को कुछ नहीं भेजा जाता।',
  },
  faqs: 'आम सवाल',
  sources: (day) => `स्रोत, ${day} को जाँचे गए`,
  caution:
    'यह आम जानकारी है, आपके मामले पर सलाह नहीं। हमेशा वही तारीख मानें, जो आपके नोटिस में या पोर्टल पर लिखी है।',
  others: 'और गाइड',
}

export const guideIndex: Copy['guideIndex'] = {
  title: 'टैक्स गाइड',
  text: 'पाँच बातें, जिनकी चिंता लोगों को सबसे ज़्यादा होती है: क्या हो रहा है, कितना समय है, कितना लगता है, और आज क्या करें।',
  read: 'गाइड पढ़ें',
  about: (guide) => `: ${guide}`,
  chat: 'WhatsApp पर पूछें',
  services: {
    title: 'सिर्फ़ रिटर्न भरवाना है?',
    text: 'ये गाइड बताती हैं कि रिटर्न से पहले और बाद में क्या होता है। रिटर्न के लिए अपनी कमाई का प्रकार चुनें।',
    link: 'प्लान और फीस देखें',
  },
}
