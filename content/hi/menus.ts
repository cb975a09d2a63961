import type { Copy } from '../en/copy.ts'

export const serviceNames: Copy['serviceNames'] = {
  'salary-house-rent-filing': {
    name: 'वेतन और मकान का किराया',
    menuDescription: 'वेतन, HRA, किराये की कमाई और होम लोन',
    cardDescription:
      'उनके लिए, जिन्हें वेतन मिलता है और जो किराया देते हैं, किराया पाते हैं या जिनका होम लोन है। जहाँ चुन सकते हैं, हम दोनों टैक्स व्यवस्थाओं की तुलना करते हैं।',
  },
  'professionals-filing': {
    name: 'पेशे की कमाई',
    menuDescription: 'डॉक्टर, वकील, फ़्रीलांसर और सलाहकार',
    cardDescription:
      'उनके लिए, जो वेतन नहीं, फीस कमाते हैं। हम देखते हैं कि 44ADA से ज़्यादा बचेगा या असली खर्चों से, और एडवांस टैक्स की योजना बनाते हैं।',
  },
  'capital-gains-filing': {
    name: 'बेचने पर मुनाफ़ा',
    menuDescription: 'शेयर, म्यूचुअल फंड, ज़मीन-मकान और क्रिप्टो',
    cardDescription:
      'उनके लिए, जिन्होंने शेयर, म्यूचुअल फंड, ज़मीन-मकान या क्रिप्टो बेचे। हर बिक्री पर उसके दिन की दर, और घाटा सही क्रम में।',
  },
  'traders-filing': {
    name: 'ट्रेडिंग',
    menuDescription: 'F&O, इंट्राडे, ऑडिट की सीमा और घाटा',
    cardDescription:
      'उनके लिए, जो फ़्यूचर, ऑप्शन या इंट्राडे के सौदे करते हैं। हम ICAI के तरीके से टर्नओवर निकालते हैं, ऑडिट जाँचते हैं और घाटा कानून के हिसाब से काम में लेते हैं।',
  },
  'foreign-income-filing': {
    name: 'विदेश की कमाई',
    menuDescription: 'NRI, विदेश की कमाई, दो देशों का टैक्स और Schedule FA',
    cardDescription:
      'NRI, भारत लौटने वालों और विदेश में कमाई या संपत्ति वालों के लिए। पहले तय होता है कि आप निवासी हैं या NRI, फिर DTAA की राहत, टैक्स की छूट और संपत्ति का ब्योरा।',
  },
}

export const guideNames: Copy['guideNames'] = {
  'tax-notices': { name: 'इनकम टैक्स के नोटिस' },
  'earlier-years': { name: 'पिछले सालों के रिटर्न' },
  refunds: { name: 'इनकम टैक्स रिफंड' },
  'senior-citizens': { name: 'वरिष्ठ नागरिक' },
  'rental-income': { name: 'किराये की कमाई' },
}
