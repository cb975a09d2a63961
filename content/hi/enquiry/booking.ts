import type { Copy } from '../../en/copy.ts'

export const bookingPage: Copy['bookingPage'] = {
  title: 'CA से कॉल का समय चुनें',
  text: (minutes) => `समय चुनें, CA आपको फ़ोन करते हैं। कॉल मुफ़्त है और ${minutes} मिनट की होती है।`,
  promise: (promise) => `${promise} कॉल बाद की हो, तब भी।`,
  none: {
    title: 'अभी कोई समय खाली नहीं है',
    text: (promise) => `हर दिन नए समय खुलते हैं। आप हमें पूछताछ भी भेज सकते हैं। ${promise}`,
    contact: 'पूछताछ भेजें',
    call: (phone) => `${phone} पर फ़ोन करें`,
  },
}

export const bookingForm: Copy['bookingForm'] = {
  zone: {
    label: 'आपका टाइम ज़ोन',
    show: 'समय दिखाएँ',
    own: (place) => `${place} (आपका टाइम ज़ोन)`,
  },
  when: 'हम कब फ़ोन करें?',
  days: 'जिन दिनों समय खाली है',
  today: 'आज',
  tomorrow: 'कल',
  parts: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम', night: 'रात' },
  free: (count) => `${count} समय खाली`,
  inIndia: (time) => `भारत में ${time}`,
  chosen: 'आपकी कॉल',
  details: 'हम आपसे कैसे बात करें?',
  name: 'पूरा नाम',
  phone: 'फ़ोन',
  phonePlaceholder: '+91 98765 43210',
  phoneHint: 'भारत का नंबर न हो, तो देश का कोड भी लिखें।',
  email: 'ईमेल (ज़रूरी नहीं)',
  emailHint: 'कॉल की पुष्टि, कैलेंडर की फ़ाइल और याद दिलाने के लिए।',
  message: 'किस बारे में बात करनी है? (ज़रूरी नहीं)',
  messageHint: 'PAN, आधार या पासवर्ड न लिखें।',
  send: 'यह समय तय करें',
  sending: 'तय हो रहा है...',
  move: 'कॉल का समय बदलें',
  moving: 'बदला जा रहा है...',
  failed: { title: 'कॉल तय नहीं हुई' },
  moveFailed: { title: 'कॉल का समय नहीं बदला' },
  booked: {
    title: 'आपकी कॉल तय हो गई',
    withEmail:
      'हमने कैलेंडर की फ़ाइल के साथ ईमेल भेजा है। कॉल वहाँ से, या अपनी पूछताछ के पेज पर, बदल या रद्द कर सकते हैं।',
    withoutEmail: 'अपनी पूछताछ के पेज का लिंक रखें: वहाँ कॉल बदल या रद्द कर सकते हैं और कैलेंडर में रख सकते हैं।',
    repeated:
      'यह कॉल हमारे पास पहले से है, इसलिए दोबारा नहीं रखी गई। इसका लिंक उसे मिला जिसने पहले तय की थी। अगर वह आप ही हैं और आपने ईमेल दिया था, तो लिंक हमारे ईमेल में है।',
    receipt: 'अपनी पूछताछ देखें',
    file: 'कैलेंडर में रखें (.ics)',
    another: 'एक और कॉल तय करें',
  },
}

