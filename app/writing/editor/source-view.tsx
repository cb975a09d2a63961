import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { transparentTags } from './allow-list.ts'
import type { EditorProps } from './editor-props.ts'
import { parsePage, readHtml, renameTags, writeHtml } from './html.ts'
import { labels } from './labels.ts'
import { SourceBox } from './source-box.tsx'

/**
 * The HTML of the text, to be edited. What is typed goes through the same schema as everything else
 * with each keystroke, so that it can be saved from here; what the schema drops is listed.
 */
export function SourceView({
  aria,
  name,
  editor,
  onChange,
}: Pick<EditorProps, 'aria' | 'name' | 'onChange'> & { editor: Editor }) {
  const [text, setText] = useState(() => pretty(writeHtml(editor.state.doc)))
  const [lost, setLost] = useState<string[]>([])
  const write = (source: string) => {
    const doc = readHtml(source)
    const html = writeHtml(doc)
    setText(source)
    setLost(leftOut(source, html))
    editor.commands.setContent(doc.toJSON(), { emitUpdate: false })
    onChange(html)
  }
  return (
    <>
      <SourceBox {...aria} name={name} value={text} onChange={write} />
      <p
        role="status"
        className="border-t border-line px-4 py-2 text-sm text-bad empty:border-0 empty:p-0"
      >
        {lost.length > 0 && labels.source.leftOut(lost)}
      </p>
    </>
  )
}

/** HTML with each row of a table on a line of its own. */
function pretty(html: string): string {
  return html.replace(/<(?:caption|tr|\/?thead|\/?tbody|\/table)\b/g, '\n$&')
}

/** What of a source is missing in its result, named as in HTML: `<video>`, `class`, "some words". */
function leftOut(source: string, result: string): string[] {
  const written = new DOMParser().parseFromString(`<!doctype html><body>${source}`, 'text/html')
  renameTags(written)
  const stored = countParts(parsePage(result))
  const lost: string[] = []
  for (const [name, count] of countParts(written))
    if (count > (stored.get(name) ?? 0)) lost.push(name)
  const length = (text: string | null) => (text ?? '').replace(/\s+/g, '').length
  const lostTags = lost.filter((name) => name.startsWith('<'))
  if (length(parsePage(source).body.textContent) > length(parsePage(result).body.textContent)) {
    lostTags.push(labels.source.someWords)
  }
  return [...lostTags, ...lost.filter((name) => !name.startsWith('<'))]
}

/** How often each tag and attribute occurs, except tags that only structure others. */
function countParts(page: Document): Map<string, number> {
  const found = new Map<string, number>()
  const count = (name: string) => found.set(name, (found.get(name) ?? 0) + 1)
  for (const element of page.querySelectorAll('body *')) {
    const tag = element.localName
    if (!transparentTags.has(tag) && !STRUCTURAL.has(tag)) count(`<${tag}>`)
    for (const { name } of element.attributes) {
      if (name !== 'rel' && name !== 'alt' && name !== 'start') count(name)
    }
  }
  return found
}

const STRUCTURAL = new Set('p br thead tbody figure code'.split(' '))
