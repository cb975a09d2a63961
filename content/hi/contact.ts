import type { Copy } from '../en/copy.ts'

export const contact: Copy['contact'] = {
  title: 'रिटर्न भरने में CA की मदद लें',
  text: ({ months }, promise) => `बताएँ कि ${months} में आपकी कमाई कहाँ से हुई। ${promise}`,
  call: 'फ़ोन',
  write: 'ईमेल',
  visit: 'पता',
  chat: 'या WhatsApp पर बात करें',
  hours: 'समय',
  map: 'नक्शे पर देखें',
  next: {
    title: 'आगे क्या होगा',
    steps: [
      'CA आपका संदेश पढ़कर फ़ोन या ईमेल करते हैं।',
      'आपको दस्तावेज़ों की सूची और फीस बताई जाती है। फिर फ़ैसला आपका।',
      'हम रिटर्न तैयार करते हैं और आपकी हाँ के बाद ही भरते हैं।',
    ],
  },
}

export const topicChips: Copy['topicChips'] = { title: 'बात किस बारे में है?' }

export const contactTopics: Copy['contactTopics'] = [
  { id: 'salary-house-rent-filing', label: 'वेतन और मकान का किराया' },
  { id: 'professionals-filing', label: 'फ़्रीलांस या पेशे की कमाई' },
  { id: 'capital-gains-filing', label: 'शेयर, फंड या ज़मीन-मकान' },
  { id: 'traders-filing', label: 'F&O में ट्रेडिंग' },
  { id: 'foreign-income-filing', label: 'NRI या विदेश की कमाई' },
  { id: 'notice', label: 'टैक्स विभाग का नोटिस' },
  { id: 'earlier-year', label: 'किसी पिछले साल का रिटर्न' },
  { id: 'refund', label: 'रिफंड' },
  { id: 'senior-citizen', label: 'पेंशन, या माता-पिता का रिटर्न' },
]

export const aboutTopic: Copy['aboutTopic'] = (label) => `विषय: ${label}\n`
