import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { datesInForce } from '#app/tax/due-dates/calendar.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { initialValues, toolOn } from '#app/tax/tools/form/form-values.ts'
import { toolIn } from '#app/tax/tools/tool-in.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { zonePlaces } from '#content/en/enquiry/booking.ts'
import { said } from '#content/en/season/season.ts'
import { provisionsOf, taxFacts } from '#content/facts/tax-facts.ts'
import { guidesIn } from '#content/guide-copy.ts'
import { guides } from '#content/guides/index.ts'
import { mailCopyIn } from '#content/mail-copy.ts'
import { replyWordsIn } from '#content/reply-words.ts'
import { services } from '#content/services/index.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { places } from './clients/requests.ts'
import { copy } from './copy.ts'
import { guideTexts } from './guides/index.ts'
import { lawInHindi } from './register-words.ts'
import { documentHints, documentNames } from './tools/documents.ts'
import { words as dueDatesWords } from './tools/due-dates/form.ts'
import { page as dueDatesPage } from './tools/due-dates/page.ts'
import {
  toolWords as hraAndRentTdsToolWords,
  words as hraAndRentTdsWords,
} from './tools/hra-and-rent-tds/form.ts'
import { page as hraAndRentTdsPage } from './tools/hra-and-rent-tds/page.ts'
import { words as returnFormToolWords } from './tools/return-form-and-documents/form.ts'
import { page as returnFormPage } from './tools/return-form-and-documents/page.ts'
import { toolWords } from './tools/tool-words.ts'
import { toolsInHindi } from './tools/translated.ts'
import { words as lateReturnWords } from './tools/what-can-i-still-do/form.ts'
import { page as lateReturnPage } from './tools/what-can-i-still-do/page.ts'

/** Names that stay in Latin letters, as people and their bank write them; two in a row are fine where they stand here. */
const KEPT = [
  'Schedule FA',
  'tax return',
  'condonation of delay',
  'belated return',
  'ITR ',
  'authorised representative',
  'e-return intermediary',
  'remittance advice',
  'Capital Gains Account',
  'basic exemption',
  'Black Money Act',
  'defective return',
  'disclosure scheme',
  'limited scrutiny',
  'ordinarily resident',
  'power of attorney',
  'proposed adjustment',
  'risk management',
]
/** The menus of the tax portal, which speaks English to most. */
const PORTAL = [
  'Authenticate Notice',
  'Order Issued by ITD',
  'My Bank Account',
  'My Profile',
  'Pending Actions',
  'Pending for e-verification',
  'Refund Reissue',
  'Refund failed',
  'Response to Outstanding Demand',
  'Under processing',
  'Income Tax Returns',
  'e-Verify Return',
  'View Filed Returns',
  'e-Pay Tax',
  'Payment History',
]
/** A sentence with places for its values. */
const PLACE = '{}'

function sentences(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return sentencesOf(value as (...given: never[]) => unknown, path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => sentences(part, `${path}.${key}`))
}

const season = filingSeason('2026-11-26', undefined, copy.seasonWords.own)

const seasonIn = (language: 'en' | 'hi') =>
  language === 'hi' ? season : filingSeason('2026-11-26')

/** What a sentence says of a season or a plan, around a place, or of a number. */
function sentencesOf(say: (...given: never[]) => unknown, path: string) {
  const all = { ...season, ...copy.planWords.basic, id: 'basic', toString: () => PLACE }
  for (const given of [all, PLACE, 2026]) {
    try {
      const said = say(...([given, PLACE, PLACE] as never[]))
      return said === given ? [] : sentences(said, path)
    } catch {}
  }
  return []
}

