import { hash } from 'node:crypto'

const NEWLINE = 10
const WORDS = 8

/**
 * Counts the rows of a table in the text format of COPY, one a line, and adds up their SHA-256 word
 * by word: equal rows give an equal sum, in whatever order they come.
 */
export class RowHash {
  rows = 0
  bytes = 0
  private readonly sum = new Uint32Array(WORDS)
  private rest: Buffer = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.bytes += chunk.length
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const line = chunk.subarray(from, end)
      this.addRow(this.rest.length > 0 ? Buffer.concat([this.rest, line]) : line)
      this.rest = Buffer.alloc(0)
      from = end + 1
    }
    if (from < chunk.length) this.rest = Buffer.concat([this.rest, chunk.subarray(from)])
  }

  digest(): string {
    if (this.rest.length > 0) throw new Error('the last row of a table is not whole')
    return Buffer.from(this.sum.buffer).toString('hex')
  }

  private addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    // Numbers of 32 bits that overflow on purpose.
    for (let word = 0; word < WORDS; word++) {
      this.sum[word] = (this.sum[word] ?? 0) + digest.readUInt32LE(word * 4)
    }
    this.rows++
  }
}
