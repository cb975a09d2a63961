import type { Page } from '@playwright/test'
import { expect, fillContactForm, newPerson, test, toast } from './journey.ts'

test.use({ provoked: [/503/] })

/** A toast of a failure, then one of a success, as they look. */
async function bothToasts(page: Page) {
  await page.goto('/contact')
  const { button } = await fillContactForm(page, newPerson())
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await button.click()
  await expect(toast(page)).toContainText('Failed to send message')
  const failure = await lookOf(page)
  await button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  return { failure, success: await lookOf(page) }
}

function lookOf(page: Page) {
  return toast(page).evaluate((box) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** How bright a colour is, as WCAG reckons it. */
    const luminance = (color: string) => {
      if (!canvas) throw new Error('there is no canvas')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        },
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const own = getComputedStyle(box)
    const contrasts = [...box.querySelectorAll('div div, button, svg')].map((part) => {
      const pair = [luminance(getComputedStyle(part).color), luminance(own.backgroundColor)]
      return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
    })
    return {
      background: own.backgroundColor,
      color: own.color,
      border: `${own.borderTopWidth} ${own.borderTopStyle} ${own.borderTopColor}`,
      borderWidth: Number.parseFloat(own.borderTopWidth),
      lowestContrast: Math.min(...contrasts),
    }
  })
}

for (const theme of ['light', 'dark']) {
  test(`a failure differs from a success in its colours and its border: ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('tax-expert-theme', chosen), theme)
    const { failure, success } = await bothToasts(page)
    expect(failure.background).not.toBe(success.background)
    expect(failure.color).not.toBe(success.color)
    expect(failure.border).not.toBe(success.border)
    for (const { lowestContrast } of [failure, success])
      expect(lowestContrast).toBeGreaterThanOrEqual(4.5)
  })
}

test.describe('where the system forces its colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('a failure has a border that is thicker', async ({ page }) => {
    const { failure, success } = await bothToasts(page)
    expect(success.border).toMatch(/solid/)
    expect(failure.borderWidth).toBeGreaterThan(success.borderWidth)
  })
})
