import { Refused } from '#app/ui/text/workbook/refused.ts'
import { readReport } from './read-report.ts'

/** Reads a file apart from the page, which goes on meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    postMessage({ sheets: await readReport(new Uint8Array(data)) })
  } catch (error) {
    postMessage({ refused: error instanceof Refused ? error.why : 'broken' })
  }
})
