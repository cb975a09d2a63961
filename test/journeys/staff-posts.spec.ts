import type { Page } from '@playwright/test'
import { wordAsWritten } from '../clipboards.ts'
import { expect, hold, site, test, toast } from './journey.ts'

let written = 0

function aPost() {
  const number = `${Date.now()}${process.pid}${++written}`.slice(-9)
  return {
    number,
    title: `Rent receipts number ${number}`,
    slug: `rent-receipts-number-${number}`,
    excerpt: 'Which receipts your employer wants, which the department wants, and by when.',
    content:
      'Keep a receipt for every month in which you paid rent, with the name of the landlord.',
  }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

async function writePost(page: Page, post = aPost()) {
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'Add Blog Post' }).click()
  await field(page, 'Title').fill(post.title)
  await field(page, 'Excerpt').fill(post.excerpt)
  await field(page, 'Content').fill(post.content)
  return post
}

test('a post is written, previewed and published on its own page', async ({ staffPage: page }) => {
  const post = await writePost(page)
  await expect(field(page, 'Slug')).toHaveValue(post.slug)

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: post.title })).toBeVisible()
  await expect(preview).toContainText(post.content)
  await expect(preview).toContainText('Draft')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(field(page, 'Title')).toHaveValue(post.title)

  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('When the post is created').selectOption('Publish now')
  const held = await hold(page, '**/api/blog/posts')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  held.release()
  await expect(toast(page)).toContainText('Success!')
  await expect(toast(page)).toContainText('Blog post created successfully.')
  await page.waitForURL('/admin/blog')
  const row = page.getByRole('row').filter({ hasText: post.title })
  await expect(row.getByRole('cell', { name: 'Yes' })).toBeVisible()
  await expect(toast(page).getByRole('link', { name: 'View post' })).toHaveAttribute(
    'href',
    `/blog/${post.slug}`,
  )
  const seen = await fetch(`${site.origin}/blog/${post.slug}`)
  expect(seen.status).toBe(200)
  expect(await seen.text()).toContain(post.content)
})

test('the search and social words are filled from the content where they are empty, shown as they will look, stop at their limits, and a fault among them is shown in its tab', async ({
  staffPage: page,
}) => {
  const post = await writePost(page)
  await openTab(page, 'SEO')
  const preview = page.getByRole('region', { name: 'Search preview' })
  await expect(preview).toContainText(post.title)
  await field(page, 'Meta title').fill('My own meta title')
  await page.getByRole('button', { name: 'Auto-fill from content' }).click()
  await expect(field(page, 'Meta title')).toHaveValue('My own meta title')
  await expect(page.getByText('17 of 60 characters')).toBeVisible()
  await expect(field(page, 'Meta description')).toHaveValue(post.excerpt)
  await expect(page.getByText('Meta description must be at least 120 characters')).toBeVisible()
  await expect(preview).toContainText('My own meta title')
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('characters')

  await openTab(page, 'Social')
  await expect(field(page, 'OG title')).toHaveValue(post.title)
  await expect(field(page, 'OG description')).toHaveValue(post.excerpt)
  const card = page.getByRole('region', { name: 'Social preview' })
  await field(page, 'OG title').fill('Receipts, please')
  await expect(card).toContainText('Receipts, please')

  for (const [tab, name, max] of [
    ['SEO', 'Meta title', 60],
    ['SEO', 'Meta description', 160],
    ['Social', 'OG title', 95],
    ['Social', 'OG description', 297],
  ] as const) {
    await openTab(page, tab)
    await expect(field(page, name)).toHaveAttribute('maxlength', String(max))
    await field(page, name).fill('x'.repeat(max))
    await expect(page.getByText(`${max} of ${max} characters`)).toBeVisible()
  }

  await openTab(page, 'SEO')
  await field(page, 'Canonical URL').fill('not an address')
  await openTab(page, 'Content')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Must be a valid URL')).toBeVisible()
  await expect(field(page, 'Canonical URL')).toBeFocused()
  await expect(page.getByRole('tab', { name: /SEO/ })).toHaveAttribute('aria-selected', 'true')
})

