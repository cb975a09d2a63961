import type { ReturnFormToolWords } from '../../../en/tools/return-form-and-documents/form.ts'
import { planNames } from '../../plan-names.ts'
import { seasonWords } from '../../season/names.ts'
import { documentGroupTitles, documentHints, documentNames } from '../documents.ts'
import { slip, slipDue, slipForm } from '../slip.ts'
import { yearName } from '../year-name.ts'
import { returnFormWords } from './reasons.ts'
import { limit } from './rules.ts'

const income = limit('itr1Income')
const gains = limit('itr1Gains')
const farming = limit('itr1Agriculture')

export const words: ReturnFormToolWords = {
  form: {
    incomes: slip.incomes,
    have: 'जो दस्तावेज़ आपके पास हैं',
    sales: {
      title: 'बिक्री, घाटा और क्रिप्टो',
      gains: {
        label: 'क्या शेयर या फंड बेचे?',
        options: {
          none: 'कुछ नहीं बेचा',
          listed: 'लिस्टेड ही, लंबी अवधि के',
          any: 'इनके अलावा कुछ बेचा',
        },
        hint: 'लिस्टेड यानी शेयर बाज़ार के शेयर और इक्विटी फंड, जो एक साल से ज़्यादा रखकर बेचे और जिनमें घाटा नहीं हुआ।',
      },
      ltcg112a: {
        label: 'लिस्टेड शेयरों और इक्विटी फंड पर लंबी अवधि का मुनाफ़ा',
        hint: `ITR-1 और ITR-4 में ${gains} तक चलता है।`,
      },
      vda: 'क्रिप्टो बेचा या खर्च किया है',
      sold: 'मकान, ज़मीन या सोना बेचा है',
      lossBf: 'पिछले सालों का घाटा है, या कोई घाटा आगे ले जाना है',
      losses: {
        lossHouse: 'घाटा मकान का है (किराया या लोन का ब्याज)',
        lossCapital: 'घाटा पूँजीगत है (शेयर, मकान वगैरह बेचने पर)',
        lossBusiness: 'घाटा कारोबार, पेशे या F&O का है',
        lossSpeculative: 'घाटा इंट्राडे ट्रेडिंग का है',
      },
    },
    business: {
      title: 'कारोबार',
      kind: {
        label: 'कारोबार की कमाई कैसे दिखाते हैं',
        hint: 'अनुमान से यानी जितनी रकम मिली, उसका एक तय हिस्सा कमाई मानकर, बिना बही-खाते के।',
        options: { presumptive: 'अनुमान से', books: 'बही-खाते के साथ' },
      },
      ticks: {
        firmPartner: 'किसी फर्म में साझेदारी है',
        audit: 'मेरा या मेरी फर्म का टैक्स ऑडिट होना है',
      },
    },
    you: {
      title: 'आप और आपकी कमाई',
      status: {
        label: 'भारत में निवास',
        hint: 'RNOR वे निवासी हैं, जो साधारण निवासी (ordinarily resident) नहीं: अक्सर विदेश से लौटने के बाद के पहले कुछ सालों में।',
        options: { ROR: 'निवासी', RNOR: 'RNOR', NR: 'NRI' },
      },
      totalIncome: {
        label: 'कुल कमाई, कटौतियों के बाद',
        hint: `${income} से कम हो, तो खाली छोड़ें।`,
      },
      houses: 'आपके कितने मकान हैं',
      agri: { label: 'खेती की कमाई', hint: `${farming} से कम हो, तो खाली छोड़ें।` },
    },
    lessCommon: {
      title: 'जो कम लोगों पर लागू है',
      ticks: {
        director: 'किसी कंपनी में डायरेक्टर का पद है',
        unlisted: 'मेरे पास अनलिस्टेड शेयर हैं',
        winnings: 'लॉटरी, गेम या रेस में पैसा जीता है',
        esopDeferred: 'स्टार्टअप से मिले ESOP पर टैक्स बाद में देना है',
        tds194n: 'नकद निकालने पर TDS कटा है (194N)',
      },
    },
  },
  answer: {
    missing: 'अपनी कमाई पर निशान लगाएँ, आपका फॉर्म यहाँ दिखेगा।',
    label: (year) => `${year} के लिए आपका फॉर्म`,
    faults: {
      audit:
        'टैक्स ऑडिट तभी होता है, जब कारोबार, पेशा या फर्म हो। अपना कारोबार, पेशा या फर्म भी चुनें, या ऑडिट का निशान हटाएँ।',
    },
    depends: 'अभी तय नहीं',
    ask: {
      gains: '“क्या शेयर या फंड बेचे?” का जवाब दें।',
      ltcg112a: 'मुनाफ़ा लिखें।',
      losses: 'घाटा किस चीज़ का है, उस पर निशान लगाएँ।',
    },
    plan: 'हमारा प्लान',
    due: 'आख़िरी तारीख',
    feeOrNone: (fee) => `${fee}; रिटर्न भरना ज़रूरी नहीं था, तो कुछ नहीं`,
    documents: 'दस्तावेज़',
    ready: (ready, all) => `${all} में से ${ready} तैयार`,
    fits: {
      'ITR-1':
        'सबसे आसान फॉर्म, भारत के उन साधारण निवासियों (ordinarily resident) के लिए, जिनका कारोबार नहीं।',
      'ITR-4': 'अनुमान से कमाई दिखाने वालों का आसान फॉर्म।',
    },
    others: {
      caption: 'दूसरा फॉर्म क्यों नहीं',
      head: ['फॉर्म', 'वजह'],
      yours: 'यही आपका है',
      noBusiness: 'सिर्फ़ कारोबार या पेशे की कमाई के लिए',
      withBusiness: 'कारोबार या पेशे की कमाई के लिए नहीं',
      worksToo: 'यह भी चलेगा, पर इसमें ज़्यादा भरना पड़ता है',
      noBusinessLoss: 'आपके कारोबार या ट्रेडिंग के घाटे की इसमें जगह नहीं',
      withBooks: 'जब बही-खाता रखते हों, या अनुमान वाली कमाई से कम दिखाते हों',
    },
    checklist: {
      title: 'आपके दस्तावेज़',
      text: 'आपके निशान सिर्फ़ इस पेज के लिंक में रहते हैं, और कहीं नहीं। उन्हें फिर पाने के लिए पेज को बुकमार्क करें या लिंक कॉपी कर लें। हम पासवर्ड कभी नहीं माँगते।',
      whatsapp: 'यह सूची खुद को WhatsApp पर भेजें',
      email: 'ईमेल से भेजें',
      subject: (year) => `मेरे रिटर्न के दस्तावेज़, ${year}`,
    },
    heading: (year, form) => `${year} का मेरा रिटर्न: ${form}`,
    notes: {
      extensions: 'यह तारीख कानून में लिखी है। इस पर भरोसा करने से पहले देख लें कि यह बढ़ाई तो नहीं गई।',
      residence: 'पक्का नहीं कि आप निवासी हैं या नहीं? हमारे टूल “निवासी, RNOR या NRI” (अंग्रेज़ी में) से देख लें।',
      scheduleFa: 'Schedule FA में विदेश का हर खाता और हर संपत्ति लिखें, चाहे उससे कुछ न कमाया हो।',
    },
    assumptions: {
      totalIncome: `आपकी कुल कमाई ज़्यादा से ज़्यादा ${income} है।`,
      houses: `आपके ज़्यादा से ज़्यादा ${limit('itr1Houses')} मकान हैं।`,
      agri: `आपकी खेती की कमाई ज़्यादा से ज़्यादा ${farming} है।`,
      individual: 'रिटर्न आपका अपना है, किसी HUF, फर्म या कंपनी का नहीं।',
    },
  },
  reasons: returnFormWords,
  documents: { names: documentNames, hints: documentHints, groups: documentGroupTitles },
  planNames,
  due: slipDue,
  withScheduleFa: slipForm.withScheduleFa,
  yearName,
  season: seasonWords.own,
}
