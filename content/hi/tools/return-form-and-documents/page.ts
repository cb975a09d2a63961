import { aboutYear, type ReturnGroup } from '../../../en/season/season.ts'
import type { ToolPage } from '../../../en/tools/page.ts'
import { page as english } from '../../../en/tools/return-form-and-documents/page.ts'
import { formatFact } from '../../../facts/format.ts'
import { returnFormFacts as facts } from '../../../facts/return-forms.ts'
import type { TaxFactId } from '../../../facts/tax-facts.ts'
import { ASSESSMENT_YEAR, FORMS_YEAR, LATEST_YEAR } from '../../../facts/tax-year.ts'
import { fact } from '../../facts.ts'
import { inHindi } from '../../register-words.ts'
import { limit } from './rules.ts'

const checkedOn = inHindi(formatFact({ value: facts.itr1Income.checkedOn, unit: 'date' }))
const belated = fact('belatedDateAy2026')
const due = (group: ReturnGroup, who: string, day: TaxFactId) =>
  aboutYear(FORMS_YEAR, {
    group,
    open: `${who}, तो कानून में आख़िरी तारीख ${fact(day)} है।`,
    belated: `${who}, तो कानून में आख़िरी तारीख ${fact(day)} थी।`,
    closed: `${who}, तो कानून में आख़िरी तारीख ${fact(day)} थी।`,
  })

/** अंग्रेज़ी के क्रम में */
const related = ['निवासी, RNOR या NRI', 'आख़िरी तारीखें', 'प्लान और फीस']

