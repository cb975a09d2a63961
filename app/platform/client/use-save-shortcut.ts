import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'

/** Ctrl+S or Cmd+S submits the form with this id, wherever the focus is, unless a dialog is open above it. */
export function useSaveShortcut(formId: string): void {
  useEffect(
    () =>
      tinykeys(
        window,
        {
          '$mod+s': (event) => {
            event.preventDefault()
            const form = document.getElementById(formId)
            const top = [...document.querySelectorAll('dialog[open]')].at(-1)
            if (!(form instanceof HTMLFormElement) || (top && !top.contains(form))) return
            if (!event.repeat) form.requestSubmit()
          },
        },
        // By default keys pressed in a field are ignored, which is where somebody who writes presses them.
        { ignore: () => false },
      ),
    [formId],
  )
}
