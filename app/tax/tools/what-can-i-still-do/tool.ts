import { words } from '#content/en/tools/what-can-i-still-do/form.ts'
import { lateReturnIn } from './late-return-in.ts'

export const tool = lateReturnIn(words)
