import type { APIRequestContext, Page } from '@playwright/test'
import { expect, extendTimeout, hold, site, test, toast } from './journey.ts'

let written = 0

async function aPost(staff: APIRequestContext, more: object = {}) {
  const number = `${Date.now()}${process.pid}${++written}`.slice(-9)
  const response = await staff.post('/api/blog/posts', {
    data: {
      title: `Rent receipts number ${number}`,
      slug: `rent-receipts-number-${number}`,
      excerpt: 'Which receipts your employer wants, and by when.',
      content: '<p>Keep a receipt for evry month in which you paid rent.</p>',
      ...more,
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const readPost = async (staff: APIRequestContext, id: number) =>
  (await staff.get(`/api/blog/posts/${id}/edit`)).json()

test('a post is saved as a draft, scheduled, published and unpublished without leaving its page', async ({
  staffPage: page,
  staff,
}) => {
  const post = await aPost(staff)
  await page.goto(`/admin/blog?q=${post.slug.split('-').at(-1)}`)
  await page.getByRole('link', { name: post.title, exact: true }).click()
  await page.waitForURL(`/admin/blog/${post.id}`)
  await expect(button(page, 'Publish')).toBeVisible()

  await field(page, 'Title').fill(`${post.title}, corrected`)
  await page.getByRole('tab', { name: 'SEO' }).click()
  await field(page, 'Meta keywords').press('Control+s')
  await expect(toast(page)).toContainText('Blog Post Updated')
  await expect(toast(page).getByRole('link', { name: 'Preview' })).toHaveAttribute(
    'href',
    `/blog/${post.slug}`,
  )
  await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible()
  await expect(page).toHaveURL(`/admin/blog/${post.id}`)
  expect((await readPost(staff, post.id)).title).toBe(`${post.title}, corrected`)
  await page.getByRole('tab', { name: 'Content' }).click()
  await field(page, 'Content').press('Control+End')
  await page.keyboard.type(' For every flat.')
  const saving = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Control+s')
  expect((await (await saving).json()).content).toContain('paid rent. For every flat.</p>')

  await button(page, 'Schedule…').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for .* 9:00 am IST$/)).toBeVisible()
  await button(page, 'Publish now').click()
  await expect(page.getByText(/^Published /)).toBeVisible()
  await expect(toast(page).getByRole('link', { name: 'View post' })).toBeVisible()
  expect((await fetch(`${site.origin}/blog/${post.slug}`)).status).toBe(200)
  await expect(button(page, 'Update')).toBeVisible()
  await button(page, 'Unpublish').click()
  await expect(button(page, 'Save draft')).toBeVisible()
  expect((await readPost(staff, post.id)).status).toBe('draft')
})

test('what is typed into a post while it is being saved is kept, and saved by the next save', async ({
  staffPage: page,
  staff,
}) => {
  const post = await aPost(staff)
  await page.goto(`/admin/blog/${post.id}`)
  await field(page, 'Title').fill('Rent receipts')
  await field(page, 'Content').press('Control+End')
  await page.keyboard.type(' One.')
  const save = await hold(page, `**/api/blog/posts/${post.id}`)
  const sending = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('Control+s')
  await sending
  await page.keyboard.type(' Two.')
  await field(page, 'Title').press('End')
  await page.keyboard.type(' and HRA')
  await page.keyboard.press('Home')
  await page.keyboard.type('On ')
  save.release()
  await expect(toast(page)).toContainText('Blog Post Updated')
  await page.keyboard.type('the ')
  await expect(field(page, 'Title')).toHaveValue('On the Rent receipts and HRA')
  await expect(field(page, 'Content')).toContainText(' One. Two.')
  expect(await readPost(staff, post.id)).toMatchObject({ title: 'Rent receipts' })
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Control+s')
  expect(await (await saved).json()).toMatchObject({
    title: 'On the Rent receipts and HRA',
    content: expect.stringContaining(' One. Two.'),
  })
})

test('a press on a post’s button counts while its saved version is still being read', async ({
  staffPage: page,
  staff,
}) => {
  const post = await aPost(staff)
  await page.goto(`/admin/blog/${post.id}`)
  await expect(button(page, 'Publish')).toBeVisible()
  const read = Promise.withResolvers<void>()
  await page.route(`/api/blog/posts/${post.id}/edit`, async (route) => {
    await read.promise
    await route.continue()
  })
  await button(page, 'Publish').click()
  await button(page, 'Unpublish').click()
  await expect(button(page, 'Save draft')).toBeVisible()
  read.resolve()
  expect((await readPost(staff, post.id)).status).toBe('draft')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bar that saves a post stays in sight above the menu on a small screen', async ({
    staffPage: page,
    staff,
  }) => {
    const post = await aPost(staff)
    for (const [address, name] of [
      ['/admin/blog/new', 'Create Post'],
      [`/admin/blog/${post.id}`, 'Publish'],
    ] as const) {
      await page.goto(address)
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
      // Not only drawn, but free: a click that another element would take fails.
      await button(page, name).click({ trial: true })
    }
  })
})

