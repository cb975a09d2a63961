import type { RentTdsWords } from '../../en/working/rent-tds.ts'
import { inHindi } from '../register-words.ts'

export const rentTdsWords: RentTdsWords = {
  lines: {
    highest: 'महीने का सबसे ज़्यादा किराया',
    year: 'साल का किराया',
    share: (rate) => `उसका ${rate}%`,
    most: 'ज़्यादा से ज़्यादा आख़िरी महीने का किराया',
    once: 'TDS, जो एक ही बार काटना है',
    monthly: 'महीने का किराया',
    none: 'TDS, जो काटना है',
    abroad: 'मकान मालिक विदेश में',
    otherRules: 'दूसरे नियम',
  },
  notes: {
    otherReading: (limit, tds) =>
      `कुछ लोग नियम को ऐसे भी पढ़ते हैं कि सिर्फ़ ${inHindi(limit)} से ज़्यादा किराये वाले महीने गिने जाएँ। तब TDS ${inHindi(tds)} होता है।`,
    below: (limit, monthly) =>
      `TDS तभी काटना होता है, जब महीने का किराया ${inHindi(limit)} से ज़्यादा हो। आपका किराया ${inHindi(monthly)} है, इसलिए कुछ नहीं काटना।`,
    abroad:
      'मकान मालिक भारत में निवासी न हों, तो 1961 के कानून की धारा 195 (2025 के कानून की धारा 393(2)) लागू होती है। तब हर भुगतान पर टैक्स काटना होता है, रकम कितनी भी छोटी हो, और TAN चाहिए। दर इस पर टिकी है कि मकान मालिक किस देश के हैं और उनकी कमाई कितनी है।',
  },
}
