import type { Copy } from '../../en/copy.ts'
import { FORMS_YEAR } from '../../facts/tax-year.ts'
import { lawInHindi } from '../facts.ts'
import { allIncluded } from '../price-includes.ts'

export const servicePage: Copy['servicePage'] = {
  getStarted: 'शुरू करें',
  allIncluded,
  onThisPage: 'इस पेज पर',
  season: {
    open: ({ income, on }, group) =>
      group === 'business'
        ? `${income} की आख़िरी तारीख ${on.business}, टैक्स ऑडिट हो तो ${on.audit}।`
        : `${income} की आख़िरी तारीख ${on[group]}।`,
    belated: ({ income, on, lateFee }, group) =>
      `${income} के रिटर्न की आख़िरी तारीख ${on[group]} थी। ${on.belated} तक अब भी देर से भरा रिटर्न (belated return) भर सकते हैं, हमारी फीस वही रहती है। सरकार ${lateFee.small} या ${lateFee.full} लेट फीस और बकाया टैक्स पर ब्याज लेती है।`,
    closed: ({ income, on }) =>
      `${income} का रिटर्न देर से भरने का आख़िरी दिन ${on.belated} था। अब क्या हो सकता है, हमसे पूछें।`,
  },
  why: 'हमसे क्यों भरवाएँ',
  consult: 'CA से सलाह लें',
  covers: 'क्या-क्या शामिल है',
  years: `आँकड़े FY ${FORMS_YEAR} के हैं, और FY 2026-27 में भी वही हैं, जब तक उनके साथ कोई और साल न लिखा हो।`,
  process: {
    title: 'काम कैसे होता है',
    text: 'आपकी हाँ के बिना कुछ नहीं भरा जाता।',
  },
  professions: 'पेशे के हिसाब से',
  documentsAndLaw: 'दस्तावेज़ और ज़रूरी आँकड़े',
  documents: 'कौन-से दस्तावेज़ चाहिए',
  figures: {
    title: 'ज़रूरी आँकड़े',
    law: (year, section) => `${year} · ${lawInHindi(section)}`,
  },
  checked: (month) => `कानून ${month} में जाँचा गया।`,
  faqs: 'आम सवाल',
  contact: {
    or: 'या',
    write: 'हमें संदेश भेजें',
    end: '।',
  },
}