/** जगहों के नाम; जो यहाँ नहीं हैं, वे अंग्रेज़ी में रहते हैं */
const places: Record<string, string> = {
  'Asia/Kolkata': 'भारत',
  'Asia/Dubai': 'दुबई, अबू धाबी, मस्कट',
  'Asia/Riyadh': 'रियाद, कुवैत, दोहा, बहरीन',
  'Asia/Singapore': 'सिंगापुर, कुआलालंपुर',
  'Europe/London': 'लंदन, डबलिन',
  'Europe/Berlin': 'बर्लिन, पेरिस, एम्सटर्डम',
  'America/New_York': 'न्यूयॉर्क, टोरंटो',
  'America/Chicago': 'शिकागो, डलास',
  'America/Denver': 'डेनवर, कैलगरी',
  'America/Los_Angeles': 'लॉस एंजिलिस, सिएटल, वैंकूवर',
  'Australia/Sydney': 'सिडनी, मेलबर्न',
  'Pacific/Auckland': 'ऑकलैंड',
  'Australia/Adelaide': 'एडिलेड',
  'Australia/Brisbane': 'ब्रिस्बेन',
  'Australia/Perth': 'पर्थ',
  'Asia/Tokyo': 'टोक्यो, सोल',
  'Asia/Hong_Kong': 'हांगकांग, शंघाई, ताइपे',
  'Asia/Jakarta': 'जकार्ता, बैंकॉक',
  'Asia/Dhaka': 'ढाका',
  'Asia/Kathmandu': 'काठमांडू',
  'Asia/Colombo': 'कोलंबो',
  'Europe/Moscow': 'मॉस्को',
  'Africa/Nairobi': 'नैरोबी, दार अस सलाम',
  'Africa/Johannesburg': 'जोहान्सबर्ग',
}

export const zonePlaces: Copy['zonePlaces'] = (zone, inEnglish) => places[zone] ?? inEnglish

export const bookACall: Copy['bookACall'] = {
  link: 'कॉल का समय चुनें',
  afterSending: 'या अभी कॉल का समय चुनें',
}

export const callOnReceipt: Copy['callOnReceipt'] = {
  title: {
    booked: 'आपकी कॉल',
    cancelled: 'आपकी कॉल रद्द हो गई',
    done: 'आपकी कॉल',
    missed: 'हमारी बात नहीं हो पाई',
  },
  when: 'कब',
  inIndia: 'भारतीय समय',
  who: 'फ़ोन कौन करेंगे',
  booked: 'हम नीचे लिखे नंबर पर फ़ोन करेंगे।',
  moved: 'कॉल का समय अब यह है। हम नीचे लिखे नंबर पर फ़ोन करेंगे।',
  now: 'कॉल का समय हो गया है। अगर अब तक फ़ोन नहीं आया, तो हमें फ़ोन करें।',
  past: 'इस कॉल का समय निकल गया है। अगर फ़ोन नहीं आया, तो हमें फ़ोन करें या दूसरा समय चुनें।',
  stillReply: 'आपकी पूछताछ का जवाब हम कॉल से पहले भी देंगे।',
  cancelled: {
    visitor: 'यह कॉल आपने रद्द की है। आप दूसरा समय चुन सकते हैं।',
    staff: 'माफ़ करें, यह कॉल हमें रद्द करनी पड़ी। आप दूसरा समय चुन सकते हैं।',
  },
  done: 'हमारी बात हो चुकी है। कुछ और पूछना है? दूसरी कॉल का समय चुनें।',
  missed: 'हमने इस समय फ़ोन किया, पर बात नहीं हो पाई। आप दूसरा समय चुन सकते हैं।',
  none: 'किसी तय समय पर बात करनी है?',
  book: 'कॉल का समय चुनें',
  move: 'कॉल का समय बदलें',
  file: 'कैलेंडर में रखें (.ics)',
  cancel: {
    open: 'यह कॉल रद्द करें',
    text: 'फिर उस समय हम फ़ोन नहीं करेंगे। आप दूसरा समय चुन सकते हैं।',
    stillReply: 'आपकी पूछताछ खुली रहती है, और उसका जवाब हम देंगे।',
    button: 'हाँ, कॉल रद्द करें',
  },
}

export const receiptCallPage: Copy['receiptCallPage'] = {
  title: 'आपकी पूछताछ के बारे में कॉल',
  description: 'कॉल का समय।',
  book: 'अपनी पूछताछ के बारे में कॉल का समय चुनें',
  move: 'कॉल का समय बदलें',
  now: (time) => `कॉल अभी तय है: ${time}।`,
  back: 'आपकी पूछताछ पर लौटें',
  not: 'यहाँ कॉल का समय नहीं चुना जा सकता',
  noCall: 'बदलने के लिए कोई कॉल नहीं है। वह रद्द हो गई, या उसका समय बीत चुका है।',
  cannotBook: 'इस पूछताछ के लिए यहाँ कॉल का समय नहीं चुना जा सकता। कृपया हमें फ़ोन करें।',
}
