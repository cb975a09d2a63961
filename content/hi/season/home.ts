import type { Copy } from '../../en/copy.ts'
import { seasonLine as english } from '../../en/season/home.ts'
import { RETURN_GROUPS, type ReturnGroup, type Season } from '../../en/season/season.ts'

/** कौन-से रिटर्न, एक तारीख के लिए */
const returnsOf: Record<ReturnGroup, string> = {
  plain: 'वेतन, पेंशन और निवेश',
  business: 'बिना ऑडिट के कारोबार या पेशे की कमाई',
  audit: 'टैक्स ऑडिट वाला कारोबार या पेशा',
  transferPricing: 'ट्रांसफ़र प्राइसिंग की रिपोर्ट वाले रिटर्न',
}

const daysLeft = (days: number) => {
  if (days === 0) return 'आज आख़िरी दिन है'
  return days === 1 ? 'एक दिन बाकी' : `${days} दिन बाकी`
}
const fees = ({ lateFee }: Season) => `${lateFee.small} या ${lateFee.full}`
const fileLate = (season: Season, price: string) =>
  `देर से भरा रिटर्न (belated return) ${season.on.belated} तक भरें: सरकार को लेट फीस ${fees(season)} और बकाया टैक्स पर ब्याज, हमारी फीस ${price} से।`
const myOptions = { href: english.belated.link.href, label: 'अब क्या हो सकता है?' }
const myDueDate = { href: english.open.link.href, label: 'अपनी आख़िरी तारीख देखें' }

const stillDue = { business: 'कारोबार या पेशा', audit: 'टैक्स ऑडिट वाले' }

const missed: Pick<Copy['seasonLine']['belated'], 'title' | 'link'> = {
  title: ({ income, daysLeft: { belated } }) => `${income} का रिटर्न नहीं भरा? ${daysLeft(belated)}।`,
  link: myOptions,
}

export const seasonLine: Copy['seasonLine'] = {
  open: {
    title: ({ name }) => `${name} के रिटर्न भरे जा रहे हैं।`,
    text: ({ on, daysLeft: { due } }, price) =>
      `आख़िरी तारीख ${on.plain} (${daysLeft(due)}), कारोबार या पेशे के लिए ${on.business}, ऑडिट हो तो ${on.audit}। लेट फीस नहीं; हमारी फीस ${price} से।`,
    link: myDueDate,
  },
  'last-week': {
    title: ({ income, daysLeft: { due } }) =>
      `${income} का रिटर्न समय पर भरने के लिए ${daysLeft(due)}।`,
    text: ({ on, next = 'plain' }, price) =>
      `${returnsOf[next]}: आख़िरी तारीख ${on[next]}। तब तक सरकार को कोई फीस नहीं; हमारी फीस ${price} से।`,
    link: {
      href: english['last-week'].link.href,
      label: 'कौन-सा फॉर्म और दस्तावेज़?',
    },
  },
  'passed-for-some': {
    ...missed,
    text: (season, price) => {
      const { on, next } = season
      if (next !== 'business' && next !== 'audit') return fileLate(season, price)
      return `देर से भरा रिटर्न (belated return) ${on.belated} तक भरें: लेट फीस ${fees(season)}, बकाया टैक्स पर ब्याज, हमारी फीस ${price} से। ${stillDue[next]}: समय पर ${on[next]} तक।`
    },
  },
  belated: { ...missed, text: fileLate },
  closed: {
    title: ({ income }) => `${income} का रिटर्न देर से भरने की तारीख भी निकल गई।`,
    text: (season) =>
      `भर चुके हैं? ${season.on.revised} तक सुधार सकते हैं (${daysLeft(season.daysLeft.revised)}); कानून में इसकी फीस ${fees(season)} है। नहीं भरा? अपडेटेड रिटर्न (ITR-U) ${season.on.updated} तक, अतिरिक्त टैक्स के साथ।`,
    link: myOptions,
  },
  unknown: {
    title: ({ name }) => `अब ${name} के रिटर्न की बारी है।`,
    text: (_season, price) => `तारीखें जाँचकर हम यहाँ लिख देंगे। हमारी फीस ${price} से शुरू है।`,
    link: myDueDate,
  },
}

const onTime = ({ name }: Season) =>
  `${name} का रिटर्न समय पर भरें, तो पुरानी टैक्स व्यवस्था अब भी चुन सकते हैं और घाटा आगे ले जा सकते हैं।`

export const deadlinesText: Copy['deadlinesText'] = {
  open: onTime,
  'last-week': onTime,
  'passed-for-some': (season) =>
    `${season.income} की आख़िरी तारीखें निकल गई हैं। सिर्फ़ ये बाकी हैं: ${stillOnTime(season)}।`,
  belated: ({ income }) =>
    `${income} की आख़िरी तारीखें निकल गई हैं। कारोबार की कमाई न हो, तो देर से भरे रिटर्न में पुरानी टैक्स व्यवस्था नहीं चुन सकते, और ज़्यादातर घाटा आगे नहीं जाता।`,
  closed: ({ income, on }) =>
    `${income} का भरा रिटर्न ${on.revised} तक सुधार सकते हैं, या अपडेटेड रिटर्न (ITR-U) भर सकते हैं।`,
  unknown: ({ name }) => `${name} की तारीखें जाँचकर हम यहाँ लिख देंगे।`,
}

const stillOnTime = ({ groups }: Season) =>
  RETURN_GROUPS.filter((group) => ['open', 'last-week'].includes(groups[group]))
    .map((group) => returnsOf[group])
    .join('; ')
