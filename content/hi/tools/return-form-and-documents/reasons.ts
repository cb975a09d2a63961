import type { ReturnFormWords } from '../../../en/tools/return-form-and-documents/reasons.ts'
import { limit } from './rules.ts'

const income = limit('itr1Income')
const gains = limit('itr1Gains')
const farming = limit('itr1Agriculture')

const fnoNeedsItr3 = 'F&O और इंट्राडे ट्रेडिंग की कमाई कारोबार में गिनी जाती है, और उसके लिए ITR-3 चाहिए।'

/** यही फॉर्म क्यों */
export const returnFormWords: ReturnFormWords = {
  lines: { business: 'कारोबार या पेशा', form: 'रिटर्न का फॉर्म', yes: 'हाँ' },
  business: {
    none: 'नहीं',
    presumptive: 'अनुमान से कमाई',
    books: 'बही-खाते के साथ',
    fno: 'F&O',
    intraday: 'इंट्राडे ट्रेडिंग',
    partner: 'फर्म में साझेदार',
  },
  status: { ROR: 'साधारण निवासी', RNOR: 'RNOR', NR: 'NRI' },
  needsItr3: {
    books: 'कारोबार या पेशे की कमाई बही-खाते से दिखाते हैं, तो ITR-3 चाहिए।',
    fno: fnoNeedsItr3,
    intraday: fnoNeedsItr3,
    partner: 'फर्म के साझेदार को ITR-3 भरना होता है।',
    loss: 'कारोबार, F&O या इंट्राडे का पिछले सालों का घाटा सिर्फ़ ITR-3 में आगे ले जा सकते हैं, चाहे इस साल कारोबार न हो।',
  },
  residence: {
    line: 'भारत में निवास',
    reason: (form, status) =>
      `${form} सिर्फ़ भारत के साधारण निवासियों (ordinarily resident) के लिए है, और आप ${status} हैं।`,
  },
  limits: {
    income: {
      line: 'कुल कमाई',
      reason: (form) => `आपकी कुल कमाई ${income} से ज़्यादा है, जो ${form} की सीमा है।`,
    },
    houses: {
      line: 'मकान',
      reason: (form) => `${form} में ज़्यादा से ज़्यादा ${limit('itr1Houses')} मकान चलते हैं।`,
    },
    gains: {
      line: 'लिस्टेड शेयरों और इक्विटी फंड पर लंबी अवधि का मुनाफ़ा',
      reason: (form) =>
        `${form} में लिस्टेड शेयरों और इक्विटी फंड पर लंबी अवधि का मुनाफ़ा ${gains} तक ही चलता है।`,
    },
    agriculture: {
      line: 'खेती की कमाई',
      reason: (form) => `${form} में खेती की कमाई ${farming} तक ही चलती है।`,
    },
  },
  excluded: {
    otherCg: 'दूसरे पूँजीगत लाभ, या पूँजीगत घाटा',
    vda: 'क्रिप्टो और ऐसी दूसरी डिजिटल संपत्ति',
    foreign: 'विदेश की कमाई, संपत्ति या खाता',
    director: 'किसी कंपनी में डायरेक्टर का पद',
    unlisted: 'अनलिस्टेड शेयर',
    winnings: 'गेम, लॉटरी या रेस में जीता पैसा',
    lossBf: 'पिछले सालों का घाटा, या आगे ले जाने वाला घाटा',
    tds194n: 'नकद निकालने पर कटा TDS',
    esopDeferred: 'ESOP पर टैक्स, जो बाद में देना है',
  },
  notCovered: (form, what) => `${form} में यह नहीं चलता: ${what}।`,
  gainWithin: (form, full) =>
    `${form} में आपका मुनाफ़ा तभी चलेगा, जब कोई पूँजीगत घाटा न उसे कम करने में लगे, न आगे ले जाया जाए। ${gains} से एक रुपया भी ऊपर हो, तो ${full} चाहिए।`,
  ifs: {
    gains: [
      `कुछ न बेचा हो, या सिर्फ़ लिस्टेड शेयर और इक्विटी फंड एक साल के बाद बेचे हों, ${gains} तक मुनाफ़ा हुआ हो और घाटा न हुआ हो`,
      'इनके अलावा कुछ बेचा हो',
    ],
    ltcg112a: [`मुनाफ़ा ${gains} तक हो`, 'उससे ज़्यादा हो'],
    losses: ['घाटा मकान का या पूँजीगत हो', 'उसमें कुछ भी कारोबार, F&O या इंट्राडे का हो'],
  },
  ifSo: (answer, forms) => `${answer}, तो ${forms}।`,
  or: (values) => [...new Set(values)].join(' या '),
}
