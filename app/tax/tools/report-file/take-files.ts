import { UNPACKED_MAX } from '#app/ui/text/workbook/limits.ts'
import { fileWords as words } from '#content/en/tools/file-words.ts'
import { isLong } from './long-report.ts'
import type { ReportText } from './read-report.ts'

const LIMIT_MS = 30_000

/** Lets a CSV or XLSX file be chosen or dropped at each box of the page that takes one. */
export function takeFiles(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-file]')) {
    foldLongReports(field)
    const fill = (file: File | undefined) => file && fillFromFile(field, file)
    const input = field.querySelector<HTMLInputElement>('input[type=file]')
    input?.addEventListener('change', async () => {
      await fill(input.files?.[0])
      // The same file may be chosen again once it was corrected.
      input.value = ''
    })
    field.addEventListener('input', ({ isTrusted, target }) => {
      const status = field.querySelector('[data-file-status]')
      if (isTrusted && status && target instanceof HTMLTextAreaElement) status.textContent = ''
    })
    field.addEventListener('dragover', (event) => event.preventDefault())
    field.addEventListener('drop', (event) => {
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      void fill(event.dataTransfer.files[0])
    })
  }
}

/** Pasted or read from a file, a long report is in its box while that is folded. */
function foldLongReports(field: HTMLElement) {
  const { box, show } = partsOf(field)
  box?.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!isLong(text)) return
    event.preventDefault()
    fold(field, true)
    box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end')
    filledIn(field, words.pasted(text.trimEnd().split('\n').length))
    show?.focus()
  })
  show?.addEventListener('click', (event) => {
    event.preventDefault()
    fold(field, false)
    box?.focus()
  })
  // An example or nothing is in the box once the buttons of the form were used.
  box?.form?.addEventListener('click', () => {
    if (!isLong(box.value)) fold(field, false)
  })
}

function fold(field: HTMLElement, isFolded: boolean) {
  const { report } = partsOf(field)
  if (report) report.open = !isFolded
}

function filledIn(field: HTMLElement, said: string) {
  const { box, status } = partsOf(field)
  if (status) status.textContent = said
  box?.dispatchEvent(new Event('input', { bubbles: true }))
}

function partsOf(field: HTMLElement) {
  return {
    box: field.querySelector('textarea'),
    report: field.querySelector<HTMLDetailsElement>('[data-report]'),
    show: field.querySelector<HTMLElement>('[data-report] summary'),
    status: field.querySelector('[data-file-status]'),
    choice: field.querySelector('select'),
  }
}

/** Reads a file on this device, apart from the page, and fills its text into the box. */
async function fillFromFile(field: HTMLElement, file: File): Promise<void> {
  const { box, status, choice } = partsOf(field)
  if (!box || !status || !choice) return
  status.textContent = words.reading
  choice.closest('label')?.setAttribute('hidden', '')
  const read = await sheetsOf(file)
  if ('refused' in read) {
    status.textContent = words.refused[read.refused]
    return
  }
  const { sheets } = read
  const fill = () => {
    const { text, rows } = sheets[Number(choice.value)] as ReportText
    fold(field, isLong(text))
    box.value = text
    filledIn(field, words.filled(rows, file.name))
  }
  choice.replaceChildren(...sheets.map(({ name }, index) => new Option(name, String(index))))
  choice.value = String(firstChoice(sheets, SHEETS[box.name as keyof typeof SHEETS]))
  choice.onchange = fill
  choice.closest('label')?.toggleAttribute('hidden', sheets.length === 1)
  fill()
}

type Read = { sheets: ReportText[] } | { refused: keyof typeof words.refused }

async function sheetsOf(file: File): Promise<Read> {
  if (file.size > UNPACKED_MAX) return { refused: 'size' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { refused: 'broken' }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Read>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => resolve({ refused: 'broken' })
      setTimeout(() => resolve({ refused: 'slow' }), LIMIT_MS)
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    worker.terminate()
  }
}

/** A sheet of trades one by one, else of their kind, else the first. */
function firstChoice(sheets: ReportText[], kind: RegExp): number {
  const find = (pattern: RegExp) => sheets.findIndex(({ name }) => pattern.test(name))
  return [find(/trade-?\s?wise/i), find(kind), 0].find((index) => index >= 0) ?? 0
}

/** What the sheet of a box is called, by the box's name. */
const SHEETS = {
  results: /f\s?&\s?o|fno|futures|options|derivative/i,
  intraday: /intra-?day|equity/i,
  statement: /trxn|transaction|capital|equity|stocks|mutual/i,
}
