import type { Copy } from '../en/copy.ts'

export const notFoundPage: Copy['notFoundPage'] = {
  title: '404 यह पेज नहीं मिला',
  text: 'अगर किसी लिंक से यहाँ पहुँचे हैं, तो गलती हमारी है। इनमें से कोई पेज देखें:',
  router: 'हो सकता है यह पेज अब दूसरी जगह हो।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  contact: 'हमसे संपर्क करें',
  search: 'हमारे जवाबों में खोजें',
  wanted: 'लोग अक्सर यहाँ जाते हैं',
  links: {
    home: 'पहला पेज',
    services: 'सेवाएँ',
    pricing: 'फीस',
    tools: 'टैक्स टूल',
    dueDates: 'आख़िरी तारीखें',
    guides: 'गाइड',
    faq: 'सवाल-जवाब',
    book: 'कॉल का समय चुनें',
  },
}

const titles: Record<number, string> = {
  400: 'भेजी गई जानकारी में कुछ गलत था',
  403: 'यह नहीं किया जा सकता',
  404: '404 यह पेज नहीं मिला',
  429: 'बहुत बार कोशिश हुई',
  503: 'हम थोड़ी देर में लौटते हैं',
}

export const errorPage: Copy['errorPage'] = {
  busyTitle: 'अभी बहुत लोग हैं',
  titleOf: (status) => titles[status] ?? 'कुछ गड़बड़ हुई',
  broken: 'यह पेज नहीं दिखाया जा सका। इसे फिर से खोलें, या पहले पेज पर जाएँ।',
  reference: 'हमसे पूछें, तो यह नंबर बताएँ: ',
  home: 'पहला पेज',
  call: (phone) => `${phone} पर फ़ोन करें`,
}
