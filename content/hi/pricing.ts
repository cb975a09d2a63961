import type { Copy } from '../en/copy.ts'
import { planPrices } from '../plans.ts'
import { planCard } from './plans.ts'
import { noExtraCharges } from './price-includes.ts'

export const pricing: Copy['pricing'] = {
  breadcrumb: 'फीस',
  offer: (plan) => `${planCard.plan(plan.name)}: ${plan.title}`,
  title: 'फीस, जो पहले से तय है',
  text: (noGst) => `पूरे रिटर्न की एक ही फीस${noGst ? '' : ', GST के साथ'}। काम शुरू होने से पहले तय।`,
  plans: 'प्लान',
  unsure: (noGst) =>
    `तय नहीं कि कौन-सा प्लान? ${planCard.from(Math.min(...Object.values(planPrices)), noGst)}।`,
  additional: {
    title: 'दूसरी सेवाएँ',
    oneTime: 'एक बार',
    start: 'शुरू करें',
    with: (service) => `: ${service}`,
  },
  faqs: 'फीस के बारे में सवाल',
  closing: {
    title: 'शुरू करें?',
    chat: 'मुफ़्त सलाह लें',
  },
  contact: {
    title: 'हमें लिखें',
    text: (promise) => `बताएँ कि आपको क्या चाहिए। ${promise}`,
  },
}

export const additionalWords: Copy['additionalWords'] = {
  'Tax Notice Assistance': {
    name: 'टैक्स नोटिस में मदद',
    description: 'हम नोटिस समझाते हैं और उसका पूरा जवाब तैयार करते हैं।',
  },
  'Prior Year Filing': {
    name: 'पिछले साल का रिटर्न',
    description: {
      group: 'plain',
      open: ({ before }) => `${before} का, या उससे पहले के किसी साल का, जो अब भी खुला है।`,
      belated: ({ before, income }) =>
        `${before} का, या उससे पहले के किसी साल का, जो अब भी खुला है। ${income} का देर से भरा रिटर्न अपने प्लान की फीस पर भरा जाता है।`,
      closed: ({ before }) => `${before} का, या उससे पहले के किसी साल का, जो अब भी खुला है।`,
    },
  },
  'Business Tax Audit': {
    name: 'कारोबार का टैक्स ऑडिट',
    description: 'आपके कारोबार या ट्रेडिंग के खातों का ऑडिट, रिपोर्ट के साथ।',
  },
}

export const pricingFaqs: Copy['pricingFaqs'] = (noGst) => [
  {
    question: 'क्या अलग से कोई खर्च है?',
    answer: noExtraCharges(noGst),
  },
  {
    question: 'क्या बाद में बड़ा प्लान ले सकते हैं?',
    answer: 'हाँ, जब तक रिटर्न भरा न गया हो। सिर्फ़ फीस का फ़र्क़ देना है, और पहले हम आपसे पूछते हैं।',
  },
  {
    question: 'कितना समय लगता है? क्या जल्दी हो सकता है?',
    answer:
      'ज़्यादातर रिटर्न दस्तावेज़ मिलने के 3-5 कामकाजी दिनों में तैयार हो जाते हैं। जुलाई और अगस्त में ज़्यादा समय रखें। जल्दी है? हम तुरंत बता देते हैं कि पहले कर सकते हैं या नहीं।',
  },
]
