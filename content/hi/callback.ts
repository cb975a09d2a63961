import type { Copy } from '../en/copy.ts'

export const callbackForm: Copy['callbackForm'] = {
  title: 'मुझे वापस फ़ोन करें',
  text: (promise) => `अपना नाम और नंबर दें। ${promise}`,
  name: 'पूरा नाम',
  phone: 'फ़ोन',
  phonePlaceholder: '+91 98765 43210',
  send: 'मुझे वापस फ़ोन करें',
  sending: 'भेजा जा रहा है...',
}

export const workingForm: Copy['workingForm'] = {
  title: 'यह हिसाब CA को भेजें',
  text: (promise) => `CA आपके आँकड़े पढ़ते हैं। ${promise}`,
  consent:
    'ऊपर भरे आँकड़े और हिसाब मेरे नाम और नंबर के साथ भेजें, ताकि CA मुझे सलाह दे सकें। PAN, आधार या कोई फ़ाइल नहीं भेजी जाती।',
  send: 'यह हिसाब भेजें',
}
