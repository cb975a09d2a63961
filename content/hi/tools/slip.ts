import type { Copy } from '../../en/copy.ts'

export const slip: Copy['slip'] = {
  title: 'इनकम टैक्स रिटर्न',
  question: (income) => `${income} में आपकी कमाई कहाँ से हुई?`,
  incomes: {
    salary: 'वेतन या पेंशन',
    rent: 'मकान का किराया मिला',
    shares: 'शेयर, फंड या क्रिप्टो',
    fno: 'F&O या इंट्राडे',
    business: 'कारोबार या फ़्रीलांस',
    abroad: 'विदेश से कमाई',
  },
  show: 'मेरा फॉर्म और फीस दिखाएँ',
  rows: { form: 'फॉर्म', plan: 'प्लान', due: 'तारीख', documents: 'दस्तावेज़' },
  blank: {
    form: 'ऊपर अपनी कमाई पर निशान लगाएँ',
    note: 'आपका फॉर्म, फीस, आख़िरी तारीख और दस्तावेज़ यहाँ दिखेंगे।',
    plan: '…',
    due: '…',
    documents: '…',
  },
  lateReturns: (earlierYear, belated) =>
    belated
      ? `देर से भरा रिटर्न: फीस वही। किसी पिछले साल का: ${earlierYear}`
      : `किसी पिछले साल का रिटर्न: ${earlierYear}`,
  list: 'सूची देखें',
  tool: 'कुछ और सवालों के जवाब दें और पूरी सूची पाएँ',
  callBack: 'मुझे वापस फ़ोन करें',
  chat: 'यह सूची WhatsApp पर भेजें',
  stamp: 'संभावित',
}

export const slipDocuments: Copy['slipDocuments'] = (forms) => ({
  lastReturn: 'पिछले साल का रिटर्न, अगर भरा था',
  statements: `AIS और ${forms.credits}`,
  form16: `हर नौकरी का ${forms.salary}`,
  rentPaid: 'किराये की रसीदें और किरायानामा, अगर किराया देते हैं',
  investments: 'निवेश के सबूत, पुरानी टैक्स व्यवस्था के लिए',
  rentReceived: 'किरायानामा और नगर निगम के टैक्स की रसीदें',
  homeLoan: 'होम लोन के ब्याज का प्रमाणपत्र',
  brokers: 'हर ब्रोकर का टैक्स P&L',
  funds: 'फंड और क्रिप्टो के मुनाफ़े का स्टेटमेंट',
  losses: 'वे रिटर्न, जिनका घाटा आगे ले जाना है',
  ledgers: 'ब्रोकर की लेजर और कॉन्ट्रैक्ट नोट',
  invoices: `बिल या ग्राहकों की सूची, और ${forms.fees}`,
  banks: 'हर बैंक खाते का स्टेटमेंट',
  expenses: 'आपके खर्चों के बिल',
  gst: 'GST रिटर्न, अगर रजिस्ट्रेशन है',
  days: 'भारत में रहने की तारीखें',
  foreignTax: 'विदेश की सैलरी स्लिप, टैक्स रिटर्न और कटा हुआ टैक्स',
  foreignAssets: 'विदेश के खातों और शेयरों के स्टेटमेंट',
})

export const slipNotes: Copy['slipNotes'] = {
  'ITR-1': (limit) => `भारत के साधारण निवासी (ordinarily resident) के लिए, ${limit} तक की कमाई पर।`,
  'ITR-2': (gains) => `लिस्टेड शेयरों पर लंबी अवधि का मुनाफ़ा ${gains} तक हो, तो ITR-1 भी चलेगा।`,
  'ITR-3': 'बैलेंस शीट और लाभ-हानि खाते के साथ।',
  'ITR-4': 'अनुमान से कमाई दिखा सकें तो ITR-4, बही-खाता रखें तो ITR-3।',
  scheduleFa:
    'सिर्फ़ भारत के साधारण निवासी (ordinarily resident) के लिए। NRI और RNOR को Schedule FA नहीं भरना।',
  lastForms: (year) => `पिछले साल के फॉर्म के हिसाब से: ${year} के फॉर्म अभी नहीं आए हैं।`,
}

export const slipForm: Copy['slipForm'] = {
  books: 'ITR-4, या बही-खाते के साथ ITR-3',
  withScheduleFa: (form) => `${form}, Schedule FA के साथ`,
}

export const slipDue: Copy['slipDue'] = {
  open: (due) => due,
  'last-week': (due) => due,
  belated: (due, { on, lateFee: { small, full } }, fee = `${small} या ${full}`) =>
    `${due} थी। देर से भरा रिटर्न ${on.belated} तक, लेट फीस ${fee}`,
  closed: (due, { on }) => `${due} थी। अपडेटेड रिटर्न (ITR-U) ${on.updated} तक`,
  unknown: () => 'हम तारीख जाँच रहे हैं',
}

export const slipMessage: Copy['slipMessage'] = {
  empty: 'नमस्ते, मेरे लिए कौन-सा फॉर्म, प्लान और दस्तावेज़ चाहिए?',
  list: (year, incomes, form, documents) =>
    [
      `नमस्ते, मुझे ${year} का रिटर्न भरने में मदद चाहिए।`,
      `कमाई: ${incomes.join(', ')}।`,
      `फॉर्म शायद: ${form}।`,
      'दस्तावेज़:',
      ...documents.map((document) => `- ${document}`),
    ].join('\n'),
}
