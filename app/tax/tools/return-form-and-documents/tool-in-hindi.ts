import { words } from '#content/hi/tools/return-form-and-documents/form.ts'
import { toolWords } from '#content/hi/tools/return-form-and-documents/rules.ts'
import { returnFormIn } from './return-form-in.ts'

export const tool = returnFormIn(words, toolWords)
