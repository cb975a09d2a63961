import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Alt, altProblem } from './alt-fields.tsx'
import type { Image } from './image.ts'
import { changeAlt, ofLibrary } from './queries.ts'

/**
 * Picks an image of the dialog for the text, once it has an alternative text or is marked as
 * decorative. The library stores the alternative text for the next time.
 */
export function usePick(onPick: (image: Image) => void) {
  const [attempted, setAttempted] = useState(false)
  const queryClient = useQueryClient()
  const change = useMutation({ mutationFn: changeAlt })

  const save = async (image: Image, text: string) => {
    const changed = await change.mutateAsync({ id: image.id, alt: text })
    await queryClient.invalidateQueries(ofLibrary)
    return changed
  }
  const pick = async (image: Image, alt: Alt) => {
    setAttempted(true)
    if (altProblem(alt)) return
    const text = alt.text.trim()
    if (alt.decorative) return onPick({ ...image, alt: '' })
    // The image is picked with this text even if the library could not store it.
    if (text !== image.alt) await save(image, text).catch(() => {})
    onPick({ ...image, alt: text })
  }
  return {
    pick,
    save,
    pending: change.isPending,
    problemOf: (alt: Alt) => (attempted ? altProblem(alt) : undefined),
  }
}