test('a post is scheduled, marked as such, and appears by itself', async ({ staffPage: page }) => {
  const post = await writePost(page)
  await page.getByLabel('When the post is created').selectOption('Schedule…')
  const time = page.getByLabel('Publish at')
  await time.fill('2020-04-01T09:00')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await expect(time).toBeFocused()
  const nextYear = new Date().getFullYear() + 1
  await time.fill(`${nextYear}-04-01T09:00`)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page)).toContainText('Success!')
  const row = page.getByRole('row').filter({ hasText: post.title })
  await expect(row).toContainText('No, scheduled')
  await expect(row).toContainText(`1 Apr ${nextYear}, 9:00 am IST`)
  expect((await fetch(`${site.origin}/blog/${post.slug}`)).status).toBe(404)

  const soon = new Date(Date.now() + 2_000).toISOString()
  const { id } = await (await page.context().request.get(`/api/blog/posts/${post.slug}`)).json()
  await page.context().request.patch(`/api/blog/posts/${id}`, {
    headers: { origin: site.origin },
    data: { publishAt: soon },
  })
  await expect.poll(async () => (await fetch(`${site.origin}/blog/${post.slug}`)).status).toBe(200)
  await expect.poll(async () => (await fetch(`${site.origin}/blog`)).text()).toContain(post.title)
})

test('a post is changed, moved, unpublished and deleted in the list', async ({
  staffPage: page,
  staff,
}) => {
  const { number, content, ...post } = aPost()
  await staff.post('/api/blog/posts', {
    data: { ...post, content: `<p>${content}</p>`, published: true },
  })
  await page.goto(`/admin/blog?q=${number}`)
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Blog Post' })
  await field(page, 'Slug').fill(`moved-${number}`)
  await openTab(page, 'SEO')
  await expect(edit).toContainText(`The slug changes from “${post.slug}”`)
  await field(page, 'Meta title').fill('Too short')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(edit).toContainText('Meta title must be at least 10 characters')
  await field(page, 'Meta title').fill('Long enough now')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(toast(page)).toContainText('Blog Post Updated')
  const moved = await fetch(`${site.origin}/blog/${post.slug}`, { redirect: 'manual' })
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toContain(`/blog/moved-${number}`)

  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  await openTab(page, 'Settings')
  await page.getByLabel('Published').uncheck()
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(page.getByRole('cell', { name: 'Draft' })).toBeVisible()
  await expect
    .poll(async () => (await fetch(`${site.origin}/blog/moved-${number}`)).status)
    .toBe(404)

  await page.getByRole('button', { name: `Delete ${post.title}` }).click()
  const ask = page.getByRole('dialog', { name: 'Delete Blog Post' })
  await expect(ask).toContainText('restore it from the trash for 30 days')
  await ask.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page)).toContainText('Blog Post Deleted')
})

