import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { safeHref } from '#app/rich-text/allow-list.ts'
import { Button } from '#app/ui/button.tsx'

const inputClass =
  'min-h-11 w-full rounded-md border border-line-strong bg-card px-3 aria-invalid:border-2 aria-invalid:border-bad'

/** Gives the chosen words an address, or takes it away. Enter does, Escape leaves all as it was. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present: string | undefined = editor.getAttributes('link').href
  const [needsWords] = useState(() => editor.state.selection.empty && !editor.isActive('link'))
  const [address, setAddress] = useState(present ?? '')
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState(false)
  const id = useId()

  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const apply = () => {
    const href = completed(address)
    if (!href) return setWrong(true)
    const chain = editor.chain().focus()
    const link = { type: 'link', attrs: { ...editor.getAttributes('link'), href } }
    if (needsWords) {
      chain.insertContent({ type: 'text', text: words.trim() || href, marks: [link] }).run()
    } else {
      chain.extendMarkRange('link').setMark('link', link.attrs).run()
      editor.commands.setTextSelection(editor.state.selection.to)
    }
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.target as Element).localName === 'input') apply()
    else if (event.key === 'Escape') close()
    else return
    // Neither the form nor a dialog around it is meant.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset aria-label="Link" onKeyDown={onKeyDown} className="rich-text-bar items-end">
      <div className="min-w-48 grow">
        <label htmlFor={`${id}-address`} className="text-sm">
          Address
        </label>
        <input
          id={`${id}-address`}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          placeholder="https://… or /pricing"
          ref={focusOnce}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(false)
          }}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          className={inputClass}
        />
      </div>
      {needsWords && (
        <div className="min-w-40 grow">
          <label htmlFor={`${id}-words`} className="text-sm">
            Words to show
          </label>
          <input
            id={`${id}-words`}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className={inputClass}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={apply}>{present ? 'Change link' : 'Add link'}</Button>
        {present && (
          <Button variant="outline" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="w-full text-sm text-bad">
          Give an address such as https://www.incometax.gov.in, /pricing, #part, an e-mail address
          or tel:+91…
        </p>
      )}
    </fieldset>
  )
}

function focusOnce(input: HTMLInputElement | null) {
  input?.select()
}

/** An address as it was meant: `example.in` is a site, `a@example.in` a mailbox. */
function completed(typed: string): string | undefined {
  const address = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return safeHref(`mailto:${address}`)
  if (/^([a-z0-9-]+\.)+[a-z]{2,}([/?#]\S*)?$/i.test(address)) return safeHref(`https://${address}`)
  return safeHref(address)
}
