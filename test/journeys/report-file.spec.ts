import { readFile } from 'node:fs/promises'
import { paths } from '#app/paths.ts'
import { workbook } from '../workbook.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './journey.ts'

const SAMPLE = new URL(
  '../../app/tax/tools/f-and-o-turnover-and-audit/samples/zerodha-fno.csv',
  import.meta.url,
)
const STATEMENT = new URL(
  '../../app/tax/tools/shares-and-funds/samples/zerodha-tax.csv',
  import.meta.url,
)

test('a broker’s file fills the box, and the column that was read can be corrected', async ({
  page,
}) => {
  await page.goto(paths.tool('f-and-o-turnover-and-audit'))
  const choose = page.getByLabel('Choose a CSV or XLSX file').first()
  const turnover = page.locator('[data-part=figures]')
  const status = page.locator('[data-file-status]').first()
  await choose.setInputFiles({
    name: 'pnl.csv',
    mimeType: 'text/csv',
    buffer: await readFile(SAMPLE),
  })
  await expect(status).toHaveText('We filled in 19 lines of pnl.csv.')
  await expect(turnover).toContainText('₹75,000')
  await expect(page.getByText('What we read, F&O, column “Realized P&L”')).toBeVisible()
  await expectAccessible(page)

  const heading = ['Symbol', 'P&L', 'Other']
  const xlsx = workbook({
    Equity: [heading, ['TCS', 9, 8]],
    'F&O': [heading, ['NIFTY', -500, 40], ['SENSEX', 700, -60]],
  })
  await choose.setInputFiles({ name: 'pnl.xlsx', mimeType: '', buffer: Buffer.from(xlsx) })
  await expect(status).toHaveText('We filled in 3 lines of pnl.xlsx.')
  await expect(turnover).toContainText('₹1,200')
  await page.getByLabel('Column with the profit or loss').fill('3')
  await expect(turnover).toContainText('₹100')
  await page.getByLabel('Sheet').first().selectOption('Equity')
  await expect(turnover).toContainText('₹8')

  await choose.setInputFiles({ name: 'pnl.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
  await expect(status).toContainText('We can’t read a PDF.')
})

test('a long paste is answered and folded, until one asks for its lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.tool('f-and-o-turnover-and-audit'))
  const box = page.getByLabel('Profit or loss of each trade')
  const show = page.getByText('Show the lines').first()
  await expect(page.getByRole('button', { name: 'Fill in an example' })).toBeEnabled()
  const report = `Symbol\tP&L\n${'NIFTY25JUN22000CE\t500\n'.repeat(5_000)}`
  await page.evaluate((text) => navigator.clipboard.writeText(text), report)
  await box.click()
  await page.keyboard.press('ControlOrMeta+V')
  // 5,000 times ₹500
  await expect(page.locator('[data-part=figures]')).toContainText('₹25,00,000')
  await expect(page.locator('[data-file-status]').first()).toHaveText('We filled in 5,001 lines.')
  await expect(box).toBeHidden()
  await show.click()
  await expect(box).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(page.locator('[data-part=headline]')).toContainText('Enter your profits and losses')

  await box.click()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(box).toBeVisible()
  await expect(show).toBeHidden()
})

test('a capital gains statement fills its box, and its sales stand with the answer', async ({
  page,
}) => {
  await page.goto(`${paths.tool('shares-and-funds')}?year=2025-26`)
  await page.getByText('Capital gains statement', { exact: true }).click()
  await page.getByLabel('Choose a CSV or XLSX file').setInputFiles({
    name: 'taxpnl.csv',
    mimeType: 'text/csv',
    buffer: await readFile(STATEMENT),
  })
  await expect(page.locator('[data-part=headline]')).toContainText('₹1,200')
  await expect(page.getByText('What we read from your statement')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

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

  test('a long report is answered and comes back folded, with all its lines', async ({ page }) => {
    await page.goto(paths.tool('f-and-o-turnover-and-audit'))
    const box = page.getByLabel('Profit or loss of each trade')
    const report = `Symbol\tP&L\n${'NIFTY25JUN22000CE\t500\n'.repeat(5_000)}`
    await box.evaluate((element: HTMLTextAreaElement, text) => {
      element.value = text
    }, report)
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await expect(page.locator('[data-part=figures]')).toContainText('₹25,00,000')
    await expect(box).toBeHidden()
    await page.getByText('Show the lines').first().click()
    await expect(box).toHaveValue(report)
  })
})