const inHindi = sentences({
  ...copy,
  guideTexts,
  ...clientCopyIn('hi'),
  ...mailCopyIn('hi'),
  replyWords: replyWordsIn('hi'),
  documentHints,
  documentNames,
  dueDatesPage,
  dueDatesWords,
  hraAndRentTdsPage,
  hraAndRentTdsToolWords,
  hraAndRentTdsWords,
  lateReturnPage,
  lateReturnWords,
  places,
  returnFormPage,
  returnFormToolWords,
  toolWords,
}).filter(([path]) => !/languageOffer|siteMetadata|slug|imageSrc|href|\.id$|profiles/.test(path))

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The facts whose figures a file says. */
function factsIn(file: string): string[] {
  const text = readFileSync(root + file, 'utf8')
  const named = [...text.matchAll(/(?:(?:fact|factWithYear|yearOf)\(\s*'|taxFacts\.)(\w+)/g)]
  return [...new Set(named.map(([, id = '']) => id))].toSorted()
}

describe('the services in Hindi', () => {
  test.each(services)('$slug says the figures of the English page', ({ slug, figures, faqs }) => {
    const file = `${slug.replace('-filing', '')}.ts`
    expect(factsIn(`content/hi/services/${file}`)).toEqual(factsIn(`content/services/${file}`))
    const said = copy.serviceTexts[slug]
    expect([said.figures.length, said.faqs.length]).toEqual([figures.length, faqs.length])
  })

  test('the services in Hindi say in the link to each what it is about, with the right endings', () => {
    expect(serviceMenu.map(copy.serviceCards.about)).toEqual([
      'वेतन और मकान के किराये के बारे में',
      'पेशे की कमाई के बारे में',
      'बेचने पर मुनाफ़े के बारे में',
      'ट्रेडिंग के बारे में',
      'विदेश की कमाई के बारे में',
    ])
  })

  test.each(services)('$slug names the law of each figure in Hindi', ({ figures }) => {
    const laws = figures.flatMap(({ law }) => {
      const id = typeof law === 'function' ? law(season) : law
      return provisionsOf(taxFacts[id]).map(lawInHindi)
    })
    expect(laws.length).toBeGreaterThanOrEqual(figures.length)
    expect(laws.join('\n')).not.toMatch(/\b(?:Act|Rules|Explanation|Provisos?|sections?|to|of)\b/i)
  })
})

/** The figures of each text of a guide, sorted: Hindi calls the rebate by its section. */
function figuresIn(guide: unknown) {
  return sentences(guide).map(([path, text]) => [
    path,
    text
      .replaceAll('87A', '')
      .match(/\d[\d,.]*\d|\d/g)
      ?.toSorted() ?? [],
  ])
}

describe('the guides in Hindi', () => {
  test.each(guides)('$slug takes its figures from the facts of the English guide', ({ slug }) => {
    const own = factsIn(`content/hi/guides/${slug}.ts`)
    expect(factsIn(`content/guides/${slug}.ts`)).toEqual(expect.arrayContaining(own))
  })

  test.each(
    ['2026-07-20', '2026-11-26', '2027-02-10', '2027-05-01'].flatMap((day) =>
      guidesIn('hi').map((guide, index) => ({ day, slug: guide.slug, guide, index })),
    ),
  )(
    '$slug says the figures of the English guide on $day, text by text',
    ({ day, guide, index }) => {
      const hindi = said(guide, filingSeason(day, undefined, copy.seasonWords.own))
      expect(figuresIn(hindi)).toEqual(figuresIn(said(guides[index], filingSeason(day))))
      expect(JSON.stringify(hindi)).not.toMatch(/undefined|NaN|\[object|Invalid/)
    },
  )
})

describe('the tools in Hindi', () => {
  test.each(toolsInHindi)(
    'the page of %s has the sections and questions of the English one',
    (id) => {
      const [own, english] = [toolIn('hi', id), toolIn('en', id)]
      for (const part of ['about', 'edgeCases', 'faqs', 'related'] as const)
        expect(own.page[part]).toHaveLength(english.page[part].length)
      expect(own.page.about.map(({ paragraphs }) => paragraphs.length)).toEqual(
        english.page.about.map(({ paragraphs }) => paragraphs.length),
      )
    },
  )

  test.each(toolsInHindi)('the figures on the page of %s are those of the English one', (id) => {
    const digits = (language: 'en' | 'hi') => {
      const { about, example, edgeCases, faqs } = toolIn(language, id).page
      const texts = said({ about, example, edgeCases, faqs }, seasonIn(language))
      return [...new Set(JSON.stringify(texts).match(/\d[\d,.]*\d|\d/g))].toSorted()
    }
    expect(digits('hi')).toEqual(digits('en'))
  })

  test.each(toolsInHindi)(
    '%s answers each day with the dates and rules of the English one',
    (id) => {
      for (const today of ['2026-07-25', '2026-11-27', '2027-04-02']) {
        const [own, english] = (['hi', 'en'] as const).map((language) => {
          const tool = toolOn(toolIn(language, id).tool, today)
          const values = { ...initialValues(tool), ...tool.example, tan: 'on', foreign: 'on' }
          const response = tool.respond(values, { year: '2025-26', today })
          return 'answer' in response ? response.answer : undefined
        })
        const rules = (answer = own) =>
          answer?.workings.map(({ lines }) => lines.map(({ rule }) => rule))
        expect(rules()).toEqual(rules(english))
        expect(own?.notes.length).toBe(english?.notes.length)
        expect(JSON.stringify(own)).not.toMatch(/\b(?:Return|TDS for|Last day|Form|Jan|tax year)\b/)
      }
    },
  )
})

test('the copy in Hindi has sentences', () => expect(inHindi.length).toBeGreaterThan(300))

test('the copy in Hindi has no two Latin words in a row but kept names', () => {
  const found = inHindi.filter(([, text]) => {
    const own = [...KEPT, ...PORTAL].reduce((left, kept) => left.replaceAll(kept, ''), text)
    return /[A-Za-z]{2,}[a-z]* [A-Za-z]*[a-z]{2,}/.test(own)
  })
  expect(found).toEqual([])
})

test('the copy in Hindi says amounts, days and times as Hindi does', () => {
  const text = inHindi.map(([, said]) => said).join('\n')
  expect(text).not.toMatch(/[०-९]|\blakh\b|\bcrore\b|\b[ap]m\b/)
  expect(text).not.toMatch(/ करता हूँ| करती हूँ| चाहता हूँ| चाहती हूँ/)
})

test('the copy in Hindi has a name for each date of the calendar', () => {
  for (const { what } of datesInForce) expect(copy.dueDateName(what)).toMatch(/[\u0900-\u097f]/)
})

test('the copy in Hindi names every time zone of the calls, in the order of the English list', () => {
  expect(Object.keys(copy.zonePlaces)).toEqual(Object.keys(zonePlaces))
  expect(Object.values(copy.zonePlaces).filter((place) => !/^[\u0900-\u097f]/.test(place))).toEqual(
    [],
  )
})

test('the copy in Hindi says the season as the register has it', () => {
  expect(copy.seasonLine[season.phase].text(season, '₹1,999')).toContain('31 दिसंबर 2026')
  expect(copy.contact.text(season, '')).toContain('अप्रैल 2025 से मार्च 2026')
})
