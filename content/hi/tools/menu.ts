import type { Copy } from '../../en/copy.ts'

export const toolNames: Copy['toolNames'] = {
  'what-can-i-still-do': {
    name: 'अब क्या हो सकता है?',
    description: 'तारीख निकल गई या कोई गलती हुई? देखें कि अब क्या भर सकते हैं, कब तक और कितने में।',
  },
  'i-got-a-notice': {
    name: 'मुझे नोटिस आया है',
    description: 'यह क्या है, जवाब का आख़िरी दिन, न दें तो क्या होता है, और एक सूची।',
  },
  'refund-and-interest': {
    name: 'रिफंड और ब्याज',
    description: 'रिफंड कब तक, ब्याज कितना, और वह क्यों रुक सकता है।',
  },
  'old-or-new-regime': {
    name: 'पुरानी या नई टैक्स व्यवस्था',
    description: 'दोनों व्यवस्थाओं में आपका टैक्स, जवाब किससे बदलेगा, और हर कदम।',
  },
  'selling-a-house': {
    name: 'मकान बेचना',
    description: 'महँगाई जोड़कर और बिना जोड़े टैक्स, उसे बचाने का तरीका, और कब तक।',
  },
  'advance-tax': {
    name: 'एडवांस टैक्स',
    description: 'आपकी किस्तें, और कोई छूटी हो, तो आज तक का ब्याज।',
  },
  'resident-rnor-or-nri': {
    name: 'निवासी, RNOR या NRI',
    description: 'आने-जाने की तारीखों से आपकी स्थिति, और कितने दिन में वह बदलेगी।',
  },
  'return-form-and-documents': {
    name: 'कौन-सा फॉर्म, कौन-से दस्तावेज़',
    description: 'आपका ITR फॉर्म, और एक सूची, जिस पर निशान लगाएँ, प्रिंट करें या खुद को भेजें।',
  },
  'f-and-o-turnover-and-audit': {
    name: 'F&O का टर्नओवर और ऑडिट',
    description: 'आपके P&L से टर्नओवर, और टैक्स ऑडिट चाहिए या नहीं।',
  },
  'shares-and-funds': {
    name: 'शेयर और फंड',
    description: 'बेचने की तारीख से टैक्स, घाटे का हिसाब, और इस साल कितना मुनाफ़ा अब भी टैक्स-मुक्त है।',
  },
  'presumptive-or-books': {
    name: '44ADA, 44AD या बही-खाता',
    description: 'अनुमान से कमाई या असली मुनाफ़ा: दोनों पर टैक्स।',
  },
  'hra-and-rent-tds': {
    name: 'HRA, महीने-महीने',
    description: 'महीने-महीने कितना HRA टैक्स-मुक्त है, और किराये पर TDS।',
  },
  'due-dates': {
    name: 'आख़िरी तारीखें',
    description: 'टैक्स की आपकी अपनी तारीखें, कैलेंडर में या ईमेल से।',
  },
  'tds-on-rent-and-house': {
    name: 'किराये और मकान पर TDS',
    description: 'किराया देने या मकान खरीदने पर आपको क्या काटना है, और कब तक।',
  },
  'old-section-new-section': {
    name: 'पुरानी धारा, नई धारा',
    description: '1961 के कानून की धाराएँ और फॉर्म 2025 के कानून में खोजें।',
  },
}
