import { toolWords, words } from '#content/hi/tools/hra-and-rent-tds/form.ts'
import { hraAndRentTdsIn } from '../hra-and-rent-tds.ts'

export const tool = hraAndRentTdsIn(words, toolWords)
