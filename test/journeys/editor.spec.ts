import type { Page, Route } from '@playwright/test'
import { cleanHtml } from '../../app/writing/editor/sanitize/clean.server.ts'
import { postSeeds } from '../../app/writing/seeds/posts.ts'
import { faqSeeds } from '../../app/writing/seeds/questions.ts'
import {
  excelAsWritten,
  excelClipboard,
  googleAsWritten,
  googleClipboard,
  pictureClipboard,
  wordAsWritten,
  wordClipboard,
  wordTableAsWritten,
  wordTableClipboard,
} from '../clipboards.ts'
import { hostileHtml } from '../hostile-html.ts'
import { expectNoFault } from './accessible.ts'
import { expect, test } from './journey.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })

async function openEditor(page: Page) {
  await page.goto('/admin/blog/new')
  await box(page).click()
}

/** What the field would send, as its source shows it. */
async function htmlOf(page: Page): Promise<string> {
  await tool(page, 'HTML source').click()
  const shown = await box(page).inputValue()
  await tool(page, 'HTML source').click()
  return unbroken(shown)
}

/** A table in one line, as it is sent. */
const unbroken = (source: string) =>
  source.replace(/\n(?=<(?:caption|tr|\/?thead|\/?tbody|\/table)\b)/g, '')

async function writeSource(page: Page, html: string) {
  await tool(page, 'HTML source').click()
  await box(page).fill(html)
  await tool(page, 'HTML source').click()
}

async function clearText(page: Page) {
  await writeSource(page, '')
  await box(page).click()
}

async function dismiss(page: Page) {
  const notice = page.getByRole('alert')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
}

async function paste(page: Page, type: string, ...texts: string[]) {
  await box(page).evaluate(
    (element, [type, texts]) => {
      for (const text of texts) {
        const clipboardData = new DataTransfer()
        clipboardData.setData(type, text)
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }
    },
    [type, texts] as const,
  )
}

async function pasteFile(page: Page, name: string, type: string) {
  await box(page).evaluate(
    (element, [name, type]) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['picture'], name, { type }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [name, type] as const,
  )
}

/** Chromium names handlers even in a document that can run none, where what comes in is read. */
const INERT_HANDLER = /Executing inline event handler violates|\/images\/a\.png/
// One pattern: Playwright takes an array of two objects for a fixture with its options.
const PASTED = new RegExp(
  `${INERT_HANDLER.source}|status of 4\\d\\d .*/(api/images|images/(pasted-|sent))|net::ERR_.*10\\.0\\.0\\.1`,
)

const everything = `<h2>A</h2>
<h3>B</h3>
<h4>C</h4>
<p>a<br>b <strong>c</strong> <em>d</em> <u>e</u> <s>f</s> <code>g</code> H<sub>2</sub>O<sup>2</sup> &lt;p&gt; &amp;amp; <strong><em>x</em></strong></p>
<p>Up to <data value="section80c2026">₹1,50,000</data>, or <strong><data value="npsOwn2026">₹50,000</data></strong>, a year <data value="factThatWent">₹1</data>.</p>
<blockquote><p>q</p><ul>
<li>r</li>
</ul></blockquote>
<pre><code>a &lt; b
  c</code></pre>
<hr>
<ul>
<li>a<ul>
<li>b</li>
</ul></li>
</ul>
<ol start="3">
<li><p>c</p><p>d</p></li>
<li>e</li>
</ol>
<p><a href="/pricing#plans" title="Plans">a</a> <a href="#part">b</a> <a href="mailto:a@b.in">c</a> <a href="tel:+919800000000">d</a> <a href="https://www.incometax.gov.in/a?b=c&amp;d=e" rel="noopener noreferrer"><code>e</code></a></p>
<table><caption>Rates</caption><thead><tr><th scope="col">a</th><th colspan="2">b</th></tr></thead><tbody><tr><th scope="row" rowspan="2">c</th><td>d</td><td>₹1,99,999</td></tr><tr><td><p>e</p><p>f</p></td><td></td></tr></tbody></table>
<figure><img src="/images/a.jpg" alt="A &quot;form&quot;" width="800" height="600"><figcaption>Form <em>16</em></figcaption></figure>
<figure><img src="/images/b.jpg" alt=""></figure>`

