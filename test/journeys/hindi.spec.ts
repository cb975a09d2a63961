import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { type Copy, copy as english } from '#content/en/copy.ts'
import { words as englishDates } from '#content/en/tools/due-dates/form.ts'
import { words as englishHra } from '#content/en/tools/hra-and-rent-tds/form.ts'
import { words as englishForms } from '#content/en/tools/return-form-and-documents/form.ts'
import { toolWords as englishTool } from '#content/en/tools/tool-words.ts'
import { words as englishLate } from '#content/en/tools/what-can-i-still-do/form.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { copy as hindi } from '#content/hi/copy.ts'
import { words as hindiDates } from '#content/hi/tools/due-dates/form.ts'
import { words as hindiHra } from '#content/hi/tools/hra-and-rent-tds/form.ts'
import { words as hindiForms } from '#content/hi/tools/return-form-and-documents/form.ts'
import { toolWords as hindiTool } from '#content/hi/tools/tool-words.ts'
import { toolsInHindi } from '#content/hi/tools/translated.ts'
import { words as hindiLate } from '#content/hi/tools/what-can-i-still-do/form.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { expectNoFault } from './accessible.ts'
import { contactForm, expect, hydrated, newPerson, test, toast } from './journey.ts'
import { onEach } from './on-each.ts'
import { openDay } from './open-day.ts'

const LANGUAGES = [
  {
    copy: english,
    at: '',
    tool: englishTool,
    dates: englishDates,
    hra: englishHra,
    forms: englishForms,
    late: englishLate,
  },
  {
    copy: hindi,
    at: '/hi',
    tool: hindiTool,
    dates: hindiDates,
    hra: hindiHra,
    forms: hindiForms,
    late: hindiLate,
  },
]

/** What visitors read in Hindi, each page once. */
const PAGES = {
  'pages about the practice': [
    '',
    '/contact',
    '/pricing',
    '/about',
    '/book',
    '/enquiry',
    '/faq',
    '/faq/senior-citizen-return-and-tds',
    '/privacy-policy',
    '/terms-of-service',
  ],
  services: serviceMenu.map(({ slug }) => paths.service(slug)),
  guides: [paths.guides, ...guideMenu.map(({ slug }) => paths.guide(slug))],
  tools: [paths.tools, ...toolsInHindi.map(paths.tool)],
}

/** The share of Devanagari among the words of a page's main part. */
async function shareOfDevanagari(page: Page): Promise<number> {
  const text = await page.getByRole('main').innerText()
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length / words.length
}

/** Sends the answer of a tool to a CA, and gives the enquiry as staff have it. */
async function sendWorking(page: Page, staff: APIRequestContext, copy: Copy) {
  const { afterSending, closingWords, language, workingForm } = copy
  const person = newPerson()
  await page.getByRole('link', { name: closingWords.send }).click()
  const form = page.locator('#send-working')
  await form.locator('[name=name]').fill(person.name)
  await hydrated(page)
  await form.locator('[name=phone]').fill(person.phone)
  await form.locator('[name=consent]').check()
  await form.getByRole('button', { name: workingForm.send }).click()
  await expect(page.getByText(afterSending.title, { exact: true }).first()).toBeVisible()
  const found = await staff.get(
    `/api/leads?language=${language}&q=${encodeURIComponent(person.phone)}`,
  )
  const [{ id }] = (await found.json()).items
  return (await staff.get(`/api/leads/${id}`)).json()
}

/** Chooses among options that show side by side where their words are short, and in a list elsewhere. */
async function choose(page: Page, name: string, value: string) {
  const short = page.locator(`[name=${name}][value="${value}"]`)
  if ((await short.count()) > 0) await short.check()
  else await page.locator(`[name=${name}]`).selectOption(value)
}

