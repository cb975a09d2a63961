import type { Copy } from '../en/copy.ts'
import { inHindi } from './facts.ts'

export const pastFactsCopy: Copy['pastFactsCopy'] = {
  name: 'यहाँ के आँकड़ों के बारे में',
  passed: (count) => (count === 1 ? 'यह तारीख निकल चुकी है:' : 'ये तारीखें निकल चुकी हैं:'),
  what: () => '',
  day: inHindi,
  unchecked: (day) => `यहाँ के आँकड़े हमने ${day} को जाँचे थे। उसके बाद कुछ बदले हो सकते हैं, जैसे बजट में।`,
  ask: 'इन पर भरोसा करने से पहले हमसे पूछें',
  end: '।',
}
