import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'

/** What the app's process holds once it has settled, as rows of a table. */
export class MemoryTable {
  readonly rows: string[][] = []
  readonly #site: Site

  constructor(site: Site) {
    this.#site = site
  }

  async measure(when: string): Promise<void> {
    console.error(`memory: ${when}`)
    this.rows.push([when, String(Math.round(await settled(this.#site.pid)))])
  }

  async upload(): Promise<void> {
    const { origin, password } = this.#site
    const login = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'bench', password }),
    })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await largeImage())]), 'large.jpg')
    const sent = await fetch(`${origin}/api/images`, {
      method: 'POST',
      headers: { cookie, origin },
      body: form,
    })
    if (!sent.ok) throw new Error(`the upload was refused: ${await sent.text()}`)
  }
}

interface Site {
  origin: string
  pid: number
  password: string
}

/** The least of twelve seconds in which it grew by no more than 2 MiB; at the latest after a minute and a half. */
async function settled(pid: number): Promise<number> {
  let last: number[] = []
  for (let second = 0; second < 90; second++) {
    await sleep(1_000)
    last = [...last.slice(-11), residentMiB(pid)]
    if (last.length === 12 && Math.max(...last) - Math.min(...last) < 2) break
  }
  return Math.min(...last)
}

function residentMiB(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** A picture of just under 10 MB: noise, which nothing compresses. */
function largeImage(): Promise<Buffer> {
  const [width, height] = [1_900, 1_700]
  const raw = { width, height, channels: 3 } as const
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
