import type { Copy } from '../en/copy.ts'

export const officeCopy: Copy['officeCopy'] = {
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  days: (first, last) => (first === last ? first : `${first} से ${last}`),
  list: (days) => days.join(', '),
  time: (opens, closes) => `${opens} से ${closes} तक`,
  times: (spans) => spans.join(', '),
  zone: 'भारतीय समय',
  closedOn: (day, name) => `${day} को बंद (${name})`,
}
