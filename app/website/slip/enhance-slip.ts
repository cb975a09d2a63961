import { assessReturn, incomesFragment, readIncomes } from '#app/tax/engine/assess-return.ts'
import { chatLink } from '#app/ui/text/chat-link.ts'
import { type SlipFacts, slipChat, slipDocumentsFor, slipTexts } from './slip-text.ts'

/**
 * The slip fills in as its rows are ticked. `[data-slip]` carries the facts as JSON; inside it
 * `[data-slip-text]` elements hold the texts, `[data-document]` the documents, of which those that
 * are needed show, `[data-slip-chat]` is the link with the list, `[data-slip-tool]` the one to the tool
 * with more questions, and `[data-slip-message]` sends the list with a form.
 */
export function enhanceSlip(): void {
  const root = document.querySelector<HTMLElement>('[data-slip]')
  if (!root) return
  const facts: SlipFacts = JSON.parse(root.dataset.slip ?? '')
  const update = () => fillIn(root, facts)
  root.addEventListener('change', update)
  // A browser that goes back to this page restores the ticks, but not what followed from them.
  addEventListener('pageshow', update)
}

function fillIn(root: HTMLElement, facts: SlipFacts) {
  const ticked = [...root.querySelectorAll<HTMLInputElement>('[name=income]:checked')]
  const ids = readIncomes(ticked.map(({ value }) => value))
  const assessment = assessReturn(ids)

  const texts: Record<string, string> = slipTexts(assessment, facts)
  for (const element of root.querySelectorAll<HTMLElement>('[data-slip-text]')) {
    const text = texts[element.dataset.slipText ?? ''] ?? ''
    if (element.textContent !== text) element.textContent = text
  }

  const needed = slipDocumentsFor(assessment, facts)
  const listed: string[] = []
  for (const item of root.querySelectorAll<HTMLElement>('[data-document]')) {
    item.hidden = !needed.some((id) => id === item.dataset.document)
    if (!item.hidden) listed.push(item.textContent)
  }

  const incomes = ticked.map(({ labels }) => labels?.[0]?.textContent ?? '')
  const message = slipChat(assessment, incomes, listed, facts)
  const link = root.querySelector<HTMLAnchorElement>('[data-slip-chat]')
  if (link) link.href = chatLink(facts, message)
  const tool = root.querySelector<HTMLAnchorElement>('[data-slip-tool]')
  if (tool) tool.hash = incomesFragment(ids)
  const input = root.querySelector<HTMLInputElement>('[data-slip-message]')
  if (input) input.value = message
}
