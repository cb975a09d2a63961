import type { HraWords } from '../../en/working/hra.ts'
import { inHindi } from '../register-words.ts'

/** जो शहर सूची में हैं, और जो उनके पास हैं, पर महानगर नहीं गिने जाते */
export const cityNames = {
  Delhi: 'दिल्ली',
  Mumbai: 'मुंबई',
  Kolkata: 'कोलकाता',
  Chennai: 'चेन्नई',
  Bengaluru: 'बेंगलुरु',
  Hyderabad: 'हैदराबाद',
  Pune: 'पुणे',
  Ahmedabad: 'अहमदाबाद',
  Gurugram: 'गुरुग्राम',
  Noida: 'नोएडा',
  Thane: 'ठाणे',
  'Navi Mumbai': 'नवी मुंबई',
}

const withoutHra = (monthly: string, share: string, less: string) =>
  `वह इन तीन में से सबसे छोटी रकम है: महीने के ${inHindi(monthly)}; इसी कटौती के लिए गिनी गई कुल कमाई का ${share}; और किराया, जिसमें से उस कमाई का ${less} घटाया हो।`

export const hraWords: HraWords = {
  period: (number, months) => `अवधि ${number}, ${months === 1 ? 'एक महीना' : `${months} महीने`}`,
  city: (name) => (cityNames as Record<string, string>)[name] ?? name,
  elsewhere: 'बाकी जगह',
  lines: {
    received: (period) => `${period}: मिला हुआ HRA`,
    rentLess: (period, less) => `${period}: किराया, वेतन का ${less} घटाकर`,
    share: (period, share, city) => `${period}: वेतन का ${share}%, ${city}`,
    exempt: (period, least) => `${period}: टैक्स-मुक्त (सबसे छोटी रकम: ${least})`,
    limits: {
      hra: 'मिला हुआ HRA',
      rent: 'किराया, वेतन का हिस्सा घटाकर',
      salary: 'वेतन का हिस्सा',
    },
    total: 'साल में टैक्स-मुक्त HRA',
    newRegime: 'नई टैक्स व्यवस्था में टैक्स-मुक्त HRA',
  },
  notes: {
    inOldRegime: (exempt) => `पुरानी टैक्स व्यवस्था में ${inHindi(exempt)} टैक्स-मुक्त होता।`,
    beside: (city, other, metro) =>
      `${city} अपने पास के महानगर की सीमा से बाहर है, इसलिए वेतन का हिस्सा ${other} है, ${metro} नहीं।`,
    later: (city, metro, year) => `${city} में वेतन का ${metro} टैक्स वर्ष ${year} से ही गिना जाता है।`,
    unlisted: (city, cities, other) =>
      `${city} हमारी महानगरों की सूची (${cities}) में नहीं है, इसलिए वेतन का हिस्सा ${other} है। देख लें कि नाम सही लिखा है या नहीं।`,
    pan: (limit) =>
      `साल का किराया ${inHindi(limit)} से ज़्यादा है, इसलिए कंपनी को फॉर्म 12BB में मकान मालिक का PAN चाहिए।`,
    pan2026: (limit) =>
      `साल का किराया ${inHindi(limit)} से ज़्यादा है, इसलिए कंपनी को फॉर्म 124 में मकान मालिक का PAN चाहिए। उसमें यह भी पूछा जाता है कि वे आपके क्या लगते हैं।`,
    rentTds: (limit) =>
      `मकान मालिक भारत में रहते हों, तो महीने में ${inHindi(limit)} से ज़्यादा किराये पर TDS आपको काटना होता है।`,
    withoutHra: (...parts) =>
      `साल भर HRA न मिला हो, तो पुरानी टैक्स व्यवस्था में धारा 80GG की कटौती मिलती है। ${withoutHra(...parts)}`,
    withoutHra2026: (...parts) =>
      `साल भर HRA न मिला हो, तो पुरानी टैक्स व्यवस्था में किराये की कटौती मिलती है। ${withoutHra(...parts)}`,
  },
}
