import type { Copy } from '../en/copy.ts'

export const pageMetadata: Copy['pageMetadata'] = {
  home: {
    title: 'CA से इनकम टैक्स रिटर्न भरवाएँ',
    description:
      'CA आपका इनकम टैक्स रिटर्न तैयार करते और भरते हैं: वेतन और किराया, पेशा, शेयर और मकान की बिक्री, ट्रेडिंग और विदेश की कमाई। फीस पहले से तय।',
    keywords: ['इनकम टैक्स रिटर्न', 'ITR भरना', 'CA', 'हैदराबाद'],
  },
  pricing: {
    title: 'रिटर्न भरवाने की फीस और प्लान',
    description:
      'CA से रिटर्न भरवाने में कितना लगता है। तीन प्लान, GST और हमारी फीस शामिल, और हर प्लान में क्या-क्या है।',
    keywords: ['ITR भरने की फीस', 'CA की फीस', 'इनकम टैक्स प्लान'],
  },
  contact: {
    title: 'हमारे CA से संपर्क करें',
    description: 'अपने इनकम टैक्स रिटर्न के बारे में CA को लिखें, फ़ोन करें या चैट करें। हर पूछताछ का जवाब CA देते हैं।',
    keywords: ['CA से संपर्क', 'इनकम टैक्स में मदद'],
  },
  my: {
    title: 'अपने रिटर्न का पेज खोजें',
    description:
      'अपना ईमेल लिखें। आपके दस्तावेज़, सवाल और रिटर्न के पेज का लिंक हम उस ईमेल पर भेजते हैं जो हमारे पास है।',
    keywords: ['टैक्स रिटर्न का पेज', 'रिटर्न कहाँ तक पहुँचा'],
  },
}

export const siteMetadata: Copy['siteMetadata'] = {
  language: 'hi-IN',
  locale: 'hi_IN',
  home: 'पहला पेज',
  appDescription: 'CA से इनकम टैक्स रिटर्न',
  serviceType: 'इनकम टैक्स रिटर्न भरना',
  contactType: 'customer service',
  spokenLanguages: ['English', 'Hindi'],
}
