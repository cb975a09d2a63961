import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { expectAccessible } from './accessible.ts'
import { expect, extendTimeout, newPerson, takeTime, test } from './journey.ts'
import { onEach } from './on-each.ts'

const PHONE = { width: 360, height: 740 }
const tools = toolMenu.map(({ id }) => id)
const part = (page: Page, name: string) => page.locator(`form[data-tool] [data-part="${name}"]`)
const headline = (page: Page) => part(page, 'headline')
const example = (page: Page) => page.getByRole('button', { name: 'Fill in an example' })
const linesOf = (page: Page) => part(page, 'details').locator('.rows > details')

for (const id of tools)
  test(`the tool ${id} answers its example by the rules on a phone, on two sheets of paper and from a link, with 25 KB of script, and axe finds nothing`, async ({
    page,
  }) => {
    extendTimeout()
    const requests: string[] = []
    await page.setViewportSize(PHONE)
    await page.goto(paths.tool(id))
    await expect(example(page)).toBeEnabled()
    const { y = 0 } = (await headline(page).boundingBox()) ?? {}
    expect.soft(y, 'a first answer stands on the first screen').toBeLessThan(684)
    expect.soft(await heightOf(page), 'before the example').toBeLessThanOrEqual(6_000)
    page.on('request', (request) => requests.push(request.url()))
    await example(page).click()
    await expect(page).toHaveURL(/#.+=/)
    const address = page.url()
    const answer = await headline(page).innerText()
    expect(answer).toMatch(/\S/)
    expect(requests.filter((url) => !/\/assets\/|favicon/.test(url))).toEqual([])

    await test.step('on paper', async () => {
      expect.soft(await sheetsOf(page)).toBeLessThanOrEqual(2)
      await page.emulateMedia({ media: 'print' })
      const unproven = await linesOf(page).evaluateAll((lines) =>
        lines
          .filter((line) =>
            ['[data-law]', '[data-source]'].some(
              (proof) => !line.querySelector(proof)?.checkVisibility(),
            ),
          )
          .map(({ textContent }) => textContent),
      )
      expect.soft(unproven).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    })

    await page.setViewportSize({ width: 320, height: 640 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width).toBeLessThanOrEqual(320)
    await expectAccessible(page)

    await page.setViewportSize(PHONE)
    await page.locator('details[data-group]').evaluateAll((groups: HTMLDetailsElement[]) => {
      for (const group of groups) group.open = false
    })
    expect.soft(await heightOf(page), 'folded').toBeLessThanOrEqual(6_000)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(example(page)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')

    // Only the address may answer.
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const loaded = await page.evaluate(scriptsOfPage)
    await page.goto(paths.about)
    await expectSmall(loaded, await page.evaluate(scriptsOfPage))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    await expect(example(page)).toBeHidden()
    expect(await headline(page).innerText()).toBe(answer)
    const lines = linesOf(page)
    if ((await lines.count()) > 0) {
      await lines.first().locator('summary').click()
      await expect(lines.first()).toContainText('Checked on')
      await expect(lines.first()).toContainText(/Act|Rule|rule/)
    }
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every tool answers the form that is posted', async ({ page }) => {
    await onEach(tools, async (id) => {
      await page.goto(paths.tool(id))
      await page.getByRole('button', { name: 'Show the answer' }).click()
      await expect(headline(page)).toContainText(/\S/)
      await expect(page).toHaveURL(/#answer$/)
      // Back from another page shows the answer again, and asks for nothing to be sent again.
      await page.goto(paths.tools)
      await page.goBack()
      await expect(headline(page)).toContainText(/\S/)
    })
  })
})

/** A tool is 25 KB of script at most, beyond what every public page loads, what follows its answer and a later part. */
async function expectSmall(loaded: string[], frame: string[]) {
  const own = loaded.filter((url) => !frame.includes(url))
  const follows = own.filter((url) => FOLLOWS_AN_ANSWER.test(url))
  expect.soft(follows.length).toBeLessThanOrEqual(1)
  expect.soft(await compressedSize(follows)).toBeLessThanOrEqual(3_000)
  const later = own.filter((url) => url.includes('/part-'))
  expect.soft(await compressedSize(later)).toBeLessThanOrEqual(10_000)
  const tool = own.filter((url) => !follows.includes(url) && !later.includes(url))
  expect.soft(tool.length, tool.join()).toBeLessThanOrEqual(2)
  expect.soft(await compressedSize(tool)).toBeLessThanOrEqual(25_000)
}

const FOLLOWS_AN_ANSWER = /\/follow-answer-[\w-]+\.js$/

function scriptsOfPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return loaded.filter((name) => name.endsWith('.js'))
}

async function compressedSize(urls: string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('a form with every amount filled in prints on two sheets', async ({ page }) => {
  test.slow()
  for (const id of ['old-or-new-regime', 'selling-a-house'] as const) {
    await page.goto(paths.tool(id))
    await example(page).click()
    await page.locator('details[data-group]').evaluateAll((groups: HTMLDetailsElement[]) => {
      for (const group of groups) group.open = true
    })
    for (const amount of await page.locator('form[data-tool] input[data-money]:visible').all())
      if ((await amount.inputValue()) === '') await amount.fill('21,300')
    expect(await sheetsOf(page), id).toBeLessThanOrEqual(2)
  }
})

/** How many sheets of A4 the page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test('by keyboard, rows come and go by their own names, and the focus stays near', async ({
  page,
}) => {
  await page.goto(paths.tool('advance-tax'))
  await expect(example(page)).toBeEnabled()
  await example(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(example(page)).toBeFocused()

  const payments = page.locator('[data-rows=payments]')
  const add = payments.getByRole('button', { name: 'Add another payment' })
  while (await add.isEnabled()) await add.click()
  await expect(payments.locator('[data-row]')).toHaveCount(16)
  await payments.getByRole('button', { name: 'Remove payment 16' }).focus()
  await page.keyboard.press('Enter')
  await expect(payments.getByRole('button', { name: 'Remove payment 15' })).toBeFocused()
  await expect(add).toBeEnabled()
})

test('an amount that one leaves shows how it was read, 15 is asked about, and one tap makes it 15 lakh', async ({
  page,
}) => {
  await page.goto(paths.tool('old-or-new-regime'))
  await expect(example(page)).toBeEnabled()
  const salary = page.getByLabel('Gross salary or pension for the year')
  for (const [typed, shown] of [
    ['2400000', '24,00,000'],
    ['12.5 lakh', '12,50,000'],
    ['about ten', 'about ten'],
  ] as const) {
    await salary.fill(typed)
    await salary.press('Tab')
    await expect(salary).toHaveValue(shown)
  }
  await salary.fill('15')
  await expect(headline(page)).toContainText('Did you mean 15 lakh? If not, enter ₹15.')
  await page.getByRole('button', { name: 'Yes, 15 lakh' }).click()
  await expect(salary).toHaveValue('15 lakh')
  await expect(headline(page)).toContainText('₹')
  await expect(page.getByRole('button', { name: 'Yes, 15 lakh' })).toBeHidden()
})

test('a wrong amount is named at its field, once one has left it', async ({ page }) => {
  await page.goto(paths.tool('hra-and-rent-tds'))
  await expect(example(page)).toBeEnabled()
  const salary = page.getByLabel('Basic pay and DA per month').first()
  await salary.fill('lots')
  await expect(salary).toHaveAttribute('aria-invalid', 'false')
  await salary.press('Tab')
  await expect(salary).toHaveAttribute('aria-invalid', 'true')
  await expect(salary).toHaveAccessibleDescription(/Enter an amount in rupees/)
  await salary.fill('  ₹ 60,000 ')
  await expect(salary).toHaveAttribute('aria-invalid', 'false')
})

test('a link answers for its own year, whatever the usual one has become, and another year keeps what was filled in', async ({
  page,
}) => {
  await page.goto(`${paths.tool('hra-and-rent-tds')}#year=2026-27&salary=60000`)
  const salary = page.getByLabel('Basic pay and DA per month').first()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tax year 2026-27')
  await expect(page).toHaveURL(/\?year=2026-27#year=2026-27&salary=60000$/)
  await expect(salary).toHaveValue('60000')

  await page.goto(paths.tool('hra-and-rent-tds'))
  await example(page).click()
  const amount = await salary.inputValue()
  await page.getByRole('link', { name: 'Tax year 2026-27', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tax year 2026-27')
  await expect(salary).toHaveValue(amount)

  await page.goto(`${paths.tool('what-can-i-still-do')}#year=2023`)
  await expect(page.getByLabel('For which year?'), 'one choice alone').toHaveValue('2023')
})

test('a year without rules is a missing page', async ({ page }) => {
  const response = await page.request.get(paths.toolInYear('advance-tax', '2019-20'))
  expect(response.status()).toBe(404)
})

test.describe('a form sent before its script loaded', () => {
  test.use({ provoked: [/status of 422/] })

  test('a form sent before its script loaded loses its fault once that is corrected', async ({
    page,
  }) => {
    await page.route(/\/assets\/advance-tax-/, () => {}, { times: 1 })
    await page.goto(paths.tool('advance-tax'), { waitUntil: 'commit' })
    const tax = page.getByLabel('Your tax for the year, after TDS')
    await tax.fill('lots')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await tax.press('Enter')
    await posted
    const fault = page.getByText('Enter an amount in rupees')
    await expect(example(page)).toBeHidden()
    await expect(fault).toHaveCount(1)
    await tax.fill('2.4 lakh')
    await expect(headline(page)).toContainText('by 15 December 2026')
    await expect(fault).toHaveCount(0)
  })
})

test.describe('a tool whose script does not come', () => {
  test.use({ provoked: [/ERR_FAILED .*\/assets\/advance-tax-/] })

  test('a tool whose script does not come is a form that is sent', async ({ page }) => {
    await page.route(/\/assets\/advance-tax-/, (route) => route.abort())
    await page.goto(paths.tool('advance-tax'))
    await page.getByLabel('Your tax for the year, after TDS').fill('2.4 lakh')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await expect(headline(page)).toContainText('by 15 December 2026')
  })
})

test('a date that does not exist is named at its field, not taken for an empty one', async ({
  page,
}) => {
  await page.goto(`${paths.tool('resident-rnor-or-nri')}#stays.0.entry=2026-05-01`)
  await expect(headline(page)).toContainText(/\S/)
  const left = page.getByLabel('Left').first()
  await left.focus()
  // The browsers of the journeys write the month first.
  await page.keyboard.type('02312026')
  await page.getByRole('button', { name: 'Clear' }).focus()
  await expect(left).toHaveAttribute('aria-invalid', 'true')
  await expect(left).toHaveAccessibleDescription(/Enter a date/)
  await expect(headline(page)).toContainText('Please check the marked fields.')
  await page.reload()
  await expect(left).toHaveAttribute('aria-invalid', 'false')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a term explains itself, and the answer’s calculation can be sent', async ({ page }) => {
    await page.goto(paths.tool('old-or-new-regime'))
    await page.getByRole('button', { name: 'What’s beyond 80C?' }).click()
    await expect(page.getByRole('note', { name: 'Own NPS, beyond 80C' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Gross salary or pension for the year').fill('24 lakh')
    await page.getByRole('button', { name: 'Show the answer' }).click()
    const answer = page.locator('#answer')
    await expect(answer).toContainText('Basic plan ₹1,999, GST included')
    await expect(answer.getByRole('link', { name: 'Call me back' })).toHaveAttribute(
      'href',
      '/pricing?plan=basic#contact-form',
    )
    await answer.getByRole('link', { name: 'Send this calculation to a CA' }).click()
    await expect(page.locator('#send-working').getByLabel('Full name')).toBeVisible()
  })

  test.describe('a form with a fault', () => {
    test.use({ provoked: [/status of 422/] })

    test('without script a form with a fault gets more rows where they were asked for, with what was filled in', async ({
      page,
    }) => {
      await page.goto(paths.tool('advance-tax'))
      await page.getByLabel('Your tax for the year, after TDS').fill('2.4 lakh')
      await page.getByText('Gains, dividends and winnings').click()
      await page.getByLabel('Tax on it').fill('50,000')
      await page.getByRole('button', { name: 'Add another gain' }).click()
      await expect(page).toHaveURL(/\/tools\/advance-tax#tool-gains$/)
      await expect(page.getByLabel('Tax on it')).toHaveCount(4)
      await expect(page.getByLabel('Tax on it').first()).toHaveValue('50,000')
      await expect(page.getByLabel('Tax on it').last()).toBeVisible()

      await page.getByRole('button', { name: 'Show the answer' }).click()
      await expect(page.getByText('Enter the date')).toBeVisible()
      await page.getByLabel('Sold or received on').first().fill('2026-10-08')
      await page.getByRole('button', { name: 'Show the answer' }).click()
      await expect(headline(page)).toContainText('by 15 December 2026')
      await expect(page.getByLabel('Tax on it').first()).toBeVisible()
    })
  })
})

test('a visitor sends the calculation, and staff read the same answer', async ({
  page,
  staffPage,
}) => {
  const { name } = newPerson()
  await page.goto(paths.tool('hra-and-rent-tds'))
  const send = page.getByRole('link', { name: 'Send this calculation to a CA' })
  await expect(send).toBeHidden()
  await example(page).click()
  await send.click()
  const answer = await headline(page).locator('p').nth(1).innerText()
  const form = page.locator('#send-working')
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Phone').fill('+91 98480 12345')
  await form.getByLabel(/Send the figures/).check()
  await takeTime(page)
  await form.getByRole('button', { name: 'Send this calculation' }).click()
  await expect(page.getByText('Track your enquiry').first()).toBeVisible()

  await staffPage.goto(`${paths.admin.leads}?view=all&q=${encodeURIComponent(name)}`)
  await staffPage.getByRole('link', { name }).first().click()
  const working = staffPage.locator('details', { hasText: 'Calculation: HRA by month' })
  await expect(working).toContainText(answer)
  await working.locator('summary').first().click()
  await expect(working).toContainText('What the visitor entered')
  const opening = staffPage.waitForEvent('popup')
  await working.getByRole('link', { name: 'Open the tool with these entries' }).click()
  const tool = await opening
  await expect(headline(tool)).toContainText(answer)
  await tool.close()
})

test('an answer has the price of what fits it, and the callback asks for that plan', async ({
  page,
}) => {
  await page.goto(paths.tool('old-or-new-regime'))
  await page.getByLabel('Gross salary or pension for the year').fill('18 lakh')
  const answer = page.locator('#answer')
  const offer = answer.locator('[data-offer]:visible')
  await expect(offer).toContainText('Basic plan ₹1,999, GST included')
  await page.getByText('Shares, funds, property, crypto').click()
  await page.getByLabel('Short-term gains on listed equity').first().fill('60,000')
  await expect(offer).toContainText('Professional plan ₹3,499, GST included')
  await answer.getByRole('link', { name: 'Call me back' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Service Interest')).toHaveValue(/^Professional Plan/)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('while one fills in what is below the answer, the answer stands at the top in one line', async ({
    page,
  }) => {
    await page.goto(paths.tool('old-or-new-regime'))
    await page.getByLabel('Gross salary or pension for the year').fill('24 lakh')
    const summary = page.locator('[data-summary]')
    await expect(headline(page)).toContainText('New regime')
    await expect(summary).toBeHidden()
    const field = page.getByLabel('Other deductions')
    await field.fill('9 lakh')
    await field.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 300))
    await expect(summary).toBeVisible()
    await expect(headline(page)).toContainText('Old regime')
    const figure = await headline(page).locator('p').nth(1).innerText()
    await expect(summary).toContainText(figure.replace(/\s+/g, ' '))
    const { y = 1, height = 99 } = (await summary.boundingBox()) ?? {}
    expect(y).toBe(0)
    expect(height).toBeLessThanOrEqual(88)
    await summary.click()
    await expect(headline(page)).toBeInViewport()
    await expect(summary).toBeHidden()
  })

  test('with text of 32 px the answer in one line does not cover the title of a tool', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(paths.tool('advance-tax'))
    const summary = page.locator('[data-summary]')
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3))
    await expect(summary).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(summary).toBeHidden()
  })
})

test('a term explains itself by keyboard, the source of a rule is a link to the law, and printing an answer opens the dialog of the printer once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.append(document.createElement('printed'))
  })
  await page.goto(paths.tool('old-or-new-regime'))
  await expect(example(page)).toBeEnabled()
  const beyond = page.getByRole('button', { name: 'What’s beyond 80C?' })
  await beyond.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('note', { name: 'Own NPS, beyond 80C' })
  await expect(note).toContainText('80CCD(1B)')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(beyond).toBeFocused()

  const salary = page.getByLabel('Gross salary or pension for the year')
  await salary.click()
  await salary.fill('24 lakh')
  await page.locator('form[data-tool] [data-print]').click()
  await expect(page.locator('printed')).toHaveCount(1)

  const line = linesOf(page).filter({ hasText: 'Standard deduction' })
  await line.first().locator('summary').click()
  await expect(line.first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:\/\/(www\.incometaxindia|egazette)\.gov\.in\//,
  )

  await page.goto(paths.tool('presumptive-or-books'))
  await example(page).click()
  const term = page.locator('[data-part] button.term:visible').first()
  await term.click()
  const meaning = page.locator(`#${await term.getAttribute('popovertarget')}`)
  await expect(meaning, 'a term in an answer').toBeVisible()
})

test('the overview and the menus lead to every tool', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax tools')
  for (const { id, name } of toolMenu) {
    await expect(page.getByRole('main').locator(`a[href="${paths.tool(id)}"]`)).toContainText(name)
  }
  await page.goto('/faq?q=hra')
  await expect(page.getByRole('main').getByRole('link', { name: 'HRA by month' })).toBeVisible()
})
