import type { ClientCopy } from '../../client-copy.ts'
import type { ReturnStage } from '../../enums.ts'

export const chatText: ClientCopy['chatText'] = (stage, { name, year, firm, url }) =>
  `नमस्ते ${name} जी, ${firm} की ओर से। ${news[stage](year)} ${url}\nयह पेज एक कोड से खुलता है, जो हम ईमेल करते हैं या पढ़कर बताते हैं। इस चैट में दस्तावेज़ या PAN न भेजें।`

const page = (year: string) => `${year} के रिटर्न का आपका पेज यह है:`
const news: Record<ReturnStage, (year: string) => string> = {
  documents: (year) => `${year} के रिटर्न के लिए क्या चाहिए, आपके पेज पर लिखा है; वहीं भेजें:`,
  preparing: page,
  review: page,
  'your-ok': (year) =>
    `${year} के रिटर्न का ड्राफ़्ट तैयार है। अपने पेज पर देखें, फिर हाँ कहें या बताएँ कि क्या बदलना है:`,
  'to-file': (year) => `आपकी हाँ के लिए धन्यवाद। ${year} का रिटर्न हम भर रहे हैं:`,
  filed: (year) =>
    `${year} का रिटर्न भर दिया गया है। कृपया टैक्स पोर्टल पर उसे वेरिफ़ाई करें; कैसे और कब तक, आपके पेज पर लिखा है:`,
  verified: (year) => `${year} का रिटर्न वेरिफ़ाई हो गया है। विभाग ने निपटाया या नहीं, आपके पेज पर दिखेगा:`,
  processed: (year) => `टैक्स विभाग ने ${year} का रिटर्न निपटा दिया है। नतीजा आपके पेज पर है:`,
  stopped: page,
}
