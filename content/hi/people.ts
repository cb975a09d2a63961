import type { Copy } from '../en/copy.ts'

export const expertCard: Copy['expertCard'] = {
  experience: 'अनुभव',
  clients: 'क्लाइंट',
  rating: 'रेटिंग',
  membership: 'ICAI सदस्यता नंबर',
}

export const carousel: Copy['carousel'] = {
  title: 'लोगों की राय',
  role: 'कैरोसेल',
  slideRole: 'स्लाइड',
  slide: (number, count) => `${count} में से ${number}`,
  page: (number, count) => `पेज ${number}, कुल ${count}`,
  previous: 'पिछली राय',
  next: 'अगली राय',
}

export const expertWords: Copy['expertWords'] = {
  'rajesh-kumar': {
    name: 'CA राजेश कुमार',
    specialization: 'वेतन और बेचने पर मुनाफ़ा',
    experience: '12+ साल',
    description: 'एक से ज़्यादा नौकरियाँ, शेयरों की बिक्री और टैक्स व्यवस्था का चुनाव।',
  },
  'priya-sharma': {
    name: 'CA प्रिया शर्मा',
    specialization: 'पेशे की कमाई और ट्रेडिंग',
    experience: '15+ साल',
    description: 'अनुमान से कमाई, बही-खाता, ऑडिट, F&O।',
  },
  'venkat-reddy': {
    name: 'CA वेंकट रेड्डी',
    specialization: 'NRI और विदेश की कमाई',
    experience: '18+ साल',
    description: 'भारत में निवासी या NRI, दो देशों के समझौते, विदेश में दिए टैक्स का क्रेडिट और Schedule FA।',
  },
}

export const testimonialWords: Copy['testimonialWords'] = {
  'anil-m': {
    text: 'जिस HRA का दावा कभी नहीं किया था, वह इन्होंने पकड़ा, और दोनों टैक्स व्यवस्थाएँ एक पेज पर दिखाईं। पहली बार अपना रिटर्न समझ आया।',
    name: 'अनिल एम.',
    title: 'सॉफ़्टवेयर इंजीनियर, हैदराबाद',
  },
  'sneha-k': {
    text: 'तीन ब्रोकर खातों में सौदे थे। बुधवार तक ड्राफ़्ट मिल गया, हर सौदे के हिसाब के साथ।',
    name: 'स्नेहा के.',
    title: 'निवेशक, पुणे',
  },
  'dr-rao-d': {
    text: 'साफ़ बताया कि क्या चाहिए और कितना लगेगा। आख़िरी तारीख से एक हफ़्ता पहले भर दिया।',
    name: 'डॉ. राव डी.',
    title: 'दंत चिकित्सक, विजयवाड़ा',
  },
  'farhan-a': {
    text: 'दुबई से लौटने पर पता नहीं था कि अब भी NRI हूँ या नहीं। इन्होंने यात्रा की तारीखें साथ बैठकर देखीं और जवाब समझाया।',
    name: 'फ़रहान ए.',
    title: 'भारत लौटे NRI, बेंगलुरु',
  },
  'vikram-p': {
    text: 'पहले साल का F&O घाटा अब आगे जा रहा है। किसी ने नहीं बताया था कि इसके लिए समय पर भरना ज़रूरी है।',
    name: 'विक्रम पी.',
    title: 'ट्रेडर, अहमदाबाद',
  },
  'lakshmi-n': {
    text: 'फ़ोन पर विनम्र, चैट पर तेज़, और मेरी हाँ से पहले कुछ नहीं भरा।',
    name: 'लक्ष्मी एन.',
    title: 'सलाहकार, चेन्नई',
  },
}

export const ratingWords: Copy['ratingWords'] = {
  before: '2000+ क्लाइंट की रेटिंग',
  after: '',
  stars: (rating, max) => `${max} में से ${rating}`,
}

export const statLabels: Copy['statLabels'] = {
  'stat-returns': 'रिटर्न भरे',
  'stat-experts': 'CA',
  'stat-success': 'सफल',
  'stat-savings': 'टैक्स की बचत',
}
