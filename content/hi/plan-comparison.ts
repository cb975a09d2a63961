import type { Copy } from '../en/copy.ts'
import { fromProfessional, inAll, inPremium, refundsAddress } from '../en/plan-comparison.ts'
import { gstIncluded } from './price-includes.ts'

export const planComparison: Copy['planComparison'] = {
  title: 'प्लान की तुलना',
  caption: 'किस प्लान में क्या है',
  feature: 'क्या-क्या होता है',
  price: (noGst) => `फीस, ${gstIncluded(noGst)}`,
  included: 'शामिल है',
  notIncluded: 'शामिल नहीं',
  rows: [
    { label: 'वेतन या पेंशन, सारी नौकरियों की', plans: inAll },
    {
      label: {
        group: 'plain',
        open: 'HRA, और दोनों टैक्स व्यवस्थाओं की तुलना',
        belated: 'लेट फीस और ब्याज का हिसाब',
        closed: 'लेट फीस और ब्याज का हिसाब',
      },
      plans: inAll,
    },
    { label: ({ forms }) => `${forms.salary}, AIS और ${forms.credits} का मिलान`, plans: inAll },
    {
      label: 'मकान',
      plans: { basic: 'एक', professional: 'कितने भी', premium: 'कितने भी, विदेश में भी' },
    },
    { label: 'बेचने पर मुनाफ़ा: शेयर, फंड, ज़मीन-मकान, क्रिप्टो', plans: fromProfessional },
    { label: 'पेशे और फ़्रीलांस काम की कमाई', plans: fromProfessional },
    { label: 'F&O और इंट्राडे ट्रेडिंग', plans: fromProfessional },
    { label: 'इस साल के एडवांस टैक्स का अंदाज़ा', plans: fromProfessional },
    { label: 'निवासी हैं या NRI, और विदेश की कमाई', plans: inPremium },
    { label: 'विदेश में दिए टैक्स का क्रेडिट और समझौते की राहत', plans: inPremium },
    { label: 'विदेश की संपत्ति के लिए Schedule FA', plans: inPremium },
    {
      label: 'आम तौर पर कौन-सा फॉर्म',
      plans: { basic: 'ITR-1 या 2', professional: 'ITR-2, 3 या 4', premium: 'ITR-2 या 3' },
    },
  ],
}

export const payment: Copy['payment'] = {
  title: 'पैसे कब और कैसे देने हैं',
  steps: [
    {
      title: 'पूछने के पैसे नहीं लगते',
      text: 'पहली सलाह मुफ़्त है। यह वेबसाइट कार्ड या बैंक की जानकारी कभी नहीं माँगती।',
    },
    {
      title: 'फीस पहले से तय',
      text: 'CA फीस और देने का तरीका लिखकर बताते हैं। रिटर्न भरने से पहले कभी भी मना कर सकते हैं।',
      link: { href: refundsAddress, label: 'कितना वापस मिलता है, और कब' },
    },
  ],
}
