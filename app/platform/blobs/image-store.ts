/** Where the files of images are stored, by the image's key and a name such as `640.avif`. */
export interface ImageStore {
  /** Writes all files of an image; a failure may leave some, which `remove` deletes. */
  write(key: string, files: Map<string, Buffer>): Promise<void>
  read(key: string, name: string): Promise<Buffer | undefined>
  /** Removes all files of an image, if there are any. */
  remove(key: string): Promise<void>
}
