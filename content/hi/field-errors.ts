import type { Copy } from '../en/copy.ts'
import { enquiryMessages } from './enquiry/messages.ts'

const named = (label: string, min: number, max: number) => ({
  tooShort: `${label} में कम से कम ${min} अक्षर लिखें`,
  tooLong: `${label} में ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
  unstorable: `${label} में कुछ ऐसे अक्षर हैं जो रखे नहीं जा सकते`,
})

export const fieldErrors: Copy['fieldErrors'] = {
  name: named('नाम', 2, 100),
  phone: { ...named('फ़ोन नंबर', 10, 40), tooShort: 'फ़ोन नंबर में कम से कम 10 अंक लिखें' },
  dialogPhone: 'सही फ़ोन नंबर लिखें',
  email: {
    invalid: 'सही ईमेल लिखें',
    tooLong: 'ईमेल में ज़्यादा से ज़्यादा 254 अक्षर लिखें',
  },
  service: { ...named('सेवा', 1, 100), tooShort: 'सेवा चुनें' },
  message: { ...named('संदेश', 10, 5000), notText: 'संदेश शब्दों में लिखें' },
  note: {
    tooShort: 'नोट शब्दों में लिखें',
    tooLong: 'नोट में ज़्यादा से ज़्यादा 2000 अक्षर लिखें',
    unstorable: 'नोट में कुछ ऐसे अक्षर हैं जो रखे नहीं जा सकते',
  },
  acceptTerms: 'आगे बढ़ने के लिए प्राइवेसी पॉलिसी और सेवा की शर्तें मंज़ूर करें',
  workingConsent: 'इस खाने पर निशान लगाएँ। आपकी सहमति के बिना हम आपके आँकड़े नहीं लेते।',
  askedPhone: 'भारत से यह नंबर ऐसे नहीं लगता। कोई अंक या देश का कोड छूटा तो नहीं?',
  limited: enquiryMessages.limited,
  limitedRequests: 'आपके कनेक्शन से बहुत बार कोशिश हुई है। कृपया थोड़ा रुककर फिर करें।',
  limitedCorrections: 'एक दिन में बहुत बदलाव हो गए। कृपया हमें फ़ोन करें।',
  busy: 'अभी साइट पर बहुत लोग हैं, इसलिए आपकी बारी नहीं आ पाई। कुछ बिगड़ा नहीं है और कुछ रखा नहीं गया। कुछ सेकंड बाद फिर कोशिश करें।',
  offline: enquiryMessages.offline,
  unreachable: 'साइट तक पहुँचा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।',
  notFound: 'यह पेज नहीं मिला।',
  other: 'हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें, या हमें फ़ोन करें।',
}
