import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScripts, pagePolicy } from '#app/platform/http/content-security-policy.ts'
import { THEME_SCRIPT } from '#app/platform/page/theme-script.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const theme = hashOf(THEME_SCRIPT)

test('the policy of a page lets our files run and the lines that choose the theme, and no other', () => {
  expect(directives()['script-src']).toEqual(["'self'", theme])
})

test('the policy of a page lets those inline scripts run that are named, each named once', () => {
  const policy = directives('first()', '\nsecond()\n', 'first()', THEME_SCRIPT)
  expect(policy['script-src']).toEqual(["'self'", theme, hashOf('first()'), hashOf('\nsecond()\n')])
})

test('the policy of a page never allows inline or evaluated script as such', () => {
  const policy = pagePolicy(true, ['a()'])
  expect(policy).not.toContain("script-src 'unsafe")
  expect(policy).not.toContain('unsafe-eval')
  expect(directives()['default-src']).toEqual(["'none'"])
})

test('the policy of a page forbids frames, foreign forms and another base address', () => {
  expect(directives()).toMatchObject({
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  })
})

test('the policy of a page upgrades to https where the site is reached by it, and only there', () => {
  expect(pagePolicy(true)).toContain('upgrade-insecure-requests')
  expect(pagePolicy(false)).not.toContain('upgrade-insecure-requests')
})

test('the inline scripts of a page are those with code, neither files nor data', () => {
  expect(
    inlineScripts(
      '<script>first()</script><p>text</p><script type="module">\nsecond()\n</script><script src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>',
    ),
  ).toEqual(['first()', '\nsecond()\n'])
})

function directives(...inline: string[]): Record<string, string[]> {
  const parts = pagePolicy(false, inline).split('; ')
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values]
    }),
  )
}
