import type { Copy } from '../../en/copy.ts'

export const toolNames: Copy['toolNames'] = {
  'what-can-i-still-do': { name: 'अब क्या हो सकता है?' },
  'i-got-a-notice': { name: 'मुझे नोटिस आया है' },
  'refund-and-interest': { name: 'रिफंड और ब्याज' },
  'old-or-new-regime': { name: 'पुरानी या नई टैक्स व्यवस्था' },
  'selling-a-house': { name: 'मकान बेचना' },
  'advance-tax': { name: 'एडवांस टैक्स' },
  'resident-rnor-or-nri': { name: 'निवासी, RNOR या NRI' },
  'return-form-and-documents': { name: 'कौन-सा फॉर्म, कौन-से दस्तावेज़' },
  'f-and-o-turnover-and-audit': { name: 'F&O का टर्नओवर और ऑडिट' },
  'shares-and-funds': { name: 'शेयर और फंड' },
  'presumptive-or-books': { name: '44ADA, 44AD या बही-खाता' },
  'hra-and-rent-tds': { name: 'HRA, महीने-महीने' },
  'due-dates': { name: 'आख़िरी तारीखें' },
  'tds-on-rent-and-house': { name: 'किराये और मकान पर TDS' },
  'old-section-new-section': { name: 'पुरानी धारा, नई धारा' },
}
