import { words } from '#content/hi/tools/return-form-and-documents/form.ts'
import { ruleValue } from '#content/hi/tools/return-form-and-documents/rules.ts'
import { toolWords } from '#content/hi/tools/tool-words.ts'
import { returnFormIn } from '../return-form/return-form-in.ts'

export const tool = returnFormIn(words, {
  ...toolWords,
  register: { ...toolWords.register, value: ruleValue },
})
