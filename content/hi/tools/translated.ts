/** हिन्दी में जो टूल हैं */
export const toolsInHindi = ['due-dates', 'hra-and-rent-tds'] as const

export type ToolInHindi = (typeof toolsInHindi)[number]
