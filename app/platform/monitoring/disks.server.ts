import { stat, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { FullDisk } from '#content/en/operator-alerts.ts'

const MIN_FREE_SHARE = 0.1
const MIN_FREE_BYTES = 1e9

/** The file systems below these folders that are nearly full, each once. */
export async function fullDisks(folders: readonly string[]): Promise<FullDisk[]> {
  const devices = new Set<number>()
  const full: FullDisk[] = []
  for (const path of folders) {
    const found = await Promise.all([stat(path), statfs(path)]).catch(() => undefined)
    if (!found || devices.has(found[0].dev)) continue
    devices.add(found[0].dev)
    const { bavail, blocks, bsize } = found[1]
    const disk = { host: hostname(), path, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    if (isNearlyFull(disk)) full.push(disk)
  }
  return full
}

export function isNearlyFull({
  freeBytes,
  totalBytes,
}: Pick<FullDisk, 'freeBytes' | 'totalBytes'>) {
  return freeBytes < MIN_FREE_BYTES || freeBytes < totalBytes * MIN_FREE_SHARE
}
