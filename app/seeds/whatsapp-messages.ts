import type { ServiceMenuItem } from '#app/content/services/menu.ts'
import type { Executor } from '#app/db/database.ts'
import { replyTemplates } from '#app/db/schema.ts'

type Service = ServiceMenuItem['slug']

/** The first question about each service, in English and in Hindi. */
const QUESTIONS: Record<Service, { en: [title: string, text: string]; hi: [string, string] }> = {
  'salary-house-rent-filing': {
    en: [
      'salary',
      'about your salary return. Do you have your Form 16? And do you pay rent or have a home loan? Then we can tell you which regime costs you less.',
    ],
    hi: [
      'सैलरी',
      'आपके सैलरी वाले इनकम टैक्स रिटर्न के बारे में। क्या आपको Form 16 मिल गया है? और क्या आप किराया देते हैं, या होम लोन चल रहा है? इससे हम बता पाएँगे कि आपके लिए कौन-सी रिजीम सस्ती पड़ेगी।',
    ],
  },
  'professionals-filing': {
    en: [
      'professional income',
      'about the return for your professional income. Roughly how much did you earn in fees this year, and is any client abroad? Then we can tell you whether section 44ADA suits you.',
    ],
    hi: [
      'प्रोफ़ेशनल आय',
      'आपकी प्रोफ़ेशनल आय के रिटर्न के बारे में। इस साल आपकी फ़ीस लगभग कितनी रही, और क्या कोई क्लाइंट विदेश में है? इससे हम बता पाएँगे कि धारा 44ADA आपके लिए ठीक रहेगी या नहीं।',
    ],
  },
  'capital-gains-filing': {
    en: [
      'capital gains',
      'about your capital gains. What did you sell this year (shares, mutual funds, property), and which brokers do you use?',
    ],
    hi: [
      'कैपिटल गेन्स',
      'आपके कैपिटल गेन्स के बारे में। इस साल आपने क्या बेचा: शेयर, म्यूचुअल फ़ंड या प्रॉपर्टी? और आप कौन-से ब्रोकर इस्तेमाल करते हैं?',
    ],
  },
  'traders-filing': {
    en: [
      'trading',
      'about your trading income. Which broker do you use, and did you trade F&O, intraday or both?',
    ],
    hi: [
      'ट्रेडिंग',
      'आपकी ट्रेडिंग आय के बारे में। आप कौन-सा ब्रोकर इस्तेमाल करते हैं, और आपने F&O किया, इंट्राडे या दोनों?',
    ],
  },
  'foreign-income-filing': {
    en: [
      'income abroad',
      'about your income abroad. Which country is it from, and how many days were you in India this year?',
    ],
    hi: ['विदेशी आय', 'आपकी विदेशी आय के बारे में। यह आय किस देश से है, और इस साल आप भारत में कितने दिन रहे?'],
  },
}

const greeting = {
  en: 'Hello {first_name}, this is {staff} from {firm}',
  hi: 'नमस्ते {first_name} जी, मैं {staff}, {firm} से',
}
const closing = {
  en: 'When is a good time to call you?\n\nPlease don’t send your PAN, Aadhaar or any password on WhatsApp.',
  hi: 'आपसे बात करने का सही समय क्या रहेगा?\n\nकृपया अपना PAN, आधार या कोई पासवर्ड WhatsApp पर न भेजें।',
}

/** The WhatsApp messages that a new site starts with. */
export async function seedWhatsappMessages(tx: Executor): Promise<void> {
  const ofServices = Object.entries(QUESTIONS).flatMap(([service, { en, hi }]) => [
    {
      title: `First message: ${en[0]}`,
      language: 'en' as const,
      service,
      body: `${greeting.en}, ${en[1]} ${closing.en}`,
    },
    {
      title: `पहला संदेश: ${hi[0]}`,
      language: 'hi' as const,
      service,
      body: `${greeting.hi}, ${hi[1]} ${closing.hi}`,
    },
  ])
  const ofAll = [
    {
      title: 'First message',
      language: 'en' as const,
      body: `${greeting.en}. Thank you for your enquiry about {service}. ${closing.en}`,
    },
    {
      title: 'पहला संदेश',
      language: 'hi' as const,
      body: `${greeting.hi}। हमसे संपर्क करने के लिए धन्यवाद। ${closing.hi}`,
    },
    {
      title: 'No answer to our call',
      language: 'en' as const,
      body: `${greeting.en}. We just called about your enquiry but couldn’t reach you. When should we call again? Just reply with a day and a time.`,
    },
    {
      title: 'फ़ोन पर बात नहीं हो पाई',
      language: 'hi' as const,
      body: `${greeting.hi}। हमने अभी आपको फ़ोन किया था, लेकिन बात नहीं हो पाई। दोबारा कब फ़ोन करें? कृपया दिन और समय बता दीजिए।`,
    },
  ]
  await tx
    .insert(replyTemplates)
    .values(
      [...ofServices, ...ofAll].map((message) => ({
        ...message,
        channel: 'whatsapp' as const,
        subject: '',
      })),
    )
    .onConflictDoNothing()
}
