import type { Copy } from '../../en/copy.ts'

export const legalPage: Copy['legalPage'] = {
  updated: 'आख़िरी बदलाव:',
  whole: 'पूरा मान्य पाठ पढ़ें (अंग्रेज़ी में)',
  contents: 'इस पेज पर',
  reachUs: 'हमसे कैसे बात करें',
  version: (version) => `संस्करण ${version}`,
  inForceSince: (version, day) => `संस्करण ${version}, ${day} से लागू`,
  versions: 'संस्करण',
  versionTable: ['संस्करण', 'कब से', 'क्या बदला'],
  since: (day) => `${day} से`,
  from: (day) => `${day} से`,
  until: (from, day) => (from === day ? day : `${from} से ${day} तक`),
}
