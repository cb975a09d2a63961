import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'

/** Files in a folder: one directory for a key, written under a temporary name and renamed when complete. */
export function diskStore(root: string): BlobStore {
  const unfinished = (key: string) => join(root, `.${key}`)
  return {
    async write(key, files) {
      await mkdir(unfinished(key), { recursive: true })
      for (const [name, data] of files) await writeThrough(join(unfinished(key), name), data)
      await syncDirectory(unfinished(key))
      await rename(unfinished(key), join(root, key))
      await syncDirectory(root)
    },

    async add(key, name, data) {
      const directory = join(root, key)
      const made = await mkdir(directory, { recursive: true })
      const unfinished = join(directory, `.${name}`)
      await writeThrough(unfinished, data)
      await rename(unfinished, join(directory, name))
      await syncDirectory(directory)
      if (made) await syncDirectory(root)
    },

    async read(key, name) {
      return readFile(join(root, key, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },

    async remove(key) {
      await rm(unfinished(key), { recursive: true, force: true })
      await rm(join(root, key), { recursive: true, force: true })
    },
  }
}

async function writeThrough(path: string, data: Buffer) {
  const file = await open(path, 'w', 0o644)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable once its directory is synced. Systems that cannot sync one do so themselves. */
async function syncDirectory(path: string) {
  const directory = await open(path, 'r').catch(() => undefined)
  await directory?.sync().catch(() => {})
  await directory?.close()
}
