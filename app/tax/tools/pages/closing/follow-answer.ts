import { linkedSource } from '#app/tax/working/linked-sources.ts'
import type { FittingService } from '#content/en/tools/closing.ts'
import { markTerms, type TermFinder, termFinder } from '../terms/mark-terms.ts'
import { fittingService } from './fitting-service.ts'

/**
 * What stands around the answer of a tool and follows it: the summary on a telephone, the service that
 * fits, the links of the sources, the terms, the link to copy and printing. It watches the answer, so that the script of each tool needs to know nothing of it.
 */
export function followAnswer(form: HTMLFormElement): void {
  const answer = form.querySelector<HTMLElement>('#answer')
  if (!answer) return
  const terms = termsOfPage()
  const follow = () => {
    showService(form, answer)
    summarise(answer)
    linkSources(form)
    explainTerms(form, terms)
  }
  const observer = new MutationObserver(follow)
  for (const part of form.querySelectorAll('[data-part]'))
    observer.observe(part, { childList: true })
  follow()
  form.querySelector('[data-copy-link]')?.addEventListener('click', ({ currentTarget }) => {
    copyLink(currentTarget as HTMLElement)
  })
  form.querySelector('[data-print]')?.addEventListener('click', () => print())
  showSummaryAway(form, answer)
}

function showService(form: HTMLFormElement, answer: HTMLElement) {
  const services = answer.querySelector<HTMLElement>('[data-services]')
  if (!services) return
  const said = [
    ...answer.querySelectorAll<HTMLElement>('[data-part=headline], [data-part=figures]'),
  ]
    .map(({ innerText }) => innerText)
    .join('\n')
  const values = new FormData(form)
  const rules = JSON.parse(services.dataset.services ?? '') as FittingService[]
  const fitting = fittingService(rules, said, (name) => String(values.get(name) ?? ''))
  for (const [index, offer] of services.querySelectorAll<HTMLElement>('[data-offer]').entries())
    offer.hidden = index !== fitting
}

function summarise(answer: HTMLElement) {
  const [label, value, text] = answer.querySelectorAll('[data-part=headline] > p')
  const [name, figure] = answer.querySelectorAll('[data-summary] > span')
  if (!name || !figure) return
  name.textContent = label?.textContent || (value?.textContent ? '' : (text?.textContent ?? ''))
  figure.textContent = value?.textContent ?? ''
}

function termsOfPage(): TermFinder {
  const popovers = [...document.querySelectorAll<HTMLElement>('[data-term]')]
  return termFinder(
    popovers.map(({ dataset }) => ({ id: dataset.term ?? '', words: dataset.words ?? '' })),
  )
}

/** As the server marks them; what has been ticked or opened in the answer stays as it is. */
function explainTerms(form: HTMLFormElement, terms: TermFinder) {
  for (const part of form.querySelectorAll('[data-part]:not([data-part=inputs], :has(.term))')) {
    const seen = new Set<string>()
    for (const text of part.querySelectorAll(
      'p, :is(dt, dd):not(.rule > *), li:not(:has(label))',
    )) {
      const html = text.innerHTML
      const marked = markTerms(html, terms, seen)
      if (marked !== html) text.innerHTML = marked
    }
  }
}

function linkSources(form: HTMLFormElement) {
  for (const source of form.querySelectorAll<HTMLElement>('[data-source]:not(:has(a))'))
    source.innerHTML = linkedSource(source.innerHTML)
}

/** While fields are on the screen, and neither the answer is nor the title, which it would cover. */
function showSummaryAway(form: HTMLFormElement, answer: HTMLElement) {
  const summary = answer.querySelector<HTMLElement>('[data-summary]')
  const headline = answer.querySelector('[data-part=headline]')
  const title = document.querySelector('h1')
  if (!summary || !headline || !title) return
  const seen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    summary.hidden = seen.has(headline) || seen.has(title) || seen.size === 0
  })
  for (const element of [headline, title, ...form.querySelectorAll('[data-fields]')])
    observer.observe(element)
}

async function copyLink(button: HTMLElement) {
  const label = button.querySelector('span')
  const { copied, failed } = button.dataset
  button.dataset.label ??= label?.textContent
  const said = await navigator.clipboard.writeText(location.href).then(
    () => copied,
    () => failed,
  )
  if (label) label.textContent = said ?? ''
  setTimeout(() => {
    if (label) label.textContent = button.dataset.label ?? ''
  }, 4_000)
}
