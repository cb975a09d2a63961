import { useEffect, useRef } from 'react'
import type { Notice } from './toast.tsx'
import { toast } from './toast-store.tsx'

/**
 * Shows a toast where it stands in the page, so that it covers nothing. What is below it does not move
 * on the screen when it goes.
 */
export function ToastInPlace({
  title,
  text,
  tone = 'default',
}: {
  title: string
  text: string
  tone?: Notice['tone']
}) {
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = slot.current
    if (!place) return
    toast({ tone, title, text, place })
    const { style } = document.documentElement
    // The browser would keep what is below in its place only now and then.
    style.overflowAnchor = 'none'
    let height = 0
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.borderBoxSize[0]?.blockSize ?? 0
      const isBelow = place.getBoundingClientRect().top > innerHeight
      if (now < height && !isBelow) scrollBy({ top: now - height, behavior: 'instant' })
      height = now
    })
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.overflowAnchor = ''
    }
  }, [tone, title, text])
  return <div ref={slot} />
}
