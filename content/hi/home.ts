import type { Copy } from '../en/copy.ts'
import { lowestPrice } from '../en/home.ts'
import type { Season } from '../en/season/season.ts'
import { periods } from '../periods.ts'
import { allIncluded, gstIncluded, noExtraCharges } from './price-includes.ts'

export const hero: Copy['hero'] = {
  kicker: 'CA से इनकम टैक्स रिटर्न',
  title: 'आपका रिटर्न, भरने से पहले CA की नज़र से, एक-एक लाइन।',
  assist: 'CA की मदद लें',
  services: 'हमारी सेवाएँ देखें',
}

export const heroFacts: Copy['heroFacts'] = (within, usualTime, noGst) => [
  `फीस ${lowestPrice} से, ${gstIncluded(noGst)}`,
  `${within} CA का जवाब${usualTime ? `, ${usualTime}` : ''}`,
  'आपकी हाँ के बिना कुछ नहीं भरा जाता',
]

export const sections: Copy['sections'] = {
  stats: 'हमारी फर्म आँकड़ों में',
  services: {
    title: 'अपनी कमाई के हिसाब से प्लान चुनें',
    text: (noGst) => `${allIncluded(noGst)}।`,
    specialised: 'ख़ास सेवाएँ',
    guides: 'कुछ और?',
  },
  process: 'काम कैसे होता है',
  experts: 'हमारे CA',
  reasons: 'लोग हमें क्यों चुनते हैं',
  testimonials: 'लोग क्या कहते हैं',
  faq: {
    title: 'आम सवाल',
    other: 'आपका सवाल यहाँ नहीं है?',
    consult: 'मुफ़्त सलाह का समय तय करें',
  },
  taxTips: {
    title: 'टैक्स की काम की बातें',
    more: 'आगे पढ़ें',
    all: 'सारे लेख देखें',
  },
}

export const steps: Copy['steps'] = [
  {
    number: 1,
    title: 'अपनी जानकारी दें',
    description: 'बताएँ कि कमाई कहाँ से हुई। हम दस्तावेज़ों की सूची देते हैं।',
  },
  {
    number: 2,
    title: 'आपके CA तय होते हैं',
    description: 'आप जैसे रिटर्न भरने वाले CA आख़िर तक आपके साथ रहते हैं।',
  },
  {
    number: 3,
    title: 'दस्तावेज़ों की जाँच',
    description: 'फ़ोटो या PDF आप अपने पेज पर सुरक्षित भेजते हैं। हम उन्हें AIS से मिलाते हैं।',
  },
  {
    number: 4,
    title: 'रिटर्न भरना',
    description: 'आप अपने पेज पर ड्राफ़्ट देखकर हाँ कहते हैं। तभी रिटर्न भरा जाता है।',
  },
]

export const reasons: Copy['reasons'] = [
  { icon: 'pen', title: 'CA जो हर आँकड़ा समझा सकें' },
  {
    icon: 'scale',
    title: {
      group: 'plain',
      open: 'दोनों टैक्स व्यवस्थाएँ साथ-साथ',
      belated: 'दोनों टैक्स व्यवस्थाएँ, जहाँ चुनने का हक़ है',
      closed: 'वह टैक्स व्यवस्था, जो कानून में अब बची है',
    },
  },
  { icon: 'search', title: 'आपके AIS से मिलान' },
  { icon: 'lock', title: 'आपके दस्तावेज़ किसी और को नहीं दिखते' },
  { icon: 'receipt', title: 'एक फीस, पहले से तय' },
  { icon: 'clock', title: 'हर पूछताछ का जवाब' },
]

const LATE_DOCUMENTS = ({ forms }: Season) =>
  `वेतन के लिए: ${forms.salary} और बैंकों के ब्याज का प्रमाणपत्र। शेयर, मकान की बिक्री और ट्रेडिंग के लिए: ब्रोकर और म्यूचुअल फंड के टैक्स स्टेटमेंट। CA आपको सूची और आपका अपना पेज भेजते हैं, जहाँ आप फ़ोटो या PDF सुरक्षित भेजते हैं, और AIS और ${forms.credits} डाउनलोड करने में मदद करते हैं।`

