import { words } from '#content/hi/tools/what-can-i-still-do/form.ts'
import { toolWords } from '#content/hi/tools/what-can-i-still-do/tool-words.ts'
import { lateReturnIn } from './late-return-in.ts'

export const tool = lateReturnIn(words, toolWords)
