import type { Copy } from '../en/copy.ts'

export const layout: Copy['layout'] = {
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  feed: 'लेख',
  homeLink: (firm) => `${firm}, पहला पेज`,
  mainNavigation: 'मुख्य मेनू',
  menu: 'मेनू',
  getStarted: 'शुरू करें',
  search: 'खोजें',
  links: {
    home: 'पहला पेज',
    experts: 'हमारे CA',
    pricing: 'फीस',
    testimonials: 'लोगों की राय',
    faq: 'सवाल-जवाब',
    tools: 'टैक्स टूल',
    enquiry: 'आपकी पूछताछ',
    guides: 'गाइड',
    blog: 'लेख',
    about: 'हमारे बारे में',
    contact: 'संपर्क',
  },
  services: {
    menu: 'हमारी सेवाएँ',
    unsure: 'तय नहीं कि कौन-सी चाहिए?',
    help: 'CA से पूछें',
  },
  onWhatsApp: 'WhatsApp पर',
  opensChat: '(नए टैब में चैट खुलती है)',
  reach: {
    title: 'हमसे बात करें',
    call: 'फ़ोन करें',
    chat: 'WhatsApp पर बात करें',
    chatOnTaxFiling: 'रिटर्न के बारे में हमसे चैट करें (नए टैब में खुलती है)',
  },
  theme: {
    title: 'रंग',
    choices: { system: 'फ़ोन या कंप्यूटर जैसा', light: 'हल्का', dark: 'गहरा' },
  },
}

export const languageOffer: Copy['languageOffer'] = {
  language: 'en',
  name: 'English',
  text: 'Also in English.',
  open: 'Read in English',
  no: 'No',
}

export const footer: Copy['footer'] = {
  about: 'अनुभवी CA आपका इनकम टैक्स रिटर्न भरते हैं',
  site: {
    title: 'साइट',
    home: 'पहला पेज',
    services: 'सेवाएँ',
    experts: 'हमारे CA',
    testimonials: 'लोगों की राय',
    faq: 'सवाल-जवाब',
    contact: 'संपर्क',
    tools: 'टैक्स टूल',
    enquiry: 'आपकी पूछताछ',
    guides: 'गाइड',
    blog: 'लेख',
    about: 'हमारे बारे में',
  },
  services: { title: 'सेवाएँ', notice: 'टैक्स नोटिस में मदद' },
  contact: 'संपर्क',
  legal: {
    privacy: 'प्राइवेसी पॉलिसी',
    terms: 'सेवा की शर्तें',
    cookies: 'कुकी पॉलिसी',
  },
  copyright: (year, firm) => `© ${year} ${firm}`,
  registration: (number) => `ICAI में फर्म का रजिस्ट्रेशन नंबर ${number}`,
  gstin: (number) => `GSTIN ${number}`,
  profiles: {
    'facebook.com': 'Facebook',
    'linkedin.com': 'LinkedIn',
    'instagram.com': 'Instagram',
    'x.com': 'X',
    'twitter.com': 'X',
    'youtube.com': 'YouTube',
  },
}
