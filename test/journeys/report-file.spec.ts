import { readFile } from 'node:fs/promises'
import { paths } from '#app/paths.ts'
import { workbook } from '../workbook.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'

const SAMPLE = new URL(
  '../../app/tools/calculators/f-and-o/samples/zerodha-fno.csv',
  import.meta.url,
)

test('a broker’s file fills the box, and the column that was read can be corrected', async ({
  page,
}) => {
  await page.goto(paths.tool('f-and-o-turnover-and-audit'))
  const choose = page.getByLabel('Choose a CSV or XLSX file').first()
  const turnover = page.locator('[data-part=figures]')
  const said = page.locator('[data-file-status]').first()
  await choose.setInputFiles({
    name: 'pnl.csv',
    mimeType: 'text/csv',
    buffer: await readFile(SAMPLE),
  })
  await expect(said).toHaveText('We filled in 19 lines of pnl.csv.')
  await expect(turnover).toContainText('₹75,000')
  await expect(page.getByText('What we read, F&O, column “Realized P&L”')).toBeVisible()
  await expectAccessible(page)

  const heading = ['Symbol', 'P&L', 'Other']
  const xlsx = workbook({
    Equity: [heading, ['TCS', 9, 8]],
    'F&O': [heading, ['NIFTY', -500, 40], ['SENSEX', 700, -60]],
  })
  await choose.setInputFiles({ name: 'pnl.xlsx', mimeType: '', buffer: Buffer.from(xlsx) })
  await expect(said).toHaveText('We filled in 3 lines of pnl.xlsx.')
  await expect(turnover).toContainText('₹1,200')
  await page.getByLabel('Column with the profit or loss').fill('3')
  await expect(turnover).toContainText('₹100')
  await page.getByLabel('Sheet').first().selectOption('Equity')
  await expect(turnover).toContainText('₹8')

  await choose.setInputFiles({ name: 'pnl.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
  await expect(said).toContainText('We can’t read a PDF.')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, provoked: [/status of 422/] })

  test('several numbers without a heading are asked about, and read by the column named', async ({
    page,
  }) => {
    await page.goto(paths.tool('f-and-o-turnover-and-audit'))
    await page.getByLabel('Profit or loss of each trade').fill('NIFTY 75 120000 -115000')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await expect(page.getByText('Which column has the profit or loss?')).toBeVisible()
    await page.getByLabel('Column with the profit or loss').fill('4')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await expect(page.locator('[data-part=figures]')).toContainText('₹1,15,000')
    await expect(page.getByLabel('Choose a CSV or XLSX file').first()).toBeHidden()
  })
})
