/**
 * Makes the font files of the site from the full fonts in the npm packages: only the characters that an
 * Indian site in English uses, the rupee sign among them, which the usual Latin subsets lack; and for pages in
 * Hindi those of Hindi.
 * Run by hand (`npm run fonts`) after a change here; the files are part of the sources.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…‹›₹€™←→↑↓−×÷≤≥✓½¼¾āēīōūṇṭḍśṣḥṛ`

/** What Hindi is written with, of Devanagari: not the letters of other languages. */
const HINDI = 'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहड़ढ़क़ख़ग़ज़फ़ािीुूृेैॉोौंःँ़्।\u200c\u200d'
const HINDI_FEATURES =
  'akhn rphf rkrf blwf half vatu cjct nukt pref pstf pres abvs blws psts haln abvm blwm dist kern mark mkmk ccmp locl'
const hindi = (weight) => ({
  source: `node_modules/@fontsource/yantramanav/files/yantramanav-devanagari-${weight}-normal.woff2`,
  target: `app/website/layout/fonts/yantramanav-${weight}.woff2`,
  characters: HINDI,
  options: { keepFeatures: HINDI_FEATURES.split(' ') },
})

const fonts = [
  hindi(400),
  hindi(700),
  {
    source: 'node_modules/inter-ui/variable/InterVariable.woff2',
    target: 'app/website/layout/fonts/inter.woff2',
    options: {
      variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'case'],
    },
  },
  {
    source: 'node_modules/@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
    target: 'app/website/layout/fonts/fraunces.woff2',
    // Its upright ampersand is a required variation; without it the word F&O cannot be read.
    options: {
      keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'tnum', 'pnum', 'rvrn'],
    },
  },
]

// Social images are rendered on the server, by a program that reads TrueType only.
fonts.push(
  { ...fonts[3], target: 'app/website/social/fonts/fraunces.ttf' },
  {
    source: fonts[2].source,
    target: 'app/website/social/fonts/inter.ttf',
    options: { variationAxes: { opsz: 14, wght: 500 }, keepFeatures: ['kern', 'liga'] },
  },
)

// Invoices and records: Latin with the letters of names, and Devanagari in a font of its own.
const NAMES = `${CHARACTERS}${range(0x100, 0x17f)}${range(0x1e00, 0x1eff)}`
const pdf = 'app/clients/pdf/fonts'
const weight = (wght) => ({
  variationAxes: { opsz: 14, wght },
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum'],
})
fonts.push(
  { ...fonts[3], target: `${pdf}/fraunces.ttf`, characters: NAMES },
  { source: fonts[2].source, target: `${pdf}/inter.ttf`, options: weight(400), characters: NAMES },
  {
    source: fonts[2].source,
    target: `${pdf}/inter-bold.ttf`,
    options: weight(600),
    characters: NAMES,
  },
  {
    source: 'node_modules/@expo-google-fonts/mukta/500Medium/Mukta_500Medium.ttf',
    target: `${pdf}/mukta.ttf`,
    characters: `${range(0x20, 0x7e)}${range(0x900, 0x97f)}\u200c\u200d\u25cc`,
  },
)

for (const { source, target, options, characters = CHARACTERS } of fonts) {
  const subset = await subsetFont(await readFile(source), characters, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    noHinting: true,
    ...options,
  })
  await writeFile(target, subset)
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`)
}