for (const { copy, at, tool, dates, hra, forms, late } of LANGUAGES) {
  const home = at || '/'
  test.describe(`in ${copy.siteMetadata.language}`, () => {
    test('the slip says form and plan of what is ticked', async ({ page }) => {
      await page.goto(home)
      const slip = page.locator('#slip')
      await slip.getByLabel(copy.slip.incomes.salary).check()
      await expect(slip.locator('[data-slip-text=form]')).toHaveText('ITR-1')
      await expect(slip.locator('[data-slip-text=plan]')).toHaveText(
        `${copy.planWords.basic.name}, ₹1,999`,
      )
      await expect(slip.locator('[data-slip-chat]')).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(copy.slip.incomes.salary)),
      )
    })

    test('a notice is found by its section, and the form that follows is about a notice', async ({
      page,
    }) => {
      await page.goto(`${at}${paths.guide('tax-notices')}`)
      const jump = page.getByRole('navigation', { name: copy.guidePage.jump })
      await jump.getByRole('link').filter({ hasText: '139(9)' }).click()
      await expect(page).toHaveURL(/#defective-return-section-139-9-$/)
      await expect(page.locator('li:target')).toContainText('139(9)')
      await page.getByRole('link', { name: copy.guidePage.form }).click()
      await expect(page).toHaveURL(`${at}/contact?topic=notice#contact-form`)
      const topic = copy.contactTopics.find(({ id }) => id === 'notice')
      await expect(contactForm(page).field('message')).toHaveValue(
        copy.aboutTopic(topic?.label ?? ''),
      )
    })

    test('the due dates are chosen, taken along and sent to a CA', async ({ page, staff }) => {
      const { keepDates, toolPageWords, workingForm } = copy
      await page.goto(`${at}/tools/due-dates`)
      await page.getByLabel(dates.form.who.label).selectOption('business')
      await page.getByLabel(dates.form.ticks.tan).check()
      const answer = page.getByRole('region', { name: toolPageWords.form.answerLabel })
      await expect(answer).toContainText(dates.answer.next)
      await expect(page.locator('[data-part=details]')).toContainText(
        dates.dueDateName('Deposit TDS for January'),
      )
      await expect(page.locator('[data-group-names]')).toContainText(copy.groupNames.tan)
      await expect(page).toHaveURL(/\/tools\/due-dates#who=business&tan=on$/)
      const file = page.getByRole('link', { name: keepDates.calendar.download })
      await expect(file).toHaveAttribute('href', `${at}/tools/due-dates.ics?for=business,late,tan`)
      const { working, language } = await sendWorking(page, staff, copy)
      expect(language).toBe(copy.language)
      expect(working.input).toEqual({ who: 'business', tan: 'on' })
      expect(working.answer.inputs[0].label).toBe(englishDates.form.who.label)
      expect(working.answer.consent.text).toBe(workingForm.consent)
    })

    test('HRA is worked out month by month, corrected, passed on and sent to a CA', async ({
      page,
      staff,
    }) => {
      const { toolPageWords } = copy
      const { form: asked, answer: words, months } = hra
      await page.goto(`${at}${paths.toolInYear('hra-and-rent-tds', '2026-27')}`)
      await page.getByLabel(asked.pay.salary, { exact: true }).fill('60')
      await page.getByLabel(asked.place.city).selectOption(asked.cities.Pune)
      await page
        .getByRole('button', { name: tool.form.accept(`60 ${tool.form.units.thousand}`) })
        .click()
      const salary = page.locator('[name=salary]')
      const received = page.locator('[name=hra]')
      await received.fill('70,000')
      await page.locator('[name=rent]').fill('28,000')
      await page.locator('[name=rent]').blur()
      await expect(page.getByText(words.faults.aboveSalary)).toBeVisible()
      await received.fill('27,000')
      await page.getByText(asked.changes.title).click()
      const change = (name: string) => page.locator(`[name="changes.0.${name}"]`)
      await change('month').selectOption(months.names[6] ?? '')
      await change('city').selectOption(asked.cities.Mumbai)
      for (const [name, amount] of [
        ['rent', '52,000'],
        ['salary', '70,000'],
        ['hra', '36,000'],
      ] as const)
        await change(name).fill(amount)
      const answer = page.getByRole('region', { name: toolPageWords.form.answerLabel })
      await expect(answer).toContainText('₹3,42,000')
      await expect(answer).toContainText('₹6,240')
      const details = page.locator('[data-part=details]')
      await expect(details).toContainText(months.span(months.names[0] ?? '', months.names[5] ?? ''))
      await expect(details).toContainText(hra.hra.lines.total)
      const link = page.url()
      expect(link).toContain('#year=2026-27&salary=')
      const inOtherYear = page.getByRole('navigation', { name: toolPageWords.years })
      await inOtherYear.getByRole('link', { name: '2025-26' }).click()
      await expect(page).toHaveURL(/#year=2025-26&/)
      await expect(details).toContainText(
        hra.hra.notes.later(hra.hra.city('Pune'), '50%', '2026-27'),
      )
      await page.goto(link)
      await expect(answer).toContainText('₹3,42,000')
      await expect(salary).toHaveValue(/60/)
      const { working, language } = await sendWorking(page, staff, copy)
      expect(language).toBe(copy.language)
      expect(working.input).toMatchObject({ city: 'Pune', 'changes.0.month': 'oct' })
      expect(working.answer.inputs[0].label).toBe(englishHra.form.pay.salary)
      expect(working.answer.answer.headline.value).toBe('₹3,42,000')
    })

    test('the form is found, its documents are ticked off and sent to a CA', async ({
      page,
      staff,
    }) => {
      const { form, answer, documents, planNames } = forms
      await page.goto(`${at}/tools/return-form-and-documents`)
      const headline = page.locator('[data-part=headline]')
      const figures = page.locator('[data-part=figures]')
      await expect(headline).toContainText(answer.missing)
      await page.getByLabel(form.incomes.salary).check()
      await expect(headline).toContainText('ITR-1')
      await expect(figures).toContainText(`${planNames.basic}, ₹1,999`)
      await page.getByLabel(form.incomes.shares).check()
      await expect(headline).toContainText(answer.ask.gains)
      await page.getByLabel(form.sales.gains.options.any).check()
      await expect(headline).toContainText(forms.reasons.excluded.otherCg.slice(1))
      await expect(page.locator('div[data-offer]:visible')).toContainText(
        copy.planCard.plan(copy.planWords.professional.name),
      )
      await page.getByLabel(form.you.houses).fill('1.5')
      await page.getByLabel(form.you.houses).blur()
      await expect(page.getByText(tool.faults.whole)).toBeVisible()
      await page.getByLabel(form.you.houses).fill('2')
      await page.getByLabel(documents.names.form16).check()
      const listed = await page.locator('[data-tick=have]').count()
      await expect(figures).toContainText(answer.ready(1, listed))
      await expect(page.getByRole('link', { name: answer.checklist.whatsapp })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(documents.names.brokers)),
      )
      const input = { salary: 'on', shares: 'on', have: 'form16', gains: 'any', houses: '2' }
      await expect(page).toHaveURL(
        ({ hash, pathname }) =>
          hash === `#year=2025-26&${new URLSearchParams(input)}` && pathname.startsWith(at),
      )
      const { working } = await sendWorking(page, staff, copy)
      expect(working.input).toEqual(input)
      expect(working.answer.answer.headline.value).toBe('ITR-2')
      expect(working.answer.inputs[0].label).toBe(englishForms.form.incomes.salary)
    })

    test('what can still be filed is answered with its price, its steps and what is wrong, and sent to a CA', async ({
      page,
      staff,
    }) => {
      const { toolPageWords, workingForm } = copy
      const { form: asked, answer: words } = late
      await page.goto(`${at}/tools/what-can-i-still-do`)
      await page.getByRole('button', { name: tool.form.example }).click()
      const answer = page.getByRole('region', { name: toolPageWords.form.answerLabel })
      const lastDay = formatDay('2030-03-31', copy.times.own)
      await expect(answer).toContainText(words.ways.updated(lastDay))
      await expect(answer).toContainText(words.figures.additionalText(25))
      const details = page.locator('[data-part=details]')
      await expect(details).toContainText(words.waiting.title)
      await expect(details).toContainText(words.notes.updatedLimits)
      await expect(details).toContainText(words.assumptions.extensions)
      const working = details.locator('[data-key=working]')
      if (!(await working.getByText(words.workings.b).isVisible()))
        await working.locator('summary').first().click()
      const step = working
        .locator('summary')
        .filter({ hasText: new RegExp(`^${late.steps.advance.months}`) })
      await expect(step).toContainText(tool.answer.count(20, 'months'))
      const unpaid = page.getByLabel(asked.unpaid.label)
      await unpaid.fill('20 lakh')
      await unpaid.blur()
      await expect(page.getByText(words.faults.unpaid)).toBeVisible()
      await unpaid.fill('50,000')
      await expect(answer).toContainText('₹50,000')
      const { working: sent } = await sendWorking(page, staff, copy)
      expect(sent.input).toEqual({ year: '2024', income: '12,40,000', unpaid: '50,000' })
      expect(sent.answer.answer.headline.value).toBe(
        englishLate.answer.ways.updated('31 March 2030'),
      )
      expect(sent.answer.consent.text).toBe(workingForm.consent)
    })

    test('an enquiry is sent, and its page follows its language', async ({ page }) => {
      const person = newPerson()
      await page.goto(`${at}/contact`)
      const { field, button } = contactForm(page)
      await field('name').fill('A')
      await hydrated(page)
      await button.click()
      await expect(page.getByText(copy.fieldErrors.name.tooShort)).toBeVisible()
      for (const [name, value] of Object.entries(person)) await field(name).fill(value)
      await field('acceptTerms').check()
      await button.click()
      await expect(page.getByRole('heading', { name: copy.afterSending.title })).toBeVisible()
      await expect(
        page.getByRole('link', { name: copy.bookACall.afterSending, exact: true }),
      ).toBeVisible()
      await page.getByRole('link', { name: copy.afterSending.seeReceipt }).first().click()
      await page.waitForURL('/receipt/*')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy.receiptCopy.heading.waiting,
      )
      await expect(page.locator('html')).toHaveAttribute('lang', copy.siteMetadata.language)
      await expectNoFault(page)
      if (copy === hindi) expect(await shareOfDevanagari(page)).toBeGreaterThan(0.7)
      await page.getByRole('link', { name: copy.callOnReceipt.book, exact: true }).click()
      await page.waitForURL('/receipt/*/call')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.receiptCallPage.book)
      await expect(page.locator('html')).toHaveAttribute('lang', copy.siteMetadata.language)
    })

    test('a question asked in Hindi in Latin letters finds its answer and its page', async ({
      page,
    }) => {
      const slug = 'refund-not-received'
      await page.goto(`${at}/faq`)
      await page.getByLabel(copy.questionList.search).fill('refund kab milega')
      await page.waitForURL(/q=refund/)
      await expect(page.locator('[data-live]')).not.toHaveAttribute('aria-busy', 'true')
      const found = page.locator(`details:has(a[href="${at}/faq/${slug}"])`)
      await found.locator('summary').click()
      await found.getByRole('link', { name: copy.faqCopy.linkToAnswer }).click()
      await page.waitForURL(`${at}/faq/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(at ? 'रिफंड' : 'refund')
      const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
      expect(data.join().includes('"inLanguage":"hi-IN"')).toBe(at !== '')
    })

    test('the dialog of a plan is about that plan, says what is wrong and is sent', async ({
      page,
      staff,
    }) => {
      const { planCard, planWords, leadForms, fieldErrors } = copy
      const person = newPerson()
      await page.goto(`${at}/pricing`)
      const card = page.getByRole('listitem').filter({ hasText: '₹8,999' }).first()
      await card.getByRole('link', { name: planCard.callback }).click()
      const dialog = page.getByRole('dialog', { name: leadForms.planDialog.title })
      const field = (name: string) => dialog.locator(`[name="${name}"]`)
      await expect(field('incomeSource')).toHaveValue('Premium Plan ₹8,999')
      await expect(field('incomeSource').locator('option:checked')).toContainText(
        planWords.premium.name,
      )
      await dialog.getByRole('button', { name: leadForms.planDialog.submit }).click()
      await expect(dialog.getByText(fieldErrors.name.tooShort)).toBeVisible()
      await field('fullName').fill(person.name)
      await field('email').fill(person.email)
      await field('phoneNumber').fill(person.phone)
      await dialog.getByRole('button', { name: leadForms.planDialog.submit }).click()
      await expect(toast(page)).toContainText(copy.enquiryMessages.inquirySent.title)
      const asked = `language=${copy.language}&q=${encodeURIComponent(person.email)}`
      const found = await staff.get(`/api/leads?${asked}`)
      expect((await found.json()).items).toMatchObject([
        { source: 'plan-dialog', service: 'Premium Plan' },
      ])
    })

    test('a call is booked at a time in the words of the page', async ({ page }) => {
      const { bookingForm } = copy
      const person = newPerson()
      await page.goto(`${at}/book`)
      const times = (await openDay(page, -1, bookingForm.days)).locator('label')
      // Both languages run at once, and may not take the same time.
      const time = at ? times.first() : times.last()
      await expect(time).toHaveText(at ? /^(सुबह|दोपहर|शाम) \d/ : /^\d+:\d\d [ap]m/)
      await time.click()
      await expect(page.getByRole('status').filter({ hasText: bookingForm.chosen })).toBeVisible()
      const field = (name: string) => page.locator(`#booking-form [name=${name}]`)
      for (const name of ['name', 'phone', 'email'] as const) await field(name).fill(person[name])
      await field('acceptTerms').check()
      await page.getByRole('button', { name: bookingForm.send }).click()
      await expect(page.getByRole('heading', { name: bookingForm.booked.title })).toBeFocused()
      await page.getByRole('link', { name: bookingForm.booked.receipt }).click()
      await page.waitForURL('/receipt/*')
      await expect(page.locator('html')).toHaveAttribute('lang', copy.siteMetadata.language)
    })

    test.describe('after a slip', () => {
      test.use({ provoked: [/status of 400/] })

      test('the link of an enquiry is asked for again', async ({ page }) => {
        const { fieldErrors, linkRequested, linkRequestForm } = copy
        await page.goto(`${at}/enquiry`)
        const contact = page.getByLabel(linkRequestForm.contact)
        await contact.fill('Asha')
        await page.getByRole('button', { name: linkRequestForm.send }).click()
        await expect(page.getByText(fieldErrors.linkUnreadable)).toBeVisible()
        await contact.fill('asha@example.com')
        await page.getByRole('button', { name: linkRequestForm.send }).click()
        await page.waitForURL(`${at}/enquiry/check-your-email`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkRequested.title)
      })
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, provoked: [/status of 400/] })

      test('the link of a plan leads to the form with that plan chosen, and back where it is wrong', async ({
        page,
      }) => {
        const person = newPerson()
        await page.goto(`${at}/pricing`)
        await page.locator('[data-callback=professional]').click()
        await page.waitForURL(`${at}/pricing?plan=professional#contact-form`)
        const form = contactForm(page)
        await expect(form.field('service')).toHaveValue('professional')
        for (const [name, value] of Object.entries({ ...person, name: 'A' }))
          await form.field(name).fill(value)
        await form.button.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.pricing.contact.title)
        await expect(await form.complaint('name')).toHaveText(copy.fieldErrors.name.tooShort)
      })

      test.describe('after a slip', () => {
        test.use({ provoked: [/status of 422/] })

        test('HRA is answered once its fields are right', async ({ page }) => {
          await page.goto(`${at}/tools/hra-and-rent-tds`)
          for (const [name, amount] of Object.entries({
            salary: '50,000',
            hra: '60,000',
            rent: '60,000',
          }))
            await page.locator(`[name=${name}]`).fill(amount)
          const send = page.getByRole('button', { name: tool.form.answer }).last()
          await send.click()
          await expect(page.getByText(hra.answer.faults.aboveSalary)).toBeVisible()
          await page.locator('[name=hra]').fill('25,000')
          await page.locator('[name=city]').selectOption(hra.form.cities.Delhi)
          await send.click()
          await expect(page.locator('[data-part=headline]')).toContainText('₹3,00,000')
          await expect(page.locator('[data-part=figures]')).toContainText(hra.answer.figures.tds)
          await expect(page.locator('[data-part=details]')).toContainText(hra.rentTds.lines.once)
        })
      })

      test('the tools answer in the language of the page: due dates, a form with its documents, and a late return, which is refused after a notice to explain', async ({
        page,
      }) => {
        await test.step('due dates', async () => {
          await page.goto(`${at}/tools/due-dates`)
          await page.getByLabel(dates.form.who.label).selectOption('audited')
          await page.getByRole('button', { name: tool.form.answer }).last().click()
          await page.waitForURL(`${at}/tools/due-dates#answer`)
          await expect(page.locator('[data-group-names]')).toContainText(copy.groupNames.audited)
          await expect(page.locator('[data-part=details]')).toContainText(
            dates.dueDateName('Tax audit report'),
          )
        })

        await test.step('a form with its documents', async () => {
          await page.goto(`${at}/tools/return-form-and-documents`)
          await page.getByLabel(forms.form.incomes.fno).check()
          await page.getByRole('button', { name: tool.form.answer }).last().click()
          await page.waitForURL(`${at}/tools/return-form-and-documents#answer`)
          await expect(page.locator('[data-part=headline]')).toContainText(
            forms.reasons.needsItr3.fno,
          )
          const details = page.locator('[data-part=details]')
          await expect(details).toContainText(forms.documents.names.trades)
          await expect(details).toContainText(forms.answer.assumptions.individual)
        })

        await test.step('a late return', async () => {
          const { form: asked, answer: words } = late
          await page.goto(`${at}/tools/what-can-i-still-do`)
          await choose(page, 'year', '2024')
          await page.getByLabel(asked.income.label).fill('12,40,000')
          await page.getByLabel(asked.unpaid.label).fill('84,350')
          const show = page.getByRole('button', { name: tool.form.answer }).last()
          await show.click()
          await page.waitForURL(`${at}/tools/what-can-i-still-do#answer`)
          const headline = page.locator('[data-part=headline]')
          const lastDay = formatDay('2030-03-31', copy.times.own)
          await expect(headline).toContainText(words.ways.updated(lastDay))
          await expect(page.locator('[data-part=details]')).toContainText(words.workings.additional)
          await choose(page, 'happened', 'notice')
          await choose(page, 'notice', '148A')
          await show.click()
          await expect(headline).toContainText(words.refusals.notice148A)
        })
      })

      test('a form that is wrong comes back, and then its sender is thanked', async ({ page }) => {
        const person = newPerson()
        await page.goto(`${at}/contact`)
        const form = contactForm(page)
        for (const [name, value] of Object.entries({ ...person, email: 'asha at example' }))
          await form.field(name).fill(value)
        await form.field('acceptTerms').check()
        await form.button.click()
        await expect(page.getByRole('alert')).toContainText(copy.enquiryMessages.failed.title)
        await expect(await form.complaint('email')).toHaveText(copy.fieldErrors.email.invalid)
        await form.field('email').fill(person.email)
        await form.button.click()
        await page.waitForURL(`${at}/enquiry-received/*`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          copy.enquiryMessages.sent.title,
        )
      })
    })
  })
}

