import { toolWordsWith } from '../tool-words.ts'

/** नियम, जो आँकड़ों में नहीं, शब्दों में हैं */
const rules: Record<string, string> = {
  none: 'कुछ नहीं',
  'only if no return was filed earlier': 'तभी, जब पहले कोई रिटर्न न भरा हो',
  '1 January after the last day for a belated return':
    'देर से रिटर्न भरने के आख़िरी दिन के बाद की 1 जनवरी',
  'tax and interest, not of the late fee': 'टैक्स और ब्याज पर, लेट फीस पर नहीं',
  'still counts as advance tax': 'तब भी एडवांस टैक्स गिना जाता है',
  'rounded down to the nearest ₹100': '₹100 से कम के फुटकर रुपये छोड़ दिए जाते हैं',
  'rounded to the nearest ₹10, once': 'एक ही बार, सबसे पास के ₹10 में पूरा करके',
  'counts as a whole month': 'पूरा महीना गिना जाता है',
}

export const toolWords = toolWordsWith(rules)
