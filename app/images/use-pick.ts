import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Alt, altProblem } from './alt-fields.tsx'
import type { Image } from './image.ts'
import { changeAltMutation, ofLibrary } from './queries.ts'

/**
 * The way from an image in the dialog to the text: it needs an alternative text or the word that it
 * decorates. The library keeps the text for the next time.
 */
export function usePick(onPick: (image: Image) => void) {
  const [asked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const change = useMutation(changeAltMutation)

  const save = async (image: Image, text: string) => {
    const changed = await change.mutateAsync({ id: image.id, alt: text })
    await queryClient.invalidateQueries(ofLibrary)
    return changed
  }
  const pick = async (image: Image, alt: Alt) => {
    setAsked(true)
    if (altProblem(alt)) return
    const text = alt.text.trim()
    if (alt.decorative) return onPick({ ...image, alt: '' })
    // The text goes with the image even if the library could not keep it.
    if (text !== image.alt) await save(image, text).catch(() => {})
    onPick({ ...image, alt: text })
  }
  return {
    pick,
    save,
    pending: change.isPending,
    problemOf: (alt: Alt) => (asked ? altProblem(alt) : undefined),
  }
}
