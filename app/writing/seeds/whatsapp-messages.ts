import type { Executor } from '#app/platform/db/database.ts'
import { replyTemplates } from '#app/platform/db/schema.ts'
import type { ServiceMenuItem } from '#content/services/menu.ts'

type Service = ServiceMenuItem['slug']

/** The first question about each service, in English and in Hindi. */
const QUESTIONS: Record<Service, { en: [title: string, text: string]; hi: [string, string] }> = {
  'salary-house-rent-filing': {
    en: [
      'salary',
      'about your salary return. Do you have your employer’s TDS certificate for {filing_year} (Form 16, or Form 130 from tax year 2026-27)? And do you pay rent or have a home loan? Then we can tell you what your return needs.',
    ],
    hi: [
      'वेतन',
      'आपने वेतन के इनकम टैक्स रिटर्न के बारे में पूछा था। क्या आपको कंपनी से {filing_year} का TDS सर्टिफ़िकेट मिल गया है (फॉर्म 16, या टैक्स वर्ष 2026-27 से फॉर्म 130)? और क्या आप किराये के घर में हैं, या होम लोन चल रहा है? इससे हम बता पाएँगे कि आपके रिटर्न के लिए किन दस्तावेज़ों की ज़रूरत होगी।',
    ],
  },
  'professionals-filing': {
    en: [
      'professional income',
      'about the return for your professional income. Roughly how much did you earn in fees in {filing_year}, and are any of your clients abroad? Then we can tell you whether section 44ADA suits you.',
    ],
    hi: [
      'पेशे की कमाई',
      'आपने अपने पेशे की कमाई के रिटर्न के बारे में पूछा था। {filing_year} में फीस से आपकी कमाई लगभग कितनी रही? और क्या आपके कोई क्लाइंट विदेश में भी हैं? इससे हम बता पाएँगे कि धारा 44ADA आपके लिए फ़ायदेमंद रहेगी या नहीं।',
    ],
  },
  'capital-gains-filing': {
    en: [
      'capital gains',
      'about your capital gains. What did you sell in {filing_year} (shares, mutual funds, property), and which brokers do you use?',
    ],
    hi: [
      'पूँजीगत लाभ',
      'आपने पूँजीगत लाभ (बेचने पर मुनाफ़ा) के रिटर्न के बारे में पूछा था। {filing_year} में आपने क्या बेचा: शेयर, म्यूचुअल फंड या मकान-ज़मीन? और आपका डीमैट खाता किस ब्रोकर के पास है?',
    ],
  },
  'traders-filing': {
    en: [
      'trading',
      'about your trading income. Which broker do you use, and did you trade F&O, intraday or both in {filing_year}?',
    ],
    hi: [
      'ट्रेडिंग',
      'आपने ट्रेडिंग के रिटर्न के बारे में पूछा था। आपका ट्रेडिंग खाता किस ब्रोकर के पास है? और {filing_year} में आपने F&O में ट्रेडिंग की, इंट्राडे में या दोनों में?',
    ],
  },
  'foreign-income-filing': {
    en: [
      'income abroad',
      'about your income abroad. Which country is it from, and how many days were you in India in {filing_year}?',
    ],
    hi: [
      'विदेश की कमाई',
      'आपने विदेश की कमाई के बारे में पूछा था। यह कमाई किस देश से है? और {filing_year} में आप भारत में कितने दिन रहे?',
    ],
  },
}

const greeting = {
  en: 'Hello {first_name}, this is {staff} from {firm}',
  hi: 'नमस्ते {first_name} जी, मैं {firm} से {staff}',
}
const closing = {
  en: 'When is a good time to call you?\n\nPlease don’t send documents, your PAN, Aadhaar or any password on WhatsApp.',
  hi: 'आपसे बात करने के लिए कौन-सा समय ठीक रहेगा?\n\nकृपया कोई दस्तावेज़, अपना PAN, आधार या कोई पासवर्ड WhatsApp पर न भेजें।',
}

/** The WhatsApp messages that a new site starts with. */
export function whatsappSeeds() {
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
      body: `${greeting.hi}। ${hi[1]} ${closing.hi}`,
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
      body: `${greeting.hi}। हमसे संपर्क करने के लिए आपका धन्यवाद। ${closing.hi}`,
    },
    {
      title: 'No answer to our call',
      language: 'en' as const,
      body: `${greeting.en}. We just called about your enquiry but couldn’t reach you. When should we call again? Just reply with a day and a time.`,
    },
    {
      title: 'फ़ोन पर बात नहीं हो पाई',
      language: 'hi' as const,
      body: `${greeting.hi}। हमने अभी आपको फ़ोन किया था, लेकिन बात नहीं हो पाई। आपको दोबारा कब फ़ोन करें? कृपया दिन और समय बता दीजिए।`,
    },
  ]
  return [...ofServices, ...ofAll].map((message) => ({
    ...message,
    channel: 'whatsapp' as const,
    subject: '',
  }))
}

export async function seedWhatsappMessages(tx: Executor): Promise<void> {
  await tx.insert(replyTemplates).values(whatsappSeeds()).onConflictDoNothing()
}
