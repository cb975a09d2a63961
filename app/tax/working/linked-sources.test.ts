import { expect, test } from 'vitest'
import { ACT_1961, BOTH_ACTS, FINANCE_ACT_2024 } from '#content/facts/sources.ts'
import { linkedSource, withLinkedSources } from './linked-sources.ts'

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test('a source links to each law that it names', () => {
  expect(hrefs(linkedSource(BOTH_ACTS))).toEqual([
    expect.stringContaining('income_tax_act_1961'),
    expect.stringContaining('income_tax_act_2025'),
  ])
  expect(hrefs(linkedSource(ACT_1961))).toHaveLength(2)
  expect(hrefs(linkedSource(FINANCE_ACT_2024))).toEqual([
    'https://egazette.gov.in/WriteReadData/2024/256436.pdf',
  ])
})

test('a source whose address is not known stays as it is', () => {
  expect(linkedSource('CBDT circular 13/2024')).toBe('CBDT circular 13/2024')
})

test('only the sources of an answer are linked, and its markup stays', () => {
  const law = '<dd data-law>Section 16, Income-tax Act 1961</dd>'
  const html = `${law}<dd data-source>Income-tax Act 1961 &amp; rules</dd>`
  expect(withLinkedSources(html)).toMatch(
    /^<dd data-law>Section 16, Income-tax Act 1961<\/dd><dd data-source><a href="[^"]+"[^>]*>Income-tax Act 1961<\/a> &amp; rules<\/dd>$/,
  )
})