test('a post gets an author, a reviewer, a law date and related posts', async ({
  staffPage: page,
  staff,
}) => {
  const me = await (await staff.get('/api/staff/me')).json()
  const shown = { publicName: 'Meera Rao', qualification: 'FCA, member 123456' }
  await staff.patch('/api/staff/me', { data: { name: me.name, ...shown } })
  const { number, content, ...post } = aPost()
  await staff.post('/api/blog/posts', {
    data: { ...post, content: `<p>${content}</p>`, published: true, bylineId: null },
  })
  await page.goto(`/admin/blog?q=${number}`)
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  await openTab(page, 'Settings')
  const author = page.getByLabel('Author')
  await expect(author).toHaveValue('')
  await author.selectOption('Meera Rao, FCA, member 123456')
  await page.getByLabel('Reviewed by').selectOption('Meera Rao, FCA, member 123456')
  await page.getByLabel('Law as on').fill('2026-11-22')
  for (const title of ['Crypto Tax', '10 Tax Planning']) {
    await page.getByLabel('Search titles').fill(title)
    await page.getByRole('button', { name: `Add ${title}` }).click()
  }
  const picked = page.getByRole('list', { name: 'Picked posts' }).getByRole('listitem')
  await expect(picked).toHaveCount(2)
  await picked.nth(1).getByRole('button', { name: /up/i }).click()
  await expect(picked.first()).toContainText('10 Tax Planning')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(toast(page)).toContainText('Blog Post Updated')
  const row = page.getByRole('row').filter({ hasText: post.title })
  await expect(row).toContainText(new RegExp(`${me.name},\\s\\d+\\s\\w+,\\s\\d+:\\d\\d\\s[ap]m`))

  await page.goto(`/blog/${post.slug}`)
  const article = page.getByRole('article').first()
  await expect(article).toContainText('Meera Rao, FCA, member 123456')
  await expect(article).toContainText('Reviewed by Meera Rao, FCA, member 123456')
  await expect(article).toContainText('Law as on 22 November 2026')
  const related = page
    .getByRole('region', { name: 'Related Articles' })
    .getByRole('heading', { level: 3 })
  await expect(related).toContainText([/^10 Tax Planning/, /^Crypto Tax/])

  await page.goto(`/admin/blog?q=${number}`)
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Law as on')).toBeVisible()
  await expect(versions).toContainText('AdminMeera Rao')
  await expect(versions).toContainText('Crypto Tax in India')
  await staff.patch('/api/staff/me', { data: { name: me.name, publicName: '', qualification: '' } })
})

const SPACED =
  '<p>Keep each  receipt, <strong>for</strong><em> </em>every month. </p>\n<p>And  the agreement. </p>'

const FROM_WORD = `${SPACED}\n${wordAsWritten}
<table><thead><tr><th>Month</th><th>Rent </th></tr></thead><tbody><tr><td>April</td><td>₹  20,000</td></tr></tbody></table>`

test('a post with double spaces, words from Word and a table opens in the list and on its page every time on a slow machine', async ({
  staffPage: page,
  staff,
}) => {
  // Each opening on a page of its own: the editor is late only where its script is not there yet.
  test.setTimeout(300_000)
  const { number, ...post } = { ...aPost(), content: FROM_WORD }
  await staff.post('/api/blog/posts', { data: post })
  const processor = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => processor.send('Emulation.setCPUThrottlingRate', { rate })
  const inList = page.getByRole('button', { name: `Edit ${post.title}` })
  const onPage = page.getByRole('link', { name: post.title, exact: true })
  await page.clock.install()
  for (let opening = 0; opening < 4; opening++) {
    await page.goto(`/admin/blog?q=${number}`)
    const open = opening % 2 ? onPage : inList
    await expect(open).toBeVisible()
    await slowDown(6)
    // The page's clock goes in small steps, so that all its timers come in turn however slow it is.
    await page.clock.pauseAt(Date.now() + 3_600_000 * (opening + 1))
    await open.click()
    const text = field(page, 'Content')
    const shown = text.or(page.getByText('We couldn’t show this page'))
    await expect(async () => {
      await page.clock.runFor(50)
      expect(await shown.isVisible()).toBe(true)
    }).toPass({ intervals: [20] })
    await expect(text).toContainText('every month.')
    await slowDown(1)
    await page.clock.resume()
  }
})

