import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { safeHref } from '#app/writing/editor/allow-list.ts'
import { labels } from '#app/writing/editor/labels.ts'

const inputClass =
  'min-h-11 w-full rounded-md border border-line-strong bg-card px-3 aria-invalid:border-2 aria-invalid:border-bad'

/** Links the selected text, or removes its link. Enter applies, Escape changes nothing. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present: string | undefined = editor.getAttributes('link').href
  const [needsText] = useState(() => editor.state.selection.empty && !editor.isActive('link'))
  const [address, setAddress] = useState(present ?? '')
  const [text, setText] = useState('')
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
    if (needsText) {
      chain.insertContent({ type: 'text', text: text.trim() || href, marks: [link] }).run()
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
    // Stops the keys from reaching the form and a dialog around it.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset
      aria-label={labels.link.name}
      onKeyDown={onKeyDown}
      className="rich-text-bar items-end"
    >
      <div className="min-w-48 grow">
        <label htmlFor={`${id}-address`} className="text-sm">
          {labels.link.address}
        </label>
        <input
          id={`${id}-address`}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          placeholder={labels.link.addressExample}
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
      {needsText && (
        <div className="min-w-40 grow">
          <label htmlFor={`${id}-text`} className="text-sm">
            {labels.link.text}
          </label>
          <input
            id={`${id}-text`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={inputClass}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={apply}>{present ? labels.link.change : labels.link.add}</Button>
        {present && (
          <Button variant="outline" onClick={remove}>
            {labels.link.remove}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {labels.link.cancel}
        </Button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="w-full text-sm text-bad">
          {labels.link.wrong}
        </p>
      )}
    </fieldset>
  )
}

function focusOnce(input: HTMLInputElement | null) {
  input?.select()
}

/** An address with the scheme it lacks: `example.in` is a site, `a@example.in` a mailbox. */
function completed(typed: string): string | undefined {
  const address = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return safeHref(`mailto:${address}`)
  if (/^([a-z0-9-]+\.)+[a-z]{2,}([/?#]\S*)?$/i.test(address)) return safeHref(`https://${address}`)
  return safeHref(address)
}
