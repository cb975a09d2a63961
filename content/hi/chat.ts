import type { Copy } from '../en/copy.ts'
import type { SeasonPhase } from '../en/season/season.ts'
import { rupees } from '../plans.ts'
import { planWords } from './plans.ts'

export const chatTexts: Copy['chatTexts'] = {
  default: 'नमस्ते, मुझे रिटर्न भरवाने के बारे में जानना है।',
  header: 'नमस्ते, मुझे अपना इनकम टैक्स रिटर्न भरवाना है।',
  servicesMenu: 'नमस्ते, मुझे कौन-सी सेवा चाहिए, यह तय नहीं है। क्या CA मदद कर सकते हैं?',
  hero: 'नमस्ते, मुझे अपना इनकम टैक्स रिटर्न भरने में CA की मदद चाहिए।',
  fileNow: (season) => fileNow[season.phase](season.income),
  deadlines: 'नमस्ते, मेरे रिटर्न की आख़िरी तारीख कौन-सी है?',
  contact: 'नमस्ते, मेरे इनकम टैक्स रिटर्न के बारे में एक सवाल है।',
  pricing: 'नमस्ते, मेरे रिटर्न के लिए कौन-सा प्लान सही है, इस पर मुफ़्त सलाह चाहिए।',
  guides: 'नमस्ते, मेरी टैक्स की एक परेशानी आपकी गाइड में नहीं है।',
  support: 'नमस्ते, मेरा एक सवाल आपके सवाल-जवाब में नहीं है।',
  additional: ({ name, price }) => `नमस्ते, मुझे ${name} (${rupees(price)}) चाहिए।`,
  choosePlan: ({ id, price }) =>
    `नमस्ते, मुझे ${planWords[id].name} प्लान (${rupees(price)}) लेना है। आगे क्या करना है?`,
  plan: ({ id, price }) =>
    `नमस्ते, मुझे “${planWords[id].title}” वाले प्लान (${rupees(price)}) में रुचि है। आगे क्या करना है?`,
}

const fileNow: Record<SeasonPhase, (income: string) => string> = {
  open: onTime,
  'last-week': onTime,
  'passed-for-some': (income) =>
    `नमस्ते, मुझे ${income} का रिटर्न भरवाना है। हो सकता है मेरी आख़िरी तारीख निकल गई हो।`,
  belated: (income) => `नमस्ते, मेरी आख़िरी तारीख निकल गई है। मुझे ${income} का रिटर्न देर से भरवाना है।`,
  closed: (income) => `नमस्ते, ${income} के लिए अब कौन-सा रिटर्न भरा जा सकता है?`,
  unknown: (income) => `नमस्ते, मुझे ${income} का रिटर्न भरवाना है।`,
}

function onTime(income: string): string {
  return `नमस्ते, मुझे ${income} का रिटर्न आख़िरी तारीख से पहले भरवाना है।`
}