/** What goes in, and what comes out where that is something else. */
const SPACES: [html: string, written?: string][] = [
  ['<p>two  spaces and   three</p>'],
  ['<p>one at the end </p>\n<p> one at the start</p>'],
  ['<h2>A  heading </h2>\n<blockquote><p>a  quote </p></blockquote>'],
  ['<ul>\n<li>an  item <ul>\n<li>a  deeper one </li>\n</ul></li>\n</ul>'],
  ['<p>a <strong> bold </strong> word<em> </em>here <a href="/pricing"> link </a> </p>'],
  ['<p>a  line <br> and  another </p>'],
  ['<p> </p>\n<p>after a blank</p>'],
  ['<table><thead><tr><th>a  b </th></tr></thead><tbody><tr><td> c  d</td></tr></tbody></table>'],
  ['<pre><code>a  b \n   c</code></pre>'],
  [
    '<p>\n  broken\n  over <strong>lines</strong>\n</p>',
    '<p>broken over <strong>lines</strong></p>',
  ],
  ['<p><em>a</em>\n<strong>b</strong><br>\n  c</p>', '<p><em>a</em> <strong>b</strong><br>c</p>'],
  [
    '<ul>\n  <li>\n    a\n    <ul>\n      <li>b</li>\n    </ul>\n  </li>\n</ul>',
    '<ul>\n<li>a<ul>\n<li>b</li>\n</ul></li>\n</ul>',
  ],
]

test.describe('a source', () => {
  test.use({ provoked: [new RegExp(`${INERT_HANDLER.source}|status of 404 .*/images/[ab]\\.jpg`)] })

  test('HTML comes out of the editor as it went in: first content, spaces, and all that a text can hold, which is what the server stores', async ({
    staffPage: page,
  }) => {
    test.setTimeout(240_000)
    await openEditor(page)
    await tool(page, 'HTML source').click()
    const notSupported = page.getByText('Not supported')
    /** From one look at the source to the next. */
    const comesOut = async (html: string, written = html) => {
      await box(page).fill(html)
      await expect(notSupported).toBeHidden()
      await tool(page, 'HTML source').click()
      await tool(page, 'HTML source').click()
      expect(unbroken(await box(page).inputValue())).toBe(written)
      expect(cleanHtml(written)).toBe(written)
    }

    await test.step('first content', async () => {
      const texts = [
        ...postSeeds.map(({ content }) => content),
        ...faqSeeds.map(({ answer }) => answer),
      ]
      // Several texts one below the other are one text, and the editor reads them at once.
      for (let at = 0; at < texts.length; at += 10) {
        const html = texts.slice(at, at + 10).join('\n')
        await comesOut(html, cleanHtml(html))
      }
    })

    await test.step('spaces as they are, line breaks as one space', async () => {
      for (const [html, written] of SPACES) await comesOut(html, written)
    })

    await test.step('more than a text can hold', async () => {
      await box(page).fill(
        '<h1>T</h1><p class="x" onclick="y()">a <b>b</b></p><video src="v"></video>',
      )
      await expect(notSupported).toHaveText(
        'Not supported and will be removed: <video>, class, onclick, src.',
      )
      await box(page).press('Control+Shift+e')
      expect(await htmlOf(page)).toBe('<h2>T</h2>\n<p>a <strong>b</strong></p>')
      await box(page).click()
      await page.keyboard.press('Control+Shift+e')
    })

    await test.step('all that it can hold', async () => {
      await comesOut(everything)
      await tool(page, 'HTML source').click()
      await page
        .getByRole('textbox', { name: 'Title', exact: true })
        .fill('All that can be written')
      await page
        .getByRole('textbox', { name: 'Excerpt', exact: true })
        .fill('A post with everything in it')
      const [request, answer] = await Promise.all([
        page.waitForRequest((request) => request.method() === 'POST'),
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: 'Create Post' }).click(),
      ])
      expect(answer.status()).toBe(201)
      expect(request.postDataJSON().content).toBe(everything)
      expect((await answer.json()).content).toBe(everything)
    })
  })
})

test.describe('on a phone', () => {
  test.use({
    provoked: [/status of 404 .*\/images\/[ab]\.jpg/],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })

  test('nothing is too wide, too small for a finger, or wrong for axe', async ({
    staffPage: page,
  }) => {
    await openEditor(page)
    await writeSource(page, everything)
    for (const part of ['td', 'img', 'a']) {
      await box(page).locator(part).first().click()
      if (part === 'a') await page.keyboard.press('Control+k')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      const small = await page
        .locator('.rich-text-editor')
        .locator('button, input')
        .evaluateAll((all) =>
          all
            .filter((one) => one.clientHeight < 42 || one.clientWidth < 42)
            .map((one) => one.outerHTML),
        )
      expect(small).toEqual([])
      await expectNoFault(page, { within: '.rich-text-editor' })
    }
  })
})