export const faqs: Copy['faqs'] = (noGst) => [
  {
    question: 'मेरा रिटर्न भरने में कितना समय लगता है?',
    answer:
      'ज़्यादातर रिटर्न दस्तावेज़ मिलने के 3-5 कामकाजी दिनों में तैयार हो जाते हैं। जुलाई और अगस्त में ज़्यादा समय रखें। जल्दी है? हम तुरंत बता देते हैं कि पहले कर सकते हैं या नहीं।',
  },
  {
    question: 'मुझे कौन-से दस्तावेज़ देने हैं?',
    answer: {
      group: 'plain',
      open: ({ forms }) =>
        `वेतन के लिए: ${forms.salary}, किराये की रसीदें या किरायानामा, और निवेश के सबूत। शेयर, मकान की बिक्री और ट्रेडिंग के लिए: ब्रोकर और म्यूचुअल फंड के टैक्स स्टेटमेंट। CA आपको सूची और आपका अपना पेज भेजते हैं, जहाँ आप फ़ोटो या PDF सुरक्षित भेजते हैं, और AIS और ${forms.credits} डाउनलोड करने में मदद करते हैं।`,
      belated: LATE_DOCUMENTS,
      closed: LATE_DOCUMENTS,
    },
  },
  {
    question: 'क्या पिछले सालों के रिटर्न भरे जा सकते हैं?',
    answer:
      'पिछले चार AY का अपडेटेड रिटर्न (ITR-U) भरा जा सकता है। ख़ास इजाज़त (condonation of delay) लेकर पाँच साल पीछे तक का रिफंड या घाटा माँगा जा सकता है। उससे पुराना तभी, जब विभाग नोटिस दे, और कानून अब उसे भी ज़्यादा से ज़्यादा लगभग पाँच साल देता है। पिछले 7 AY तक के रिटर्न सिर्फ़ इन्हीं सीमाओं में भरे जा सकते हैं, इसलिए ज़्यादातर पुराने साल बंद हैं। क्या हो सकता है, यह हम पैसे लेने से पहले बताते हैं।',
  },
  {
    question: 'क्या अलग से कोई खर्च है?',
    answer: `${noExtraCharges(noGst)} बाद में बड़ा प्लान चाहिए, तो सिर्फ़ फीस का फ़र्क़ देना है, और पहले हम आपसे पूछते हैं।`,
  },
  {
    question: 'क्या आपको मेरा इनकम टैक्स पोर्टल का पासवर्ड चाहिए?',
    answer:
      'नहीं। रिटर्न आप खुद वेरिफ़ाई करते हैं, आधार OTP से या नेट बैंकिंग से। पासवर्ड या OTP किसी को न बताएँ, हमें भी नहीं।',
  },
  {
    question: 'आप मेरे रिकॉर्ड कब तक रखते हैं?',
    answer: `लगभग ${periods.recordYears} साल, जब तक विभाग रिटर्न के बारे में पूछ सकता है। उसके बाद हम उन्हें मिटा देते हैं।`,
  },
]

export const taxTips: Copy['taxTips'] = [
  {
    title: 'वेतन पर टैक्स बचाने के 10 तरीके',
    slug: '10-tax-planning-strategies-for-salaried-individuals',
    description: 'वेतन पर टैक्स अब भी किससे घटता है।',
    imageSrc: '/resources/ledger.svg',
    imageAlt: 'बही, जिसमें तीन लाइनों पर निशान है',
  },
  {
    title: 'FY 2023-24 के नए टैक्स नियम',
    slug: 'new-income-tax-rules-you-should-know-for-fy-2023-24',
    description: 'उस साल क्या बदला, और उसके बाद।',
    imageSrc: '/resources/calendar.svg',
    imageAlt: 'कैलेंडर, जिसमें एक दिन पर निशान है',
  },
  {
    title: 'बेचने पर मुनाफ़े का टैक्स: पूरी गाइड',
    slug: 'complete-guide-to-capital-gains-taxation-in-india',
    description: 'शेयर, फंड, ज़मीन-मकान और क्रिप्टो।',
    imageSrc: '/resources/chart.svg',
    imageAlt: 'चार पट्टियाँ, आख़िरी सबसे ऊँची',
  },
]
