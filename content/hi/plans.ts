import type { Copy } from '../en/copy.ts'
import { planOfService, rupees } from '../plans.ts'
import type { ServiceMenuItem } from '../services/menu.ts'
import { planNames } from './plan-names.ts'
import { gstIncluded } from './price-includes.ts'

export const planWords: Copy['planWords'] = {
  basic: {
    title: 'वेतन और मकान का किराया',
    name: planNames.basic,
    description: {
      group: 'plain',
      open: 'वेतन, किराया और बैंक ब्याज के लिए, जिस व्यवस्था में टैक्स कम लगे।',
      belated: 'वेतन, किराया और बैंक ब्याज के लिए।',
      closed: 'वेतन, किराया और बैंक ब्याज के लिए।',
    },
    features: [
      'एक या ज़्यादा नौकरियों का वेतन',
      {
        group: 'plain',
        open: 'HRA का महीने-महीने हिसाब',
        belated: ({ forms }) => `पुराने बकाया वेतन पर राहत, ${forms.arrears} के साथ`,
        closed: ({ forms }) => `पुराने बकाया वेतन पर राहत, ${forms.arrears} के साथ`,
      },
      {
        group: 'plain',
        open: 'भरने से पहले पुरानी और नई व्यवस्था की तुलना',
        belated: 'लेट फीस और ब्याज का हिसाब, चुकाने से पहले',
        closed: 'लेट फीस और ब्याज का हिसाब, चुकाने से पहले',
      },
      ({ forms }) => `${forms.salary}, AIS और ${forms.credits} का मिलान`,
      'बैंक का ब्याज और एक मकान',
    ],
    recommendedFor: ['नौकरी करने वाले', 'पेंशनर', 'पहली बार रिटर्न भरने वाले'],
  },
  professional: {
    title: 'पेशे और निवेश की कमाई',
    name: planNames.professional,
    description: 'पेशे, फ़्रीलांस काम, निवेश और ट्रेडिंग के लिए।',
    features: [
      'वेतन के रिटर्न में जो कुछ होता है, वह सब',
      'पेशे की कमाई: अनुमान से (44ADA) या बही-खाते से',
      'शेयर, फंड और मकान बेचने पर मुनाफ़ा',
      'F&O और इंट्राडे ट्रेडिंग',
      'इस साल के एडवांस टैक्स का अंदाज़ा',
    ],
    recommendedFor: ['डॉक्टर और वकील', 'फ़्रीलांसर और सलाहकार', 'निवेशक और ट्रेडर'],
  },
  premium: {
    title: 'विदेश की कमाई',
    name: planNames.premium,
    description: 'NRI के लिए, और उनके लिए जो भारत में रहते हैं पर कमाई या संपत्ति विदेश में है।',
    features: [
      'यात्रा की तारीखों से तय करना कि आप भारत में निवासी हैं या NRI',
      ({ forms }) => `दो देशों के समझौते की राहत और विदेश में दिए टैक्स का क्रेडिट, ${forms.foreignTax} के साथ`,
      'विदेशी शेयर और खातों के लिए Schedule FA',
      'दो देशों का वेतन, बेचने पर मुनाफ़ा और किराया',
      'RSU और ESOP, मिलने से बिकने तक',
    ],
    recommendedFor: ['NRI और भारत लौटने वाले', 'विदेशी शेयर रखने वाले', 'भारत में रहने वाले अमेरिकी नागरिक'],
  },
}

/** एक सेवा का नाम, जैसा पूछताछ में रखा जाता है */
const named: Record<string, string> = {
  'Salary & House Rent Filing': 'वेतन और मकान का किराया',
  'Capital Gains Filing': 'शेयर, फंड या मकान की बिक्री',
  'Foreign Income Filing': 'विदेश की कमाई',
  'Traders Filing': 'ट्रेडिंग',
  'Professionals Filing': 'पेशे की कमाई',
  'Tax Notice Assistance': 'टैक्स नोटिस में मदद',
  'Prior Year Filing': 'पिछले साल का रिटर्न',
  'Business Tax Audit': 'कारोबार का टैक्स ऑडिट',
  'GST Registration': 'GST रजिस्ट्रेशन',
  'Business Registration': 'कारोबार का रजिस्ट्रेशन',
  'Tax Planning': 'टैक्स की योजना',
  'General Inquiry': 'सामान्य पूछताछ',
  Custom: 'इनमें से कोई नहीं, मुझे कुछ और चाहिए',
  Other: 'कुछ और',
}

export const serviceWithPrice: Copy['serviceWithPrice'] = (service) => {
  const plan = planOfService(service)
  return plan ? `${serviceAsked(service)}, ${rupees(plan.price)}` : serviceAsked(service)
}

/** बिना फीस के */
export function serviceAsked(service: string): string {
  const plan = planOfService(service)
  return plan ? `${planNames[plan.id]} प्लान` : (named[service] ?? service)
}

export const planCard: Copy['planCard'] = {
  plan: (name) => `${name} प्लान`,
  popular: { byFiling: 'पसंदीदा', byPlan: 'सबसे पसंदीदा' },
  insteadOf: 'पहले की फीस',
  recommendedFor: (people) => `इनके लिए सही: ${people.join(', ')}`,
  from: (price, noGst) => `${rupees(price)} से, ${gstIncluded(noGst)}`,
  contents: (count) => `इसमें क्या-क्या है (${count})`,
  contentsOf: (plan) => `: ${plan}`,
  start: 'शुरू करें',
  choose: (plan) => `${plan} प्लान चुनें`,
  callback: 'वापस फ़ोन पाएँ',
  aboutPlan: (plan) => `${plan} प्लान के बारे में`,
  withPlan: (plan) => `${plan} प्लान के साथ`,
}

const aboutService: Record<ServiceMenuItem['slug'], string> = {
  'salary-house-rent-filing': 'वेतन और मकान के किराये के बारे में',
  'professionals-filing': 'पेशे की कमाई के बारे में',
  'capital-gains-filing': 'बेचने पर मुनाफ़े के बारे में',
  'traders-filing': 'ट्रेडिंग के बारे में',
  'foreign-income-filing': 'विदेश की कमाई के बारे में',
}

export const serviceCards: Copy['serviceCards'] = {
  more: 'और जानें',
  about: ({ slug }) => aboutService[slug],
}
