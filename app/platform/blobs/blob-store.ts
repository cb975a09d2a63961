/** Where files are stored: some files together under a key, each by its name such as `640.avif`. */
export interface BlobStore {
  /** Writes all files of a new key; a failure may leave some, which `remove` deletes. */
  write(key: string, files: Map<string, Buffer>): Promise<void>
  /** Writes one more file of a key, or writes it again; it is whole or not there, and durable. */
  add(key: string, name: string, data: Buffer): Promise<void>
  read(key: string, name: string): Promise<Buffer | undefined>
  /** Removes the files of a key, if there are any. A bucket needs their names. */
  remove(key: string, names: readonly string[]): Promise<void>
}
