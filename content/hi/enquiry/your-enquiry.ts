import type { Copy } from '../../en/copy.ts'
import { fieldErrors } from '../field-errors.ts'

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
