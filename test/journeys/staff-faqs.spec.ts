import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect, hold, site, test, toast } from './journey.ts'

let written = 0

/** A question with unique texts. */
function aQuestion() {
  const number = `${Date.now()}${process.pid}${++written}`.slice(-9)
  return {
    number,
    question: `Is form ${number} due in July?`,
    slug: `is-form-${number}-due-in-july`,
  }
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer', exact: true })

async function addQuestion(page: Page) {
  const words = aQuestion()
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await answer(page).fill('It is due with the return of income.')
  const question = page.getByLabel('Question', { exact: true })
  await question.fill(words.question)
  // The slug, which was empty until now, is made from it.
  await question.press('Enter')
  await expect(toast(page)).toContainText('FAQ Created')
  return words
}

/** A question that is there already, and its number in the database. */
async function storeQuestion(staff: APIRequestContext) {
  const words = aQuestion()
  const { question, slug } = words
  const data = { question, slug, answer: '<p>It is due with the return of income.</p>' }
  const response = await staff.post('/api/faqs', { data })
  expect(response.status()).toBe(201)
  return { ...words, id: (await response.json()).id as number }
}

/** Narrows the table to one question and gives its row. */
async function rowOf(page: Page, number: string) {
  await page.getByLabel('Search').fill(number)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`q=(%22)?${number}`))
  return row
}

test('a question is added, shown in its place in the list, changed, and deleted, and visitors see each change', async ({
  staffPage: page,
}) => {
  const { question, slug, number } = await addQuestion(page)
  await expect(toast(page)).toContainText('The FAQ has been successfully created.')
  await expect(dialog(page, 'Add FAQ')).toHaveCount(0)
  await toast(page).getByRole('link', { name: 'Show question' }).click()
  await expect(page).toHaveURL(/\/admin\/faqs\?show=\d+$/)
  const shown = page.getByRole('row').filter({ hasText: question })
  await expect(shown).toBeFocused()
  await expect(shown).toHaveAttribute('aria-current', 'true')
  const visit = async () => (await page.context().request.get(`/faq/${slug}`)).status()
  expect(await visit()).toBe(200)

  await (await rowOf(page, number)).getByRole('button', { name: `Edit ${question}` }).click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(question)
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await page.getByLabel('Question', { exact: true }).fill(`${question} Really?`)
  await page.getByRole('button', { name: 'Save FAQ' }).click()
  await expect(toast(page)).toContainText('FAQ Updated')
  await expect
    .poll(async () => (await fetch(`${site.origin}/faq/${slug}`)).text(), { timeout: 5_000 })
    .toContain(`${question} Really?`)

  await (await rowOf(page, number)).getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog(page, 'Delete FAQ')).toContainText('from the trash for 30 days')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog(page, 'Delete FAQ').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page)).toContainText('FAQ Deleted')
  await expect(page.getByText('No questions match this search.')).toBeVisible()
  expect((await fetch(`${site.origin}/faq/${slug}`)).status).toBe(404)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('Restored')
  await expect.poll(async () => (await fetch(`${site.origin}/faq/${slug}`)).status).toBe(200)
  const remove = async () => {
    await (await rowOf(page, number)).getByRole('button', { name: /^Delete/ }).click()
    await dialog(page, 'Delete FAQ').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page)).toContainText('FAQ Deleted')
    await expect(dialog(page, 'Delete FAQ')).toHaveCount(0)
  }
  await remove()
  await page.keyboard.press('u')
  await expect(toast(page)).toContainText('Restored')
  await remove()
  await page.getByRole('button', { name: 'Trash' }).click()
  await dialog(page, 'Trash')
    .getByRole('button', { name: `Restore ${question} Really?` })
    .click()
  await expect(toast(page)).toContainText('Restored')
  await expect.poll(async () => (await fetch(`${site.origin}/faq/${slug}`)).status).toBe(200)
})