export const page: ToolPage = {
  title: 'कौन-सा फॉर्म, कौन-से दस्तावेज़',
  text: 'अपनी कमाई पर निशान लगाएँ। फॉर्म और दस्तावेज़ों की सूची मिल जाएगी।',
  metadata: {
    title: `कौन-सा ITR फॉर्म और कौन-से दस्तावेज़, ${ASSESSMENT_YEAR}`,
    description: `${ASSESSMENT_YEAR} के लिए अपना ITR फॉर्म जानें, आसान फॉर्म क्यों नहीं चलेगा, आख़िरी तारीख, और दस्तावेज़ों की सूची, जिस पर निशान लगाएँ, प्रिंट करें या खुद को भेजें।`,
    keywords: ['कौन-सा ITR फॉर्म', 'ITR-1 या ITR-2', 'ITR भरने के दस्तावेज़', ASSESSMENT_YEAR],
  },
  notYet: (year) =>
    `हमने ${checkedOn} को जाँचा था। तब तक ${year} के रिटर्न फॉर्म नहीं आए थे। नीचे ${LATEST_YEAR} के फॉर्म हैं।`,
  about: [
    {
      title: 'चार फॉर्म, दो सवाल',
      paragraphs: [
        'पहला सवाल यह है कि कारोबार या पेशे की कमाई हुई या नहीं। F&O, इंट्राडे ट्रेडिंग और फर्म में साझेदारी भी इसी में गिनी जाती हैं। नहीं हुई, तो ITR-1 या ITR-2 भरना है। हुई, तो ITR-4 या ITR-3।',
        `दूसरा सवाल यह है कि दोनों में से आसान फॉर्म में सब कुछ आ जाता है या नहीं। ITR-1 और ITR-4 भारत के साधारण निवासियों (ordinarily resident) के लिए हैं, जिनकी कुल कमाई ${limit('itr1Income')} तक हो। इनमें ${limit('itr1Houses')} मकानों की कमाई, ${limit('itr1Agriculture')} तक खेती की कमाई, और लिस्टेड शेयरों और इक्विटी फंड पर ${limit('itr1Gains')} तक लंबी अवधि का मुनाफ़ा चलता है, बस कोई घाटा न उसे कम करने में लगे, न आगे ले जाया जाए। दूसरा मकान ${LATEST_YEAR} से चलता है।`,
        'एक भी चीज़ इनमें न आए, तो ये फॉर्म नहीं चलेंगे। क्रिप्टो का एक सौदा, कंपनी में डायरेक्टर का पद, विदेश में खाता या किसी पिछले साल का घाटा हो, तो ITR-2 भरना है, और कारोबार हो, तो ITR-3। कारोबार, F&O या इंट्राडे का पिछले सालों का घाटा हो, तो कारोबार बंद होने के बाद भी ITR-3 ही चाहिए। नकद निकालने पर TDS कटा हो, तो ITR-1 नहीं चलेगा, पर ITR-4 चलेगा।',
      ],
    },
    {
      title: 'रिटर्न कब तक भरना है',
      paragraphs: [
        due('plain', 'कारोबार की कमाई न हो', 'dueDateAy2026'),
        due('business', 'कारोबार की कमाई हो और ऑडिट न हो', 'dueDateBusinessAy2026'),
        due('audit', 'ऑडिट हो', 'dueDateAuditAy2026'),
        aboutYear(FORMS_YEAR, {
          group: 'plain',
          open: `उसके बाद ${belated} तक देर से भरा रिटर्न (belated return) भर सकते हैं।`,
          belated: `अब ${belated} तक देर से भरा रिटर्न (belated return) भर सकते हैं।`,
          closed: `देर से रिटर्न (belated return) भरने का आख़िरी दिन ${belated} था।`,
        }),
        'गलत फॉर्म में भरे रिटर्न में कमी (defective return) मानी जाती है। विभाग एक तय समय में उसे ठीक करने को कहता है। न करें, तो माना जाता है कि रिटर्न भरा ही नहीं।',
      ],
    },
    {
      title: 'पहले जुटाएँ, फिर भरें',
      paragraphs: [
        'ज़्यादातर गलतियाँ किसी छूटे हुए दस्तावेज़ से शुरू होती हैं। सूची में वही है, जो आपके रिटर्न के लिए चाहिए, और कुछ नहीं। जो आपके पास है, उस पर निशान लगाएँ, सूची प्रिंट करें या खुद को भेजें। हम पासवर्ड कभी नहीं माँगते, और इस टूल के लिए PAN भी नहीं चाहिए।',
      ],
    },
  ],
  example: {
    title: 'वेतन, दो फ़्लैट और कुछ शेयर',
    text: 'उन्हें वेतन मिलता है, एक फ़्लैट में वे रहती हैं और दूसरा किराये पर दिया है। लिस्टेड शेयर एक साल से ज़्यादा रखकर बेचे: मुनाफ़ा सीमा से कम रहा, और घाटा नहीं हुआ।',
  },
  edgeCases: [
    {
      title: 'विदेश में सिर्फ़ एक खाता',
      text: 'आप भारत के साधारण निवासी (ordinarily resident) हैं और विदेश के किसी खाते पर दस्तख़त कर सकते हैं, तो ITR-2 या ITR-3 भरना है, Schedule FA के साथ, चाहे खाता खाली हो।',
    },
    {
      title: 'NRI और RNOR',
      text: 'कमाई कितनी भी कम हो, ITR-1 या ITR-4 नहीं भर सकते। Schedule FA भी नहीं भरना होता।',
    },
    {
      title: 'HUF और फर्म',
      text: 'HUF का रिटर्न ITR-1 में नहीं भर सकते। उसके लिए ITR-2, ITR-3 या ITR-4 है। यह टूल सिर्फ़ किसी व्यक्ति के अपने रिटर्न के बारे में पूछता है।',
    },
    {
      title: 'आगे के साल',
      text: 'टैक्स वर्ष 2026-27 के फॉर्म अभी नहीं आए हैं। आते ही हम जोड़ देंगे।',
    },
  ],
  faqs: [
    {
      question: 'ITR-1 काफ़ी हो, तो क्या ITR-2 भर सकते हैं?',
      answer:
        'हाँ। ITR-1 में जो कुछ आता है, वह ITR-2 में भी आता है। पर उसमें भरने को ज़्यादा है, इसलिए ज़्यादातर लोग उसे नहीं भरते।',
    },
    {
      question: 'मकान बेचने पर हुए मुनाफ़े के लिए कौन-सा फॉर्म है?',
      answer: 'ITR-2, और कारोबार हो, तो ITR-3। दूसरा मकान खरीदने से मुनाफ़ा टैक्स-मुक्त हो जाए, तब भी।',
    },
    {
      question: 'क्या रिटर्न के साथ दस्तावेज़ लगाने होते हैं?',
      answer:
        'नहीं। रिटर्न के साथ कुछ नहीं लगता। दस्तावेज़ सँभालकर रखें, क्योंकि विभाग उन्हें सालों बाद भी माँग सकता है।',
    },
  ],
  related: english.related.map(({ href }, index) => ({ href, label: related[index] ?? '' })),
}