for (const [kind, addresses] of Object.entries(PAGES)) {
  test(`${kind} in Hindi have no fault for a screen reader, fit a phone, and have four of five words in Devanagari`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await onEach(addresses, async (path) => {
      await page.goto(`/hi${path}`)
      const lang = hindi.siteMetadata.language
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, path).toBe(360)
      expect.soft(await shareOfDevanagari(page), path).toBeGreaterThan(0.8)
      await expectNoFault(page)
    })
  })
}

test('a search in Hindi names after the questions in Hindi those in English, marked', async ({
  page,
}) => {
  await page.goto('/hi/faq?q=crypto')
  const link = page.getByRole('link', { name: /crypto.*\(अंग्रेज़ी में\)$/ }).first()
  await expect(link).toHaveAttribute('href', /^\/faq\//)
  await page.goto('/hi/faq/how-is-crypto-taxed')
  await page.waitForURL(/\d\/faq\/how-is-crypto-taxed$/)
})

test('a page in Hindi weighs little more than its English twin', async ({ request }) => {
  const weightOf = async (path: string) => gzipSync(await (await request.get(path)).body()).length
  for (const path of Object.values(PAGES).flat()) {
    const more = (await weightOf(`/hi${path}`)) - (await weightOf(path || '/'))
    expect(more, path).toBeLessThan(45_000)
  }
})

test('the language is changed on the same page, with what was typed', async ({ page }) => {
  await page.goto('/contact?topic=refund')
  const { field } = contactForm(page)
  await field('name').fill('Asha Rao')
  await hydrated(page)
  await field('message').fill('About: A refund\nWhere is it?')
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL(/\/hi\/contact\?topic=refund/)
  await hydrated(page)
  await expect(field('name')).toHaveValue('Asha Rao')
  await expect(field('message')).toHaveValue('About: A refund\nWhere is it?')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/^[^#]*\d\/contact\?topic=refund/)
  await expect(field('name')).toHaveValue('Asha Rao')
})

test('a form can be filled in after an earlier version of the site kept what was typed in the other language', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    const typed = { 'contact-form': { name: 'Asha Rao' } }
    sessionStorage.setItem('language-switch', JSON.stringify({ path: '/contact', typed }))
  })
  await page.reload()
  await contactForm(page).field('name').fill('Asha Rao')
  await hydrated(page)
})

