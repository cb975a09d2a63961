/** Hindi in Latin letters, as people type it: `आयकर रिटर्न` is `ayakar ritarn`. */

const letters = (devanagari: string, latin: string) =>
  Object.fromEntries(
    devanagari.split(' ').map((letter, at) => [letter, latin.split(' ')[at] ?? '']),
  )

const CONSONANTS = letters(
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व श ष स ह',
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l l v sh sh s h',
)
const VOWEL_SIGNS = letters('ा ि ी ु ू ृ े ै ॅ ो ौ ॉ ्', 'a i i u u ri e ai e o au o')
const OTHERS = letters(
  'अ आ इ ई उ ऊ ऋ ए ऐ ऍ ओ औ ऑ ं ँ ः ० १ २ ३ ४ ५ ६ ७ ८ ९',
  'a a i i u u ri e ai e o au o n n h 0 1 2 3 4 5 6 7 8 9',
)

const DEVANAGARI = /[\u0900-\u0963]/

/** A consonant without a sign has an `a`, but not at the end of its word. */
export function inLatinLetters(text: string): string {
  return text
    .replace(/[\u0929\u0931\u0934\u0958-\u095F]/g, (letter) => letter.normalize('NFD'))
    .replace(/\u093C|\u200C|\u200D/g, '')
    .replace(/[\u0915-\u0939][\u093E-\u094D]?/g, (syllable, at: number, whole: string) => {
      const [consonant = '', sign] = syllable
      const isLast = !DEVANAGARI.test(whole[at + syllable.length] ?? '')
      const isAlone = !DEVANAGARI.test(whole[at - 1] ?? '')
      const vowel = sign ? (VOWEL_SIGNS[sign] ?? '') : isLast && !isAlone ? '' : 'a'
      return (CONSONANTS[consonant] ?? '') + vowel
    })
    .replace(/[\u0900-\u097F]/g, (letter) => OTHERS[letter] ?? letter)
}
