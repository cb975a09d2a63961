import type { HraAndRentTdsWords } from '../../../en/tools/hra-and-rent-tds/form.ts'
import { houseRentFacts as facts } from '../../../facts/house-rent.ts'
import { monthNames } from '../../due-dates.ts'
import { inHindi } from '../../register-words.ts'
import { cityNames, hraWords } from '../../working/hra.ts'
import { rentTdsWords } from '../../working/rent-tds.ts'
import { toolWordsWith } from '../tool-words.ts'

const months = Object.values(monthNames)

export const words: HraAndRentTdsWords = {
  form: {
    pay: {
      salary: 'महीने का मूल वेतन और महँगाई भत्ता (DA)',
      hra: 'महीने का HRA',
      rent: 'महीने का किराया',
    },
    cities: { ...cityNames, other: 'कहीं और' },
    place: {
      title: 'शहर और महीने',
      city: 'किराये का मकान किस शहर में है',
      choose: 'शहर चुनें',
      from: 'HRA किस महीने से',
      to: 'HRA किस महीने तक',
    },
    changes: {
      title: 'साल के बीच क्या बदला',
      hint: 'वेतन बढ़ा, किराया बदला या मकान बदला। सिर्फ़ वही भरें, जो बदला। जिन महीनों में किराया नहीं दिया, उनके लिए किराया 0 लिखें।',
      label: 'बदलाव',
      add: 'एक और बदलाव जोड़ें',
      row: (number) => `बदलाव ${number}`,
      from: 'किस महीने से',
      chooseMonth: 'महीना चुनें',
      city: 'शहर',
      asBefore: 'वही, जो पहले था',
      salary: 'महीने का मूल वेतन और DA',
    },
    person: {
      title: 'आपकी कमाई और मकान मालिक',
      income: 'पुरानी टैक्स व्यवस्था में कुल कमाई, पूरा HRA जोड़कर',
      incomeHint: 'कटौतियाँ घटाने के बाद। इससे दिखेगा कि कितना टैक्स बचता है।',
      slab: 'या सिर्फ़ अपना सबसे ऊँचा स्लैब चुनें',
      slabOfIncome: 'मेरी कमाई के हिसाब से',
      noTax: 'टैक्स नहीं लगता',
      abroad: 'मकान मालिक विदेश में रहते हैं',
    },
  },
  answer: {
    missing: {
      all: 'महीने का मूल वेतन, HRA और किराया लिखें।',
      salary: 'महीने का मूल वेतन लिखें।',
      hra: 'महीने का HRA लिखें। न मिलता हो, तो 0 लिखें।',
      rent: 'महीने का किराया लिखें। न देते हों, तो 0 लिखें।',
    },
    faults: {
      aboveSalary: 'HRA मूल वेतन और DA के जोड़ से ज़्यादा नहीं हो सकता',
      until: 'शुरू के महीने के बाद का महीना चुनें',
      month: 'बदलाव का महीना चुनें',
      outside: (from, to) => `${from} से ${to} तक का कोई महीना चुनें`,
    },
    headline: 'टैक्स-मुक्त HRA, पुरानी टैक्स व्यवस्था में',
    received: (hra) => `मिले हुए ${inHindi(hra)} में से। नई टैक्स व्यवस्था में HRA टैक्स-मुक्त नहीं होता।`,
    chooseCity: (more) => `अपना शहर चुनें: महानगर में यह ${inHindi(more)} होता।`,
    nothing: {
      noHra: 'आपको HRA नहीं मिलता, इसलिए टैक्स-मुक्त होने को कुछ नहीं है।',
      noRent: 'किराया न देते हों, तो HRA टैक्स-मुक्त नहीं होता।',
      lowRent: (share) => `किराया वेतन के ${share} से ज़्यादा नहीं है।`,
    },
    figures: {
      taxable: 'HRA, जिस पर टैक्स लगेगा',
      worth: 'कितना टैक्स बचेगा',
      worthText: {
        slab: (slab) => `${slab} की दर से, सेस के साथ, सरचार्ज जोड़े बिना`,
        income: 'सरचार्ज और सेस के साथ',
        pay: 'अगर मूल वेतन, DA और HRA के सिवा कोई कमाई न हो',
      },
      tds: 'किराये पर TDS, जो आपको काटना है',
      tdsText: (month, form, day) => `${month} के किराये से काटें, और ${day} तक ${form} भरें`,
      tdsAbroad: 'हर भुगतान से',
      tdsAbroadText: (form) => `TAN चाहिए, और हर तीन महीने में ${form} भरना होता है`,
      pan: 'मकान मालिक का PAN',
      panNeeded: 'चाहिए',
      panText: (limit, form) =>
        `साल का किराया ${inHindi(limit)} से ज़्यादा है, इसलिए ${form} में लिखना है`,
    },
    forms: {
      proof: 'फॉर्म 12BB',
      proof2026: 'फॉर्म 124',
      rent: 'फॉर्म 26QC',
      rent2026: 'फॉर्म 141',
      abroad: 'फॉर्म 27Q',
      abroad2026: 'फॉर्म 144',
    },
    table: {
      caption: 'तीन रकमें, और उनमें सबसे छोटी',
      head: [
        'महीने',
        'HRA',
        'किराया, वेतन का हिस्सा घटाकर',
        'वेतन का हिस्सा',
        'टैक्स-मुक्त',
        'सबसे छोटी रकम',
      ],
      least: { hra: 'HRA', rent: 'किराया', salary: 'वेतन' },
      salary: (amount, share) => `${amount} (${share}%)`,
    },
    workings: { hra: 'HRA', tds: (period) => `किराये पर TDS${period && `, ${period}`}` },
    person: 'कितना काटना है, यह CA बता सकते हैं। नीचे के फॉर्म से ये आँकड़े हमें भेजें।',
    assumptions: {
      city: 'शहर नहीं चुना गया, इसलिए मकान महानगर से बाहर माना।',
      salary: 'DA रिटायरमेंट के फ़ायदों में गिना जाता है। यहाँ वेतन में दूसरे भत्ते और कमीशन शामिल नहीं हैं।',
      landlord: 'एक मकान का किराया एक ही मकान मालिक को जाता है, और आपके खातों का टैक्स ऑडिट नहीं होता।',
      tenancy: 'मकान बदलना तभी माना, जब यहाँ दूसरा शहर चुना गया या किसी महीने किराया नहीं दिया गया।',
      slab: 'टैक्स-मुक्त हुआ पूरा HRA आपके चुने हुए स्लैब में आता है।',
      person: 'आप भारत में निवासी हैं, और आपकी उम्र 60 से कम है।',
    },
  },
  months: {
    names: [...months.slice(3), ...months.slice(0, 3)],
    span: (first, last) => `${first} से ${last}`,
  },
  hra: hraWords,
  rentTds: rentTdsWords,
}

/** जिन नियमों का मूल्य रजिस्टर में शब्दों में है */
const ruleValues: Record<string, string> = {
  [facts.hraLeast.value]:
    'इन तीन में से सबसे छोटी रकम: मिला हुआ HRA; किराया, वेतन का एक हिस्सा घटाकर; और वेतन का एक हिस्सा। जितने महीने कुछ न बदले, उतने महीनों का अलग हिसाब',
  [facts.rentTdsOnce.value]:
    'एक ही बार, पूरे साल के किराये पर, साल या किरायेदारी के आख़िरी महीने के किराये से',
  [facts.rentTdsMost.value]: 'उस आख़िरी महीने का किराया',
  [facts.rentTdsAbroad.value]:
    'टैक्स हर भुगतान पर कटता है, रकम कितनी भी छोटी हो, और किरायेदार को TAN चाहिए',
}

export const toolWords = toolWordsWith(ruleValues)
