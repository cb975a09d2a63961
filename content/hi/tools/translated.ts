/** हिन्दी में जो टूल हैं */
export const toolsInHindi = [
  'due-dates',
  'hra-and-rent-tds',
  'return-form-and-documents',
  'what-can-i-still-do',
] as const

export type ToolInHindi = (typeof toolsInHindi)[number]
