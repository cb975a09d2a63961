import type { Copy } from '../../en/copy.ts'
import { fieldErrors } from '../forms.ts'

export const yourEnquiry: Copy['yourEnquiry'] = {
  title: 'आपकी पूछताछ',
  text: 'पूछताछ का लिंक खो गया? हम उसे फिर से ईमेल कर देते हैं।',
  remembered: 'अपनी पूछताछ खोलें',
  noEmail: 'ईमेल नहीं दिया था? हमें फ़ोन करें और नंबर पास हो, तो पूछताछ का नंबर बताएँ।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  client: 'पहले से क्लाइंट हैं? अपने दस्तावेज़ों के पेज का लिंक पाएँ।',
}

export const linkRequestForm: Copy['linkRequestForm'] = {
  contact: 'पूछताछ का नंबर, ईमेल या फ़ोन नंबर',
  hint: 'नंबर हमारे ईमेल में है और K7M-4QX जैसा दिखता है।',
  send: 'लिंक ईमेल करें',
  notice: 'लिंक सिर्फ़ उसी ईमेल पर जाता है, जो हमारे रिकॉर्ड में है।',
}

export const linkRequested: Copy['linkRequested'] = {
  title: 'अपना ईमेल देखें',
  text: 'अगर इस जानकारी की कोई पूछताछ हमारे पास है, तो उसका लिंक रिकॉर्ड वाले ईमेल पर भेजा जा रहा है। कुछ मिनट लग सकते हैं; स्पैम वाला फ़ोल्डर भी देखें।',
  description: 'पूछताछ का लिंक माँगा गया।',
  none: 'कुछ नहीं आया? हमें फ़ोन करें। लिंक दिन में ज़्यादा से ज़्यादा तीन बार भेजा जाता है।',
}

export const receiptCorrectionCopy: Copy['receiptCorrectionCopy'] = {
  open: 'कुछ ठीक करें या जोड़ें',
  text: 'यहाँ जो बदलेंगे, वह आपके CA देखते हैं।',
  name: 'आपका नाम',
  phone: 'फ़ोन नंबर',
  email: 'ईमेल',
  service: 'विषय',
  note: 'कुछ और लिखें',
  noteHint: 'जो बात आपके CA को जाननी चाहिए। PAN, आधार या पासवर्ड न लिखें।',
  send: 'भेजें',
  saved: 'सहेज लिया। आपके CA इसे देखते हैं।',
  proposed: (address) => `आपने इसे ${address} किया है। वहाँ लिखने से पहले हम आपसे पूछेंगे।`,
  limited: fieldErrors.limitedCorrections,
}
