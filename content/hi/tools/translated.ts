/** हिन्दी में जो टूल हैं */
export const toolsInHindi = ['due-dates'] as const

export type ToolInHindi = (typeof toolsInHindi)[number]
