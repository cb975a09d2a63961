import { words } from '#content/hi/tools/due-dates/form.ts'
import { toolWords } from '#content/hi/tools/tool-words.ts'
import { dueDatesIn } from './tool.ts'

export const tool = dueDatesIn(words, toolWords)