test('the language of a tool is changed with every figure that was typed', async ({ page }) => {
  const languageLink = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await page.goto('/hi/tools/hra-and-rent-tds')
  await page.locator('[name=salary]').fill('50000')
  await page.locator('[name=rent]').fill('25000')
  await languageLink('English').click()
  await page.waitForURL(/\d\/tools\/hra-and-rent-tds/)
  await expect(page.locator('[name=salary]')).toHaveValue('50,000')
  await expect(page.locator('[name=rent]')).toHaveValue('25,000')
  await page.locator('[data-clear]').click()
  await languageLink('हिन्दी').click()
  await page.waitForURL(/\/hi\/tools\/hra-and-rent-tds/)
  await expect(page.locator('[name=salary]')).toHaveValue('')
})

test('the language of the home page is changed with what was ticked on its slip', async ({
  page,
}) => {
  const boxes = (ticked: string) => page.locator(`#slip [name=income]${ticked}`)
  await page.goto('/hi')
  await boxes('').nth(0).check()
  await boxes('').nth(2).check()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
  await page.waitForURL(/\d\/$/)
  await expect(boxes(':checked')).toHaveCount(2)
  await expect(boxes('').nth(2)).toBeChecked()
  await expect(page.locator('#slip [data-slip-text=form]')).toContainText('ITR')
})

