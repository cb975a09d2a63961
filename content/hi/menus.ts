import type { Copy } from '../en/copy.ts'

export const serviceNames: Copy['serviceNames'] = {
  'salary-house-rent-filing': {
    name: 'वेतन और मकान का किराया',
    menuDescription: 'वेतन, HRA, किराये की कमाई और होम लोन',
  },
  'professionals-filing': {
    name: 'पेशे की कमाई',
    menuDescription: 'डॉक्टर, वकील, फ़्रीलांसर और सलाहकार',
  },
  'capital-gains-filing': {
    name: 'बेचने पर मुनाफ़ा',
    menuDescription: 'शेयर, म्यूचुअल फंड, ज़मीन-मकान और क्रिप्टो',
  },
  'traders-filing': {
    name: 'ट्रेडिंग',
    menuDescription: 'F&O, इंट्राडे, ऑडिट की सीमा और घाटा',
  },
  'foreign-income-filing': {
    name: 'विदेश की कमाई',
    menuDescription: 'NRI, विदेश की कमाई, दो देशों का टैक्स और Schedule FA',
  },
}

export const guideNames: Copy['guideNames'] = {
  'tax-notices': { name: 'इनकम टैक्स के नोटिस' },
  'earlier-years': { name: 'पिछले सालों के रिटर्न' },
  refunds: { name: 'इनकम टैक्स रिफंड' },
  'senior-citizens': { name: 'वरिष्ठ नागरिक' },
  'rental-income': { name: 'किराये की कमाई' },
}
