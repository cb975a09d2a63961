import { fileWords as words } from '#app/content/tools/file-words.ts'
import { UNPACKED_MAX } from './limits.ts'
import type { ReportText } from './read-report.ts'

const LIMIT_MS = 30_000

/** Lets a CSV or XLSX file be chosen or dropped at each box of the page that takes one. */
export function takeFiles(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-file]')) {
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

/** Reads a file on this device, apart from the page, and fills its text into the box. */
async function fillFromFile(field: HTMLElement, file: File): Promise<void> {
  const box = field.querySelector('textarea')
  const status = field.querySelector('[data-file-status]')
  const choice = field.querySelector('select')
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
    box.value = text
    status.textContent = words.filled(rows, file.name)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  choice.replaceChildren(...sheets.map(({ name }, index) => new Option(name, String(index))))
  choice.value = String(firstChoice(sheets, box.name === 'intraday'))
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
function firstChoice(sheets: ReportText[], isIntraday: boolean): number {
  const kind = isIntraday ? /intra-?day|equity/i : /f\s?&\s?o|fno|futures|options|derivative/i
  const find = (pattern: RegExp) => sheets.findIndex(({ name }) => pattern.test(name))
  return [find(/trade-?\s?wise/i), find(kind), 0].find((index) => index >= 0) ?? 0
}
