import type { Copy } from '../en/copy.ts'
import { rupees } from '../plans.ts'
import { fieldErrors } from './field-errors.ts'

export const requiredNote: Copy['requiredNote'] = {
  before: 'जिन खानों पर',
  after: 'लगा है, वे ज़रूरी हैं।',
}

export const leadForms: Copy['leadForms'] = {
  contact: {
    name: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    phonePlaceholder: '+91 98765 43210',
    message: 'संदेश',
    messageHint: 'कमाई कहाँ से है और किस साल की बात है। PAN, आधार या पासवर्ड न लिखें।',
    accept: {
      before: 'मुझे',
      privacy: 'प्राइवेसी पॉलिसी',
      between: 'और',
      terms: 'सेवा की शर्तें',
      after: ' मंज़ूर हैं',
    },
    send: 'संदेश भेजें',
    sending: 'भेजा जा रहा है...',
  },
  pricing: {
    name: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    service: 'कौन-सा प्लान',
    noService: 'प्लान चुनें',
    message: 'संदेश (ज़रूरी नहीं)',
    send: 'संदेश भेजें',
    sending: 'भेजा जा रहा है...',
  },
  planDialog: {
    title: 'आज ही शुरू करें',
    text: (promise) => `अपना नंबर दें। ${promise}`,
    close: 'बंद करें',
    name: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    phonePlaceholder: '+91 98765 43210',
    service: 'कौन-सी सेवा',
    noService: 'सेवा चुनें',
    price: (price) => `फीस: ${rupees(price)}, GST शामिल`,
    message: 'और कुछ बताना हो (ज़रूरी नहीं)',
    cancel: 'रहने दें',
    submit: 'पूछताछ भेजें',
    submitting: 'भेजा जा रहा है...',
  },
  advice: {
    phone: fieldErrors.askedPhone,
    phoneChecked: 'नंबर सही है, ऐसे ही भेजें',
    identity: 'यह PAN या आधार नंबर जैसा दिखता है। यहाँ इसकी ज़रूरत नहीं है, कृपया हटा दें।',
    meant: (address) => `क्या सही ईमेल ${address} है?`,
    replace: 'हाँ, यही लिखें',
  },
  honeypot: 'यह खाना खाली छोड़ें',
  returned: {
    wrongFields: 'जिन खानों पर निशान है, उन्हें ठीक करके फिर भेजें। आपका लिखा सब कुछ यहीं है।',
    reference: 'हमसे पूछें, तो यह नंबर बताएँ:',
  },
}
