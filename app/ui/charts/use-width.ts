import { useEffect, useRef, useState } from 'react'

/** The available width: a chart is rendered in real pixels, so that its text is not scaled. */
export function useWidth({ first, least }: { first: number; least: number }) {
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(least, Math.floor(entry.contentRect.width)))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [least])
  return { box, width }
}