test('spaces stay as they were written, and to look at a text is not to change it', async ({
  staffPage: page,
  staff,
}) => {
  const { number, ...post } = { ...aPost(), content: SPACED }
  const created = await (await staff.post('/api/blog/posts', { data: post })).json()
  expect(created.content).toBe(SPACED)
  await page.goto(`/admin/blog?q=${number}`)
  const open = page.getByRole('button', { name: `Edit ${post.title}` })
  const edit = page.getByRole('dialog', { name: 'Edit Blog Post' })
  for (const changed of [false, true]) {
    await open.click()
    await field(page, 'Content').click()
    await expect(edit.getByText('You have unsaved changes')).toBeHidden()
    if (changed) {
      await page.keyboard.press('Control+End')
      await page.keyboard.type('x')
      await page.keyboard.press('Backspace')
    }
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await expect(edit).toBeHidden()
  }
  await open.click()
  await field(page, 'Content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('And  more. ')
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(toast(page)).toContainText('Blog Post Updated')
  const saved = await (await staff.get(`/api/blog/posts/${post.slug}`)).json()
  expect(saved.content).toBe(SPACED.replace(/<\/p>$/, 'And  more. </p>'))
})

test.describe('a post that is added without leaving the list', () => {
  test.use({ provoked: [/the editor has failed/] })

  test('a post that is added without leaving the list is written on although the editor fails, which it does in its dialog alone, where what was written can be copied', async ({
    staffPage: page,
  }) => {
    // The real editor, made to fail as soon as it is asked to.
    await page.route(/\/assets\/editor-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `import Editor from '${new URL(route.request().url()).pathname}?real'
          export default (props) => {
            if (globalThis.editorFails) throw new Error('the editor has failed')
            return Editor(props)
          }`,
      }),
    )
    const post = aPost()
    await page.goto('/admin/blog')
    await page.getByRole('button', { name: 'More ways to add a post' }).click()
    await page.getByRole('menuitem', { name: 'New post (short form)' }).click()
    await field(page, 'Title').fill(post.title)
    await field(page, 'Content').fill(post.content)
    await page.evaluate('globalThis.editorFails = true')
    await field(page, 'Content').press('End')
    await page.keyboard.type('!')

    const dialog = page.getByRole('dialog', { name: 'Add Blog Post' })
    await expect(dialog.getByRole('alert')).toContainText('Your text is not lost')
    await expect(field(page, 'Title')).toHaveValue(post.title)
    await expect(field(page, 'Content')).toHaveValue(`<p>${post.content}!</p>`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()

    await page.evaluate('globalThis.editorFails = false')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page, 'Content')).toContainText(`${post.content}!`)
    await field(page, 'Excerpt').fill(post.excerpt)
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page)).toContainText('Blog Post Created')
    await expect(page.getByRole('row').filter({ hasText: post.title })).toContainText('Draft')
  })
})

test.describe('a new post that is not saved', () => {
  test.use({ provoked: [/Failed to load resource|status of 503/] })

  test('a save that fails says so and keeps what was written, and leaving asks first and keeps it as a draft', async ({
    staffPage: page,
  }) => {
    const post = await writePost(page)
    await page.route('**/api/blog/posts', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: {} })
        : route.fallback(),
    )
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page)).toContainText('Error')
    await expect(field(page, 'Title')).toHaveValue(post.title)

    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('/admin/blog')
    await page.goto('/admin/blog/new')
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await expect(field(page, 'Title')).toHaveValue(post.title)
    await expect(field(page, 'Content')).toContainText(post.content)
  })
})

test('the dashboard shows who did what, with a link to it until it is deleted', async ({
  staffPage: page,
  staff,
}) => {
  const { number: _number, content, ...post } = aPost()
  const added = await staff.post('/api/blog/posts', {
    data: { ...post, content: `<p>${content}</p>` },
  })
  await page.goto('/admin')
  const entry = page.getByRole('listitem').filter({ hasText: post.title })
  await expect(entry).toContainText(`${site.username} added the post “${post.title}”`)
  await entry.getByRole('link', { name: post.title }).click()
  await page.waitForURL(/\/admin\/blog\/\d+$/)
  await expect(field(page, 'Title')).toHaveValue(post.title)

  await staff.delete(`/api/blog/posts/${(await added.json()).id}`)
  await page.goto('/admin')
  const both = page.getByRole('listitem').filter({ hasText: post.title })
  await expect(both).toHaveCount(2)
  await expect(both.getByRole('link')).toHaveCount(0)
})
