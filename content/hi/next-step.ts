import type { Copy } from '../en/copy.ts'

export const nextStepBox: Copy['nextStepBox'] = {
  title: 'यह काम CA से करवाना है?',
  about: (service) => `: ${service}`,
  service: 'देखें कि क्या-क्या शामिल है',
  plans: {
    name: 'CA से इनकम टैक्स रिटर्न',
    text: 'कमाई के हिसाब से तीन प्लान, वेतन से विदेश की कमाई तक।',
    link: 'प्लान और फीस देखें',
  },
  oneTime: {
    text: {
      'Prior Year Filing': 'किसी पिछले साल का रिटर्न, हर रिटर्न की एक ही फीस।',
      'Tax Notice Assistance': 'हम नोटिस पढ़ते हैं, समझाते हैं और आपका जवाब तैयार करते हैं।',
      'Business Tax Audit': 'आपके खातों का ऑडिट, रिपोर्ट के साथ।',
    },
    link: 'सारी फीस देखें',
  },
  tool: (name) => `टूल: ${name}`,
  book: 'मुफ़्त कॉल का समय चुनें',
}
