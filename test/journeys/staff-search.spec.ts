import { expect, test } from './journey.ts'

test('one’s own entry is found by its number, and what is only similar stands below', async ({
  staffPage: page,
  staff,
}) => {
  const word = `zanzi${String(Date.now())
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
    .slice(-7)}quill`
  const add = async (question: string) => {
    const slug = question.toLowerCase().replaceAll(' ', '-')
    const answer = await staff.post('/api/faqs', {
      data: { question, slug, answer: '<p>Yes, within thirty days.</p>' },
    })
    expect(answer.status()).toBe(201)
    return (await answer.json()).id as number
  }
  const own = await add(`${word} one`)
  await add(`${word.replace('quill', 'quell')} two`)
  await add(`Number ${own} is mentioned ${word}`)

  await page.goto('/admin/faqs')
  const rows = page.getByRole('row')
  const similar = page.getByRole('rowheader', { name: 'Similar' })
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${word} one`)
  await expect(page).toHaveURL(/q=/)
  await expect(rows.nth(1)).toContainText(`${word} one`)
  await expect(rows.nth(2)).toContainText('Similar')
  await expect(similar).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search' }).fill(`#${own}`)
  await expect(rows.filter({ hasText: `Number ${own} is mentioned` })).toBeVisible()
  await expect(rows.nth(1)).toContainText(`${word} one`)
  await expect(similar).toHaveCount(0)
})
