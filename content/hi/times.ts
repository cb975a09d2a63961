import type { Copy } from '../en/copy.ts'

export const times: Copy['times'] = {
  own: {
    today: 'आज',
    tomorrow: 'कल',
    yesterday: 'कल',
    weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
    months: [
      'जनवरी',
      'फ़रवरी',
      'मार्च',
      'अप्रैल',
      'मई',
      'जून',
      'जुलाई',
      'अगस्त',
      'सितंबर',
      'अक्टूबर',
      'नवंबर',
      'दिसंबर',
    ],
    parts: ['रात', 'सुबह', 'दोपहर', 'शाम'],
    wholeHour: (time) => `${time} बजे`,
    on: (day) => `${day} को`,
    endOf: (day) => `${day} रात 12 बजे`,
    indian: (time) => `${time} (भारतीय समय)`,
  },
}
