import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/platform/client/api.ts'
import { messages } from '#content/en/messages.ts'
import type { Image } from './image.ts'
import { ofLibrary } from './queries.ts'
import { uploadImage } from './upload.ts'

export type UploadState =
  | { step: 'empty'; problem?: string }
  | { step: 'sending'; fileName: string; sent: number }
  | { step: 'done'; image: Image }

/** One upload and its state. It is stopped when the component unmounts. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ step: 'empty' })
  const running = useRef<AbortController>(undefined)
  const queryClient = useQueryClient()
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const show = (next: UploadState) => running.current === own && setState(next)
    const fileName = file.name
    show({ step: 'sending', fileName, sent: 0 })
    try {
      const image = await uploadImage(file, {
        onProgress: (sent) => show({ step: 'sending', fileName, sent }),
        signal: own.signal,
      })
      show({ step: 'done', image })
      await queryClient.invalidateQueries(ofLibrary)
    } catch (error) {
      if (own.signal.aborted) return
      show({
        step: 'empty',
        problem: error instanceof ApiError ? error.message || messages.tryLater : String(error),
      })
    }
  }
  const reset = (problem?: string) => {
    running.current?.abort()
    running.current = undefined
    setState({ step: 'empty', problem })
  }
  return { state, start, reset }
}