test.describe('an address without a post', () => {
  test.use({ provoked: [/status of 404/] })

  test('an address without a post says so and leads back', async ({ staffPage: page }) => {
    for (const id of ['999999', 'draft']) {
      await page.goto(`/admin/blog/${id}`)
      await expect(page.getByRole('heading', { name: 'This post doesn’t exist' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'All blog posts' }).click()
    await page.waitForURL('/admin/blog')
  })
})

test.describe('when a colleague saves in the meantime', () => {
  test.use({ provoked: [/status of 409/] })

  test('correcting a typing error leaves a post published that the colleague has published', async ({
    staffPage: page,
    staff,
  }) => {
    const post = await aPost(staff)
    await page.goto(`/admin/blog/${post.id}`)
    await field(page, 'Content').fill('Keep a receipt for every month in which you paid rent.')
    await field(page, 'Excerpt').fill('Which receipts you need.')
    await staff.patch(`/api/blog/posts/${post.id}`, {
      data: { published: true, excerpt: 'Which receipts count.' },
    })

    await button(page, 'Save draft').click()
    const conflict = page.getByRole('dialog', { name: 'Someone else saved a newer version' })
    await expect(conflict.getByRole('region', { name: 'Only they changed' })).toContainText(
      'Published',
    )
    await expect(conflict.getByRole('region', { name: 'Only you changed' })).toContainText('every')
    const both = conflict.getByRole('group', { name: 'Excerpt' })
    await expect(both.getByRole('radio', { name: /^Yours.*you need/ })).toBeChecked()
    await expect(both.getByRole('radio', { name: /^Theirs.*count/ })).not.toBeChecked()
    await conflict.getByRole('button', { name: 'Save my changes' }).click()
    await expect(toast(page)).toContainText('Blog Post Updated')
    await expect(button(page, 'Unpublish')).toBeVisible()
    expect(await readPost(staff, post.id)).toMatchObject({
      status: 'published',
      excerpt: 'Which receipts you need.',
      content: '<p>Keep a receipt for every month in which you paid rent.</p>',
    })
  })
})

test.describe('a draft that is being written', () => {
  test.use({
    provoked: [/status of 409 .*\/api\/drafts|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  })

  test('a draft that is being written can be continued on another device, and neither draft replaces the other unasked', async ({
    staffPage: page,
    browser,
    staff,
  }) => {
    extendTimeout()
    const post = await aPost(staff)
    await page.goto(`/admin/blog/${post.id}`)
    await field(page, 'Title').fill('Written at the desk')
    await expect(page.getByText(/^Draft saved \d+:\d\d [ap]m$/)).toBeVisible()

    const device = await browser.newContext({ storageState: await page.context().storageState() })
    const phone = await device.newPage()
    await phone.goto(`${site.origin}/admin/blog/${post.id}`)
    await button(phone, 'Restore draft').click()
    await expect(field(phone, 'Title')).toHaveValue('Written at the desk')
    await field(phone, 'Title').fill('Written on the phone')
    await expect(phone.getByText(/^Draft saved/)).toBeVisible()
    await device.close()

    await field(page, 'Title').fill('Written at the desk again')
    await expect(page.getByText('Another device has saved a newer draft')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('Written at the desk again')
    await button(page, 'Use the newer draft').click()
    await expect(field(page, 'Title')).toHaveValue('Written on the phone')
    await button(page, 'Save draft').click()
    await expect(toast(page)).toContainText('Blog Post Updated')
    expect((await (await staff.get(`/api/drafts/post/${post.id}`)).json()).draft).toBeNull()
    await page.reload()
    await expect(field(page, 'Title')).toHaveValue('Written on the phone')
    await expect(button(page, 'Restore draft')).toHaveCount(0)
  })

  test('what was written on two devices is offered from both after a reload, and discarding one leaves the other', async ({
    staffPage: page,
    browser,
    staff,
  }) => {
    extendTimeout()
    const post = await aPost(staff)
    await page.goto(`/admin/blog/${post.id}`)
    await field(page, 'Title').fill('Written at the desk')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()

    const device = await browser.newContext({ storageState: await page.context().storageState() })
    const phone = await device.newPage()
    await phone.goto(`${site.origin}/admin/blog/${post.id}`)
    await expect(button(phone, 'Restore draft')).toBeVisible()
    const undecided = phone.getByText('choose above which one to keep (kept on this device)')
    await field(phone, 'Title').fill('Written on the phone')
    await expect(undecided).toBeVisible()
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok())
    await field(page, 'Title').fill('Written at the desk again')
    await saved

    const ofPhone = phone.getByText('and kept on this device.')
    await phone.reload()
    await expect(ofPhone).toBeVisible()
    await button(phone, 'Restore draft').click()
    await expect(field(phone, 'Title')).toHaveValue('Written on the phone')
    await expect(phone.getByText('Another device has saved a newer draft')).toBeVisible()
    await expect(undecided).toBeVisible()

    await phone.reload()
    await expect(ofPhone).toBeVisible()
    await button(phone, 'Discard').click()
    await expect(ofPhone).toHaveCount(0)
    await button(phone, 'Restore draft').click()
    await expect(field(phone, 'Title')).toHaveValue('Written at the desk again')
    await device.close()
  })

  test('a draft that is being written stays offered when the post is saved without it', async ({
    staffPage: page,
    staff,
  }) => {
    const post = await aPost(staff)
    await page.goto(`/admin/blog/${post.id}`)
    await field(page, 'Title').fill('Written yesterday')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await page.reload()
    await expect(button(page, 'Restore draft')).toBeVisible()
    await field(page, 'Excerpt').fill('Written today and saved.')
    await expect(page.getByText(/^Draft not saved: choose above/)).toBeVisible()
    await button(page, 'Save draft').click()
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await page.reload()
    await button(page, 'Restore draft').click()
    await expect(field(page, 'Title')).toHaveValue('Written yesterday')
  })

  test('a draft that is being written is kept on the device while offline', async ({
    staffPage: page,
    staff,
  }) => {
    const post = await aPost(staff)
    await page.goto(`/admin/blog/${post.id}`)
    await expect(field(page, 'Content')).toBeVisible()
    await page.context().setOffline(true)
    await field(page, 'Title').fill('Written on the train')
    await expect(page.getByText('Not saved: you’re offline (kept on this device)')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
  })
})

test('Tab goes through the page in order, skips nothing and is not trapped in the text', async ({
  staffPage: page,
  staff,
}) => {
  const content =
    '<ul><li>One</li><li>Two</li></ul><pre><code>x</code></pre><p>The receipts of twelve months, each with the PAN of the landlord.</p>'
  const post = await aPost(staff, { content })
  await page.goto(`/admin/blog/${post.id}`)
  await field(page, 'Content').click()
  await page.getByRole('tab', { name: 'Content' }).focus()
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document
      const labelled = element?.getAttribute('aria-labelledby')
      const by = labelled && document.getElementById(labelled)
      const label = element instanceof HTMLInputElement && element.labels?.[0]
      const area = element instanceof HTMLTextAreaElement && element.labels?.[0]
      const select = element instanceof HTMLSelectElement && element.getAttribute('aria-label')
      return select || ((by || label || area || element)?.textContent?.trim() ?? '')
    })
  const order: string[] = []
  for (let count = 0; count < 9; count++) {
    order.push(await focused())
    await page.keyboard.press('Tab')
  }
  expect(order.slice(0, 4)).toEqual(['Content', 'Title', 'Slug', 'Excerpt'])
  expect(order.slice(5)).toEqual(['Content', 'Category', 'Save draft', 'Schedule…'])
  await expect(button(page, 'Publish')).toBeFocused()
  for (const name of ['Schedule…', 'Save draft', 'Category', 'Content']) {
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe(name)
  }
  await expect(field(page, 'Content')).toBeFocused()
})

test('another tab of a long post is shown from its beginning', async ({
  staffPage: page,
  staff,
}) => {
  const many = (words: string) => `<p>${words}</p>`.repeat(80)
  const post = await aPost(staff, { content: many('Keep a receipt for every month.') })
  await page.goto(`/admin/blog/${post.id}`)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Content' }).click()
  await field(page, 'Content').press('Control+End')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.getByRole('tab', { name: 'SEO' }).click()
  await expect(page.getByRole('button', { name: 'Auto-fill from content' })).toBeInViewport()
  await expect(page.getByRole('tab', { name: 'SEO' })).toBeInViewport()
})