test.describe('a visitor whose browser speaks Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('a visitor whose browser speaks Hindi is offered the page in Hindi by one line, once it was refused never again', async ({
    page,
  }) => {
    await page.goto('/contact')
    const offer = page.getByText('यह पेज हिन्दी में भी है।')
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'नहीं' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(offer).toBeHidden()
  })
})

test('a link of a page in Hindi to one in English says so, and each page names the other', async ({
  page,
  request,
}) => {
  await page.goto('/hi/contact')
  const toPosts = page.getByRole('contentinfo').getByRole('link', { name: /लेख/ })
  await expect(toPosts).toHaveText('लेख (अंग्रेज़ी में)')
  await expect(toPosts).toHaveAttribute('href', '/blog')
  for (const path of ['/contact', '/hi/contact']) {
    const html = await (await request.get(path)).text()
    const addresses = [...html.matchAll(/hrefLang="([\w-]+)" href="[^"]*?(\/(?:hi\/)?contact)"/g)]
    expect(addresses.map(([, language, address]) => `${language} ${address}`)).toEqual([
      'en-IN /contact',
      'hi-IN /hi/contact',
      'x-default /contact',
    ])
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/hi/contact</loc>')
  for (const path of ['/hi/blog', '/hi/tools/selling-a-house'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('staff read a name in Devanagari in letters that the site brings, on any computer', async ({
  staffPage: page,
  staff,
}) => {
  const person = { ...newPerson(), name: 'सुनीता देवी' }
  await staff.post('/api/leads', { data: person })
  await page.goto(`/admin/leads?q=${person.email}`)
  await expect(page.getByText('सुनीता देवी').first()).toBeVisible()
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(loaded).toContain('Yantramanav')
})
