import type { LateReturnSteps } from '../../en/tools/late-return-steps.ts'
import { inHindi } from '../register-words.ts'
import { times } from '../times.ts'

/** हिसाब के कदम */
export const lateReturnSteps: LateReturnSteps = {
  times,
  ways: {
    due: 'रिटर्न की आख़िरी तारीख',
    belated: 'देर से रिटर्न भरने का आख़िरी दिन',
    revised: 'रिटर्न सुधारने का आख़िरी दिन',
    condonation: 'देरी की माफ़ी माँगने का आख़िरी दिन',
    opens: 'अपडेटेड रिटर्न कब से भर सकते हैं',
    updated: 'अपडेटेड रिटर्न का आख़िरी दिन',
  },
  fee: {
    once: 'लेट फीस: पहले रिटर्न भर चुके हैं',
    onTime: 'लेट फीस: समय पर भरा',
    exempt: (exemption) => `लेट फीस: कुल कमाई टैक्स-मुक्त सीमा (${exemption}) के अंदर`,
    full: (limit) => `लेट फीस: कुल कमाई ${limit} से ज़्यादा`,
    small: (limit) => `लेट फीस: कुल कमाई ${limit} तक`,
  },
  noInterest: 'ब्याज नहीं',
  noAdvanceTax: {
    label: (tax, from) => `TDS घटाकर टैक्स ${tax} है, ${from} से कम`,
    amount: 'न एडवांस टैक्स, न ब्याज',
  },
  late: {
    onTime: 'समय पर भरा',
    firstOnTime: 'पहला रिटर्न समय पर भरा था',
    base: 'बाकी टैक्स, ₹100 से कम के फुटकर रुपये छोड़कर',
    months: 'आख़िरी तारीख के अगले दिन से भरने तक',
    interest: 'देर से भरने का ब्याज',
  },
  advance: {
    seniors: 'भारत में निवासी, 60 साल या ज़्यादा, कारोबार नहीं: एडवांस टैक्स देना ही नहीं था',
    enough: (share) => `टैक्स का ${share}%, जो 31 मार्च तक देना था`,
    paid: '31 मार्च तक दिया',
    paidEnough: 'काफ़ी टैक्स दे दिया था',
    base: '31 मार्च को जितना कम था, ₹100 से कम के फुटकर रुपये छोड़कर',
    months: '1 अप्रैल से',
    interest: 'एडवांस टैक्स कम देने का ब्याज',
  },
  instalments: {
    entered: 'किस्तों में देर का ब्याज, जो आपने लिखा',
    due: (date, share, tax) => `${inHindi(date)} तक देना था: ${tax} का ${share}%`,
    paid: (date) => `${inHindi(date)} तक दिया`,
    noShortfall: 'कुछ कम नहीं',
    enough: (share) => `कम से कम ${share}% दे दिया था`,
    base: (date) => `${inHindi(date)} को जितना कम था, ₹100 से कम के फुटकर रुपये छोड़कर`,
    months: (rate, months) =>
      `हर महीने ${rate}%, ${months === 1 ? 'एक महीने का' : `${months} महीने का`}`,
    interest: 'किस्तों में देर का ब्याज',
  },
  updated: {
    rate: 'उस दिन की दर',
    extra: 'धारा 148 के नोटिस के जवाब में और जुड़ता है',
    base: 'टैक्स और ब्याज का जोड़',
    additional: (percent) => `अतिरिक्त टैक्स: उसका ${percent}%`,
    over: (day) => `${day} के बाद इस साल का अपडेटेड रिटर्न नहीं भर सकते।`,
    rises: (day, percent) => `${day} से दर ${percent}% हो जाती है।`,
    risesTo: (day, percent, more) =>
      `${day} से दर ${percent}% हो जाती है: तब उसी टैक्स और ब्याज पर ${inHindi(more)} लगते हैं।`,
  },
  total: {
    tax: 'बाकी टैक्स',
    interest: 'कुल ब्याज',
    additional: 'अतिरिक्त टैक्स',
    fee: 'लेट फीस',
    total: 'कुल देना है, सबसे पास के ₹10 में पूरा करके',
  },
}