test('a text in Hindi is written in the same dialog, and to be reviewed once the English one changes', async ({
  staffPage: page,
  staff,
}) => {
  const { question, slug, number, id } = await storeQuestion(staff)
  await page.goto(`/admin/faqs?q=${number}`)
  await page.getByRole('button', { name: `Edit ${question}` }).click()
  await page.getByLabel('Question in Hindi').fill(`फॉर्म ${number} कब भरें?`)
  await page.getByRole('button', { name: 'Save FAQ' }).click()
  await expect(page.getByText('Write both in Hindi, or leave both empty.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer in Hindi' }).fill('रिटर्न के साथ भरें।')
  await page.getByRole('button', { name: 'Save FAQ' }).click()
  await expect(toast(page)).toContainText('FAQ Updated')
  await expect
    .poll(async () => (await fetch(`${site.origin}/hi/faq/${slug}`)).text(), { timeout: 5_000 })
    .toContain(`फॉर्म ${number} कब भरें?`)

  await staff.patch(`/api/faqs/${id}`, { data: { answer: '<p>It is due in August.</p>' } })
  await page.goto(`/admin/faqs?hindi=to-review&q=${number}`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByRole('cell', { name: 'To review' })).toBeVisible()
  await row.getByRole('button', { name: `Edit ${question}` }).click()
  await page.getByRole('button', { name: 'Still right' }).click()
  await expect(toast(page)).toContainText('Hindi text still right')
  await expect(page.getByRole('button', { name: 'Still right' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No questions match this search.')).toBeVisible()
})

test.describe('a new question', () => {
  test.use({ provoked: [/status of (400|409)/] })

  test('a new question has its category in sight of a small laptop, says under each field what is wrong, keeps what was typed, and takes nothing more while it is saved', async ({
    staffPage: page,
    staff,
  }) => {
    const taken = await storeQuestion(staff)
    const { question, slug } = aQuestion()
    const fields = { question: page.locator('#faq-question'), answer: page.locator('#faq-answer') }
    const create = page.getByRole('button', { name: 'Create FAQ' })
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/admin/faqs')
    await page.getByRole('button', { name: 'Add FAQ' }).click()

    await test.step('category and Published are in sight', async () => {
      await expect(answer(page)).toBeVisible()
      const foot = await create.boundingBox()
      for (const field of ['Category', 'Published']) {
        const box = await dialog(page, 'Add FAQ').getByLabel(field).boundingBox()
        expect((box?.y ?? 9e9) + (box?.height ?? 0), field).toBeLessThan(foot?.y ?? 0)
      }
    })

    await test.step('what is wrong is said under each field, and a slug is suggested', async () => {
      await create.click()
      for (const message of [
        'Question must be at least 5 characters.',
        'Answer must be at least 5 characters.',
        'Slug must be at least 3 characters.',
      ]) {
        await expect(page.getByText(message)).toBeVisible()
      }
      await expect(fields.question).toBeFocused()
      await fields.question.fill('What is HRA & who gets it?')
      await page.getByLabel('Slug').focus()
      await expect(page.getByLabel('Slug')).toHaveValue('what-is-hra-who-gets-it')
      await page.getByLabel('Slug').fill('What is HRA')
      await expect(
        page.getByText('Slug can only contain lowercase letters, numbers, and hyphens.'),
      ).toBeVisible()
    })

    await test.step('the server says what is wrong, and no typed text is lost', async () => {
      await fields.question.fill(question)
      await fields.answer.fill('It is due with the return.')
      await page.getByLabel('Slug').fill(taken.slug)
      await create.click()
      await expect(toast(page)).toContainText('Error')
      await expect(page.locator('#faq-slug-error')).toContainText('Another question has this slug')
      await expect(page.getByLabel('Slug')).toBeFocused()
      await expect(fields.question).toHaveValue(question)
    })

    await test.step('nothing can be typed while it is saved, until the dialog is closed', async () => {
      await page.getByLabel('Slug').fill(slug)
      await fields.question.focus()
      const saving = await hold(page, '**/api/faqs')
      const listing = await hold(page, '**/api/faqs?*')
      const typeMore = async () => {
        for (const field of [fields.question, fields.answer]) {
          await field.click({ force: true })
          await page.keyboard.type(' Lost')
        }
        await expect(fields.question).toHaveValue(question)
        await expect(fields.answer).toHaveText('It is due with the return.')
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled()
      await page.keyboard.type(' Lost')
      await typeMore()
      saving.release()
      await expect(toast(page)).toContainText('FAQ Created')
      await typeMore()
      listing.release()
      await expect(dialog(page, 'Add FAQ')).toHaveCount(0)
    })
  })
})

test.describe('two who edit the same question', () => {
  test.use({ provoked: [/status of 409/] })

  test('overwrite nothing: the later one is shown both versions, and can restore an earlier one', async ({
    staffPage: page,
    staff,
  }) => {
    const { number, slug, question, id } = await storeQuestion(staff)
    const stored = async () => (await (await staff.get(`/api/faq/${slug}`)).json()).question
    await page.goto(`/admin/faqs?q=${number}`)
    await page.getByRole('button', { name: /^Edit/ }).click()
    const mine = page.getByLabel('Question', { exact: true })
    await expect(mine).toHaveValue(question)
    await staff.patch(`/api/faqs/${id}`, { data: { question: `${question} Theirs.` } })

    await mine.fill(`${question} Mine.`)
    await page.getByRole('button', { name: 'Save FAQ' }).click()
    const conflict = dialog(page, 'Someone else saved a newer version')
    await expect(conflict.locator('del')).toContainText(['Theirs'])
    await expect(conflict.locator('ins')).toContainText(['Mine'])
    await conflict.getByRole('button', { name: 'Keep editing' }).click()
    await expect(mine).toHaveValue(`${question} Mine.`)
    await page.getByRole('button', { name: 'Save FAQ' }).click()
    await conflict.getByRole('button', { name: 'Save my changes' }).click()
    await expect(toast(page)).toContainText('FAQ Updated')
    expect(await stored()).toBe(`${question} Mine.`)

    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = dialog(page, 'Versions')
    await expect(versions.locator('del')).toContainText(['Theirs'])
    await expect(versions.locator('ins')).toContainText(['Mine'])
    await versions.getByRole('button', { name: 'Restore this version' }).click()
    await expect(toast(page)).toContainText('Version 2 restored')
    await expect(mine).toHaveValue(`${question} Theirs.`)
    expect(await stored()).toBe(`${question} Theirs.`)
  })
})

test('several questions are published, unpublished and deleted together', async ({
  staffPage: page,
  staff,
}) => {
  const { number } = aQuestion()
  for (const part of ['one', 'two']) {
    await staff.post('/api/faqs', {
      data: {
        question: `Bulk ${number} ${part}?`,
        answer: '<p>An answer.</p>',
        slug: `bulk-${number}-${part}`,
        published: false,
      },
    })
  }
  await page.goto(`/admin/faqs?q=${number}`)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page)).toContainText('2 questions published')
  await expect(page.getByRole('cell', { name: 'Yes' })).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await expect(page.getByText('No questions match this search.')).toBeVisible()
})

test('categories are added, renamed, ordered by keyboard, removed, and brought back by undo', async ({
  staffPage: page,
}) => {
  const { number } = aQuestion()
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Categories' }).click()
  const categories = dialog(page, 'Categories')
  await categories.getByRole('textbox', { name: 'Name' }).fill(`Category ${number}`)
  await categories.getByRole('button', { name: 'Add' }).click()
  const row = categories.getByRole('listitem').filter({ hasText: number })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Rename Category ${number}` }).click()
  await categories.getByRole('textbox', { name: 'Name' }).first().fill(`Topic ${number}`)
  await categories.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText(`Topic ${number}`)

  const place = async () =>
    (await categories.getByRole('listitem').allTextContents()).findIndex((text) =>
      text.includes(number),
    )
  const before = await place()
  await row.getByRole('button', { name: /^Move up/ }).click()
  await expect.poll(place).toBe(before - 1)

  const remove = categories.getByRole('button', { name: `Remove Topic ${number}` })
  await remove.click()
  await dialog(page, /^Remove/)
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(toast(page)).toContainText(`Topic ${number} removed`)
  await expect(remove).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText(`Topic ${number} is back`)
  await expect(remove).toBeVisible()
})

test('questions are put into an order by keyboard, and visitors see it', async ({
  staffPage: page,
  staff,
}) => {
  const { number } = aQuestion()
  const category = await (
    await staff.post('/api/faq/categories', { data: { name: `Order ${number}` } })
  ).json()
  for (const part of ['first', 'second', 'third']) {
    await staff.post('/api/faqs', {
      data: {
        question: `The ${part} question?`,
        answer: '<p>An answer.</p>',
        slug: `${part}-${number}`,
        categoryId: category.id,
      },
    })
  }
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Reorder' }).click()
  await page.getByRole('dialog').getByLabel('Category').selectOption(category.slug)
  const list = page.getByRole('list', { name: 'Questions' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const saved = page.waitForResponse('**/api/faqs/order')
  const up = list.getByRole('button', { name: 'Move up: The third question?' })
  const place = page.getByRole('status').filter({ hasText: 'The third question?' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(place).toHaveText('The third question?: moved to position 2 of 3.')
  await expect(up).toBeFocused()
  expect((await saved).status()).toBe(200)
  const savedAgain = page.waitForResponse('**/api/faqs/order')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(place).toHaveText('The third question?: moved to position 1 of 3.')
  await expect(up).toBeFocused()
  await expect(up).toBeDisabled()
  expect((await savedAgain).status()).toBe(200)
  await expect(list.getByRole('listitem').first()).toContainText('third')
  const seen = await (await staff.get(`/api/faqs?categoryId=${category.slug}`)).json()
  expect(seen.map((faq: { slug: string }) => faq.slug.split('-')[0])).toEqual([
    'third',
    'first',
    'second',
  ])
})

test('a question that is moved four times in quick succession stands four places further down, on a slow connection too', async ({
  staffPage: page,
  staff,
}) => {
  const { number } = aQuestion()
  const { id: categoryId, slug } = await (
    await staff.post('/api/faq/categories', { data: { name: `Quick ${number}` } })
  ).json()
  for (const at of [1, 2, 3, 4, 5]) {
    const question = `Question ${at} of ${number}?`
    const data = { question, answer: '<p>An answer.</p>', slug: `${at}-${number}`, categoryId }
    expect((await staff.post('/api/faqs', { data })).status()).toBe(201)
  }
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Reorder' }).click()
  await page.getByRole('dialog').getByLabel('Category').selectOption(slug)
  const items = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await expect(items).toHaveCount(5)
  await page.route('**/api/faq*/**', slowly)
  await page.route('**/api/faqs?*', slowly)
  await items
    .first()
    .getByRole('button', { name: /^Move down/ })
    .focus()
  await press(page, 'Alt+ArrowDown', 4)
  await expect(items.last()).toContainText('Question 1 of')
  const order = async () =>
    (await (await staff.get(`/api/faqs?categoryId=${slug}`)).json()).map(
      (faq: { slug: string }) => faq.slug.split('-')[0],
    )
  await expect.poll(order).toEqual(['2', '3', '4', '5', '1'])
  await expect(items.last()).toContainText('Question 1 of')
})

test('a category that is moved up three times in quick succession stands three places further up, on a slow connection too', async ({
  staffPage: page,
  staff,
}) => {
  const name = `Quick ${aQuestion().number}`
  // Those of posts: no other journey puts them into an order.
  await staff.post('/api/blog/categories', { data: { name } })
  await page.goto('/admin/blog')
  await page.getByRole('button', { name: 'Categories' }).click()
  const list = dialog(page, 'Categories').getByRole('listitem')
  const names = async () =>
    (await list.locator('.font-medium').allTextContents()).map((text) => text.replace(/ \(.*/, ''))
  await expect.poll(names).toContain(name)
  const before = await names()
  const passed = before.slice(0, before.indexOf(name)).slice(-3)
  expect(passed).toHaveLength(3)
  await page.route('**/api/blog/categories**', slowly)
  await list.getByRole('button', { name: `Move up: ${name}` }).focus()
  await press(page, 'Alt+ArrowUp', 3)
  const stored = async () => {
    const categories = await (await staff.get('/api/blog/categories?status=all')).json()
    return categories.map((category: { name: string }) => category.name)
  }
  const those = (all: string[]) => all.filter((one) => one === name || passed.includes(one))
  await expect.poll(async () => those(await stored())).toEqual([name, ...passed])
  await expect.poll(async () => those(await names())).toEqual([name, ...passed])
})

async function slowly(route: Route) {
  await new Promise((done) => setTimeout(done, 175))
  await route.fallback().catch(() => {})
}

async function press(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(350)
  }
}

test('the name of a new category stays half typed while a colleague adds another, and goes once it is saved', async ({
  staffPage: page,
  staff,
}) => {
  const { number } = aQuestion()
  const add = (name: string) => staff.post('/api/faq/categories', { data: { name } })
  await add(`Renamed ${number}`)
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Categories' }).click()
  const categories = dialog(page, 'Categories')
  const name = categories.getByRole('textbox', { name: 'Name' }).last()
  await name.fill(`Half ${number}`)
  await add(`Theirs ${number}`)
  // The categories are read again once one is renamed.
  await categories.getByRole('button', { name: `Rename Renamed ${number}` }).click()
  await categories.getByRole('button', { name: 'Save' }).click()
  await expect(categories.getByRole('list')).toContainText(`Theirs ${number}`)
  await expect(name).toHaveValue(`Half ${number}`)
  await categories.getByRole('button', { name: 'Add' }).click()
  await expect(categories.getByRole('list')).toContainText(`Half ${number}`)
  await expect(name).toHaveValue('')
  await expect(categories.getByRole('textbox', { name: 'Slug' })).toHaveValue('')
})

test('the half-typed name of a category is kept when another is renamed, asked about on Escape, and the focus returns to Rename', async ({
  staffPage: page,
  staff,
}) => {
  const { number } = aQuestion()
  for (const name of [`First ${number}`, `Second ${number}`])
    await staff.post('/api/faq/categories', { data: { name } })
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Categories' }).click()
  const categories = dialog(page, 'Categories')
  const fields = categories.getByRole('textbox', { name: 'Name' })
  const rename = (name: string) => categories.getByRole('button', { name: `Rename ${name}` })
  const stays = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
  }
  await fields.last().fill(`Half ${number}`)
  await stays()
  await expect(fields.last()).toHaveValue(`Half ${number}`)
  await fields.last().fill('')
  await categories.getByRole('textbox', { name: 'Slug' }).last().fill('')

  await rename(`First ${number}`).click()
  await fields.first().fill(`Third ${number}`)
  await stays()
  await rename(`Second ${number}`).click()
  await expect(fields.first()).toHaveValue(`Third ${number}`)
  await categories.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(rename(`Second ${number}`)).toBeFocused()
  await fields.first().press('Enter')
  await expect(rename(`Third ${number}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(categories).toHaveCount(0)
})

test('the table is sorted and narrowed in the address, shortcuts lead to a new question, and unsaved work is offered again', async ({
  staffPage: page,
}) => {
  const { question } = aQuestion()
  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: 'Question', exact: true }).click()
  await expect(page).toHaveURL(/sort=title/)
  await expect(page.getByRole('columnheader', { name: 'Question' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByLabel('Status').selectOption('Draft')
  await expect(page).toHaveURL(/status=draft/)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.getByLabel('Search').blur()
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts')).toContainText('Add FAQ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(dialog(page, 'Add FAQ')).toBeVisible()

  await page.getByLabel('Question', { exact: true }).fill(question)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(question)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog(page, 'Add FAQ')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(question)
})

test('the way back from another screen leads to where the list of questions was left', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  await page.goto('/admin/faqs')
  await expect(page.getByRole('row').nth(9)).toBeVisible()
  const scrolled = () => page.evaluate(() => scrollY)
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    expect(await scrolled()).toBe(300)
  }).toPass()
  await page.getByRole('link', { name: 'Tax facts' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tax facts' })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('row').nth(9)).toBeVisible()
  await expect.poll(scrolled).toBe(300)
})
