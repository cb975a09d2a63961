import { toolWords, words } from '#content/hi/tools/hra-and-rent-tds/form.ts'
import { hraAndRentTdsIn } from './tool.ts'

export const tool = hraAndRentTdsIn(words, toolWords)
