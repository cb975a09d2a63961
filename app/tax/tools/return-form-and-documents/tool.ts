import { words } from '#content/en/tools/return-form-and-documents/form.ts'
import { returnFormIn } from './return-form-in.ts'

export const tool = returnFormIn(words)
