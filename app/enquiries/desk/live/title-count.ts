import { useEffect } from 'react'

/** Puts a count before the title of the tab, whatever page is open: `(3) Leads | …`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const apply = () => {
      const plain = document.title.replace(/^\(\d+\) /, '')
      const wanted = count > 0 ? `(${count}) ${plain}` : plain
      if (plain && document.title !== wanted) document.title = wanted
    }
    apply()
    // Each page writes its own title when it is opened.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(/^\(\d+\) /, '')
    }
  }, [count])
}