test('a text is written with the keyboard alone, and the toolbar is one stop of Tab, then arrows', async ({
  staffPage: page,
}) => {
  await openEditor(page)
  await page.keyboard.type('## Rent')
  await page.keyboard.press('Enter')
  await page.keyboard.type('plain ')
  for (const [keys, word] of [
    ['b', 'bold'],
    ['i', 'italic'],
    ['u', 'under'],
    ['Shift+s', 'struck'],
    ['e', 'code'],
  ]) {
    await page.keyboard.press(`Control+${keys}`)
    await page.keyboard.type(`${word}`)
    await page.keyboard.press(`Control+${keys}`)
    await page.keyboard.type(' ')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('deeper')
  for (let count = 0; count < 3; count++) await page.keyboard.press('Enter')
  await page.keyboard.type('see ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Link' }).getByRole('alert')).toBeVisible()
  await page.getByLabel('Address').fill('incometax.gov.in')
  await page.getByLabel('Text to show').fill('the portal')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  expect(await htmlOf(page)).toBe(`<h2>Rent</h2>
<p>plain <strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s> <code>code</code> </p>
<ul>
<li>one<ul>
<li>deeper</li>
</ul></li>
</ul>
<p>see <a href="https://incometax.gov.in" rel="noopener noreferrer">the portal</a></p>`)
  await expect(page.getByText('12 words', { exact: true })).toBeVisible()
  await expect(page.getByText('1 min read', { exact: true })).toBeVisible()

  await box(page).getByRole('link').click()
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(box(page).getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(box(page).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(box(page).getByRole('link')).toHaveCount(0)

  await clearText(page)
  await page.keyboard.type('words')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Paragraph')).toBeFocused()
  await expect(tool(page, 'Paragraph')).toHaveAttribute('aria-pressed', 'true')
  for (let count = 0; count < 4; count++) await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Bold')).toBeFocused()
  await expect(page.getByRole('tooltip')).toContainText('Ctrl+B')
  await page.keyboard.press('End')
  await expect(tool(page, 'Keyboard shortcuts')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Paragraph')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeFocused()
  await tool(page, 'Clear formatting').click()
  expect(await htmlOf(page)).toBe('<p>words</p>')

  await tool(page, 'Keyboard shortcuts').click()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toContainText('Ctrl+Shift+8')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a table is made, filled and changed; Tab leaves its last cell', async ({
  staffPage: page,
}) => {
  await openEditor(page)
  await tool(page, 'Insert table').click()
  await page.keyboard.type('Year')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rate')
  const bar = page.getByRole('group', { name: 'Table' })
  const headerRow = bar.getByRole('button', { name: 'Header row' })
  await expect(headerRow).toHaveAttribute('aria-pressed', 'true')
  await headerRow.click()
  await expect(headerRow).toHaveAttribute('aria-pressed', 'false')
  await headerRow.click()
  await bar.getByRole('button', { name: 'Column after' }).click()
  await bar.getByRole('button', { name: 'Delete column' }).click()
  await bar.getByRole('button', { name: 'Row below' }).click()
  await bar.getByLabel('Table caption').fill('Rates & years')
  await box(page).getByRole('cell').last().click()
  await page.keyboard.type('last')
  await bar.getByRole('button', { name: 'Delete row' }).click()
  const empty = '<tr><td></td><td></td><td></td></tr>'
  expect(await htmlOf(page)).toBe(
    `<table><caption>Rates &amp; years</caption><thead><tr><th>Year</th><th></th><th></th></tr></thead><tbody>${empty}${empty}</tbody></table>`,
  )
  await box(page).getByRole('cell').last().click()
  await page.keyboard.press('Tab')
  await expect(box(page)).not.toBeFocused()
  await box(page).getByRole('cell').last().click()
  await bar.getByRole('button', { name: 'Delete table' }).click()
  await expect(box(page).getByRole('table')).toHaveCount(0)
})

test.describe('what is pasted', () => {
  test.use({ provoked: [PASTED] })
  test.beforeEach(({ staffPage: page }) => openEditor(page))

  test('words and tables from Word, Google Docs and Excel are clean, and the author is notified of split cells', async ({
    staffPage: page,
  }) => {
    for (const [from, clipboard, written] of [
      ['Word', wordClipboard, wordAsWritten],
      ['Google Docs', googleClipboard, googleAsWritten],
    ] as const) {
      await test.step(from, async () => {
        await paste(page, 'text/html', clipboard)
        expect(await htmlOf(page)).toBe(written)
        expect(cleanHtml(written)).toBe(written)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await clearText(page)
      })
    }

    for (const [from, clipboard, written] of [
      ['Word', wordTableClipboard, wordTableAsWritten],
      ['Excel', excelClipboard, excelAsWritten],
    ] as const) {
      await test.step(`${from} with merged cells`, async () => {
        await paste(page, 'text/html', clipboard)
        await expect(page.getByRole('alert')).toContainText(
          'This table had merged cells, which were split. Please check it.',
        )
        expect(await htmlOf(page)).toBe(written)
        expect(cleanHtml(written)).toBe(written)
        await dismiss(page)
        await clearText(page)
      })
    }

    await test.step('plain words', async () => {
      await paste(page, 'text/plain', 'one <b>\n\ntwo')
      expect(await htmlOf(page)).toBe('<p>one &lt;b&gt;</p>\n<p>two</p>')
    })
  })

  test('a text whose pictures are missing says where each of them was', async ({
    staffPage: page,
  }) => {
    const notice = page.getByRole('alert')
    await test.step('pictures from Word', async () => {
      const html =
        '<p class=MsoNormal>The form asks for the bank account.<img src="file:///C:/Temp/image001.png"></p><p class=MsoNormal>Then it is signed.</p>'
      await paste(page, 'text/html', html)
      await expect(notice).toContainText(
        '1 picture wasn’t pasted, because the program you copied from doesn’t hand it over. Add it by hand after “The form asks for the bank account.”.',
      )
      expect(await htmlOf(page)).toBe(
        '<p>The form asks for the bank account.</p>\n<p>Then it is signed.</p>',
      )
    })

    for (const [which, shown] of [
      ['Word', [1, 2]],
      ['Outlook', []],
      ['Word, one of them as a drawing alone', [1]],
    ] as const) {
      await test.step(`drawings from ${which}`, async () => {
        await dismiss(page)
        await clearText(page)
        await paste(page, 'text/html', pictureClipboard([...shown]))
        await expect(notice).toContainText('2 pictures')
        await expect(notice).toContainText('“Open the portal and choose e-File.”')
        await expect(notice).toContainText('Then choose the year:')
        expect(await htmlOf(page)).toBe(
          '<p>Open the portal and choose e-File.</p>\n<p>Then choose the year:</p>\n<p>Sign it.</p>',
        )
      })
    }

    await test.step('a picture that can’t be fetched', async () => {
      await dismiss(page)
      await clearText(page)
      await paste(page, 'text/html', '<p>One</p><img src="http://10.0.0.1/a.png"><p>Two</p>')
      await expect(notice).toContainText(
        'A picture of another site was left out: Pictures can only be fetched from public web addresses.',
      )
      expect(await htmlOf(page)).toBe('<p>One</p>\n<p>Two</p>')
    })
  })

  test('a hostile paste does nothing', async ({ staffPage: page }) => {
    let ran = false
    page.on('dialog', (dialog) => {
      ran = true
      return dialog.dismiss()
    })
    await paste(page, 'text/html', ...Object.values(hostileHtml))
    const written = await htmlOf(page)
    expect(cleanHtml(written)).toBe(written)
    expect(ran).toBe(false)
  })
})

test.describe('a picture', () => {
  test.use({ provoked: [new RegExp(`${PASTED.source}|/images/sent\\.jpg`)] })

  test('a picture that is pasted is sent, described and captioned, alone and within a text; one that cannot be taken says why', async ({
    staffPage: page,
  }) => {
    await openEditor(page)
    const sent = {
      status: 201,
      json: { url: '/images/sent.jpg', alt: '', width: 40, height: 30 },
    }
    await page.route('**/api/images', (route) =>
      route.request().postDataBuffer()?.includes('image/svg')
        ? route.continue()
        : route.fulfill(sent),
    )

    await test.step('alone', async () => {
      await page.keyboard.type('before')
      await pasteFile(page, 'form.png', 'image/png')
      await box(page).getByRole('img').or(box(page).locator('img')).first().click()
      await page.getByLabel('Alternative text').fill('A form')
      await box(page).locator('figcaption').click()
      await page.keyboard.type('Form 16')
      await page.keyboard.press('Enter')
      await page.keyboard.type('after')
      expect(await htmlOf(page)).toBe(
        '<p>before</p>\n<figure><img src="/images/sent.jpg" alt="A form" width="40" height="30"><figcaption>Form 16</figcaption></figure>\n<p>after</p>',
      )
      await box(page).locator('img').click()
      await page.getByRole('button', { name: 'Remove image' }).click()
      expect(await htmlOf(page)).toBe('<p>before</p>\n<p>after</p>')
    })

    await test.step('within a text', async () => {
      await clearText(page)
      await paste(
        page,
        'text/html',
        `<p>One</p><img src="data:image/png;base64,cGljdHVyZQ=="><p>Two</p>`,
      )
      await expect
        .poll(() => htmlOf(page))
        .toBe(
          '<p>One</p>\n<figure><img src="/images/sent.jpg" alt="" width="40" height="30"></figure>\n<p>Two</p>',
        )
      await paste(page, 'text/html', '<p>Three</p><img src="data:image/svg+xml;base64,PHN2Zy8+">')
      await expect(page.getByRole('alert')).toContainText('The image was not added:')
      await expect.poll(() => htmlOf(page)).not.toContain('pasted-')
      await dismiss(page)
    })

    await test.step('one that cannot be taken, and no picture at all', async () => {
      await page.unroute('**/api/images')
      await pasteFile(page, 'form.png', 'image/png')
      await expect(page.getByRole('alert')).toContainText('form.png was not added:')
      await dismiss(page)
      await pasteFile(page, 'form.pdf', 'application/pdf')
      await expect(page.getByRole('alert')).toContainText('Only images')
    })
  })

  test('a picture on its way shows how far it is, waits for its turn after two others, and can be stopped', async ({
    staffPage: page,
  }) => {
    await openEditor(page)
    const bars = page.getByRole('progressbar')
    await test.step('alone', async () => {
      await page.route('**/api/images', () => {})
      await pasteFile(page, 'form.png', 'image/png')
      await expect(page.getByRole('progressbar', { name: 'Uploading form.png' })).toBeVisible()
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(bars).toBeHidden()
      expect(await htmlOf(page)).toBe('')
      await page.unroute('**/api/images')
    })

    await test.step('among several', async () => {
      const sent: Route[] = []
      await page.route('**/api/images', (route) => void sent.push(route))
      await box(page).click()
      for (const name of ['a.png', 'b.png', 'c.png', 'd.png'])
        await pasteFile(page, name, 'image/png')
      await expect(bars).toHaveCount(4)
      await page
        .locator('.rich-text-upload')
        .filter({ hasText: 'Uploading d.png' })
        .getByRole('button', { name: 'Stop' })
        .click()
      await expect(bars).toHaveCount(3)
      await expect.poll(() => sent.length).toBe(2)
      for (const turn of [0, 1, 2]) {
        await expect.poll(() => sent.length).toBeGreaterThan(turn)
        await sent[turn]?.fulfill({
          status: 201,
          json: { url: '/images/sent.jpg', alt: '', width: 40, height: 30 },
        })
      }
      await expect(bars).toHaveCount(0)
      await expect(box(page).locator('figure')).toHaveCount(3)
      expect(sent).toHaveLength(3)
    })
  })
})

test.describe('the editor’s script', () => {
  test.use({ provoked: [/editor-|Failed to (load|fetch)/] })

  test('the editor’s script comes only where text is written; without it the HTML can be', async ({
    staffPage: page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/admin/blog')
    await expect(page.getByRole('link', { name: 'Add Blog Post' })).toBeVisible()
    expect(asked.filter((url) => /\/editor-/.test(url))).toEqual([])
    await page.route(/\/assets\/editor-.*\.js/, (route) => route.abort())
    await page.goto('/admin/blog/new')
    await expect(page.getByText('The editor couldn’t be loaded.')).toBeVisible()
    await box(page).fill('<p>words</p>')
    await expect(box(page)).toHaveValue('<p>words</p>')
  })
})
