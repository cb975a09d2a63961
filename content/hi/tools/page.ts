import type { Copy } from '../../en/copy.ts'
import { rupees } from '../../plans.ts'
import { gstIncluded } from '../price-includes.ts'

export const toolPageWords: Copy['toolPageWords'] = {
  overview: {
    title: 'टैक्स टूल',
    text: 'न खाता बनाना है, न PAN देना है। किसी भी लाइन को दबाएँ, उसका नियम दिखेगा। जो आप भरते हैं, वह आपके फ़ोन या कंप्यूटर पर ही रहता है, जब तक आप उसे न भेजें।',
    elsewhere: 'और टूल',
    callout: {
      title: 'CA से जँचवाना चाहते हैं?',
      text: (promise) => `किसी भी टूल से अपना हिसाब हमें भेजें। ${promise}`,
      link: 'प्लान और फीस देखें',
      chat: 'WhatsApp पर पूछें',
    },
  },
  yearMissing: {
    title: 'उस साल के नियम नहीं हैं',
    text: (tool) => `“${tool}” इन सालों के लिए है। एक चुनें:`,
  },
  breadcrumb: 'टैक्स टूल',
  years: 'साल',
  notYet: (year) => `${year} के नियम अभी हमारे पास नहीं हैं। कानून बनते ही हम जोड़ देंगे।`,
  form: {
    answerLabel: 'जवाब',
    copied: 'लिंक कॉपी हो गया',
    copyFailed: 'इस पेज का पता खुद कॉपी करें',
    print: 'प्रिंट करें',
    private: 'जो आप भरते हैं, उसे हम न रखते हैं, न देखते हैं। वह यहीं रहता है, जब तक आप उसे न भेजें।',
    privateWithoutScript: 'जो आप भेजते हैं, उससे हम हिसाब करते हैं और उसे रखते नहीं।',
    yourFigures: 'आपने क्या भरा',
    laws: 'कानून कहाँ पढ़ें',
    lead: 'फॉर्म भरें, जवाब यहाँ दिखेगा।',
  },
  edgeCases: 'ख़ास मामले',
  example: 'एक उदाहरण',
  more: 'नियम और आम सवाल',
  related: 'इससे जुड़े पेज और दूसरे टूल',
  matches: 'अपने आँकड़ों से हिसाब लगाएँ',
  yearInTitle: (title, year) => `${title}, ${year}`,
  send: {
    title: 'यह हिसाब CA को भेजें',
    message: (tool) => `आपके टूल “${tool}” से निकला मेरा हिसाब साथ में है।`,
    waiting: 'पहले फॉर्म भरें। फिर आप अपना हिसाब CA को भेज सकते हैं।',
  },
  whatIs: (term) => `${term} क्या है?`,
  closeTerm: 'बंद करें',
  printed: 'यह हिसाब इस साइट पर किया गया:',
}

export const closingWords: Copy['closingWords'] = {
  price: (price, noGst) => `${rupees(price)}, ${gstIncluded(noGst)}`,
  send: 'यह हिसाब CA को भेजें',
  sendId: 'send',
  callBack: 'मुझे वापस फ़ोन करें',
  book: 'कॉल का समय चुनें',
}
