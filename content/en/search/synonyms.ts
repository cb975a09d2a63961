/**
 * What visitors type for what our texts say, in other words, in Hindi and as it sounds. On the right,
 * words of our texts; several in one entry belong next to each other.
 */
export const searchSynonyms: { typed: string[]; means: string[] }[] = [
  { typed: ['fno', 'f n o', 'f and o', 'futures and options', 'derivatives'], means: ['f o'] },
  {
    typed: ['share market', 'stock market', 'stocks', 'stock', 'sharemarket', 'शेयर', 'शेयर बाजार'],
    means: ['share', 'trader', 'intraday', 'equity'],
  },
  {
    typed: ['bitcoin', 'btc', 'ethereum', 'vda', 'cryptocurrency', 'क्रिप्टो'],
    means: ['crypto', 'virtual digital'],
  },
  { typed: ['form sixteen', 'form16', 'फॉर्म 16'], means: ['form 16'] },
  { typed: ['26as', 'form 26as'], means: ['26as', 'ais'] },
  { typed: ['pf', 'provident fund'], means: ['epf', 'provident'] },
  { typed: ['mutual fund', 'mutual funds', 'mf', 'sip'], means: ['fund'] },
  { typed: ['hra', 'house rent', 'kiraya', 'kiraye', 'किराया'], means: ['hra', 'rent'] },
  { typed: ['landlord', 'makan malik', 'मकान मालिक'], means: ['landlord'] },
  { typed: ['makan', 'makaan', 'ghar', 'flat', 'मकान', 'घर'], means: ['house', 'home'] },
  { typed: ['zameen', 'jameen', 'plot', 'ज़मीन', 'जमीन'], means: ['land', 'property'] },
  {
    typed: ['tankhwah', 'vetan', 'naukri', 'pagar', 'वेतन', 'नौकरी'],
    means: ['salary', 'employer'],
  },
  { typed: ['paisa wapas', 'vapsi', 'wapsi', 'wapas', 'रिफंड', 'वापसी'], means: ['refund'] },
  { typed: ['byaj', 'byaaj', 'ब्याज'], means: ['interest'] },
  { typed: ['karz', 'karza', 'rin', 'कर्ज', 'लोन'], means: ['loan'] },
  { typed: ['sona', 'सोना'], means: ['gold'] },
  { typed: ['videsh', 'foreign', 'abroad', 'विदेश'], means: ['foreign', 'abroad', 'nri'] },
  {
    typed: ['dubai', 'uae', 'gulf', 'saudi', 'qatar', 'usa', 'america', 'canada', 'singapore'],
    means: ['nri', 'abroad'],
  },
  {
    typed: ['doctor', 'doctors', 'lawyer', 'advocate', 'architect', 'consultant', 'consultants'],
    means: ['44ada'],
  },
  {
    typed: [
      'last date',
      'aakhri tarikh',
      'akhri tarikh',
      'tarikh',
      'deadline',
      'आखिरी तारीख',
      'तारीख',
    ],
    means: ['due date'],
  },
  {
    typed: ['jurmana', 'penalty', 'fine', 'जुर्माना'],
    means: ['penalty', 'late fee', 'fee', 'missed the due date'],
  },
  {
    typed: ['234f', 'late fee', 'late fees', 'let fees', 'लेट फीस'],
    means: ['late fee', 'missed the due date'],
  },
  { typed: ['p l', 'pnl', 'p and l', 'profit and loss'], means: ['turnover', 'report'] },
  { typed: ['vyapar', 'dhandha', 'dhanda', 'karobar', 'व्यापार'], means: ['business'] },
  { typed: ['kheti', 'agriculture', 'farming', 'खेती'], means: ['agricultural'] },
  { typed: ['nivesh', 'bachat', 'निवेश', 'बचत'], means: ['invest', 'deduction'] },
  { typed: ['budhape', 'varishth nagrik', 'वरिष्ठ नागरिक'], means: ['senior'] },
  { typed: ['notis', 'नोटिस'], means: ['notice'] },
  { typed: ['pension', 'penshan', 'पेंशन'], means: ['pension', 'senior'] },
  { typed: ['adhar', 'aadhar', 'आधार'], means: ['aadhaar'] },
  { typed: ['पैन'], means: ['pan'] },
  { typed: ['टीडीएस'], means: ['tds'] },
  {
    typed: ['bechna', 'becha', 'bechne', 'bechi', 'बेचा', 'बेची', 'बेचने'],
    means: ['sale', 'sold', 'sell'],
  },
  { typed: ['ghata', 'ghaata', 'nuksan', 'घाटा', 'नुकसान'], means: ['loss'] },
  { typed: ['galti', 'sudhar', 'गलती', 'सुधार'], means: ['correct', 'revise', 'mistake'] },
  { typed: ['bharna', 'bhare', 'bharne', 'bharu', 'भरना', 'भरें', 'भरने'], means: ['file', 'filing'] },
  { typed: ['nai', 'nayi', 'नई'], means: ['new'] },
  { typed: ['purani', 'पुरानी'], means: ['old'] },
  { typed: ['vyavastha', 'व्यवस्था'], means: ['regime'] },
  { typed: ['वेरिफाई'], means: ['verify'] },
  { typed: ['टैक्स'], means: ['tax'] },
  {
    typed: ['dastavez', 'kagaz', 'kagzat', 'documents', 'papers', 'दस्तावेज', 'कागज', 'कागजात'],
    means: ['document'],
  },
  {
    typed: ['fees', 'charges', 'cost', 'kharcha', 'kimat', 'कीमत', 'फीस'],
    means: ['price', 'pay', 'fee'],
  },
  { typed: ['itr', 'kar', 'आयकर', 'रिटर्न'], means: ['return', 'itr'] },
]

/** What Hindi questions are asked with: no text is found by it. Words that English has too are left out. */
export const questionWords = new Set(
  `kab kaise kitna kitni kitne kahan kaha kyun kyon kaun kaunsa kaunsi kya ka ki ke ko mein hai hain
  tha thi ho hoga hogi mujhe mera meri mere apna apni hum ya liye wala wali walo walon milega milegi mila lagega lagegi
  lagta lagti aaya aayi aayega ayega chahiye karna kare karen karu karun karein jata jati
  कब कैसे कितना कितनी कितने कहां क्यों कौन कौनसा कौनसी क्या का की के को में से पर सा सी है हैं था थी हो होगा होगी मुझे मेरा मेरी मेरे
  अपना अपनी हम या लिए वाला वाली वालों मिलेगा मिलेगी मिला लगेगा लगेगी लगता लगती आया आई आएगा चाहिए करना करें करूं जाता जाती`
    .trim()
    .split(/\s+/),
)
