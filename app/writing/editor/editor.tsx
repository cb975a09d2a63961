import './editor.css'
import { EditorContent } from '@tiptap/react'
import { useState } from 'react'
import { lazyDialog } from '#app/platform/client/lazy-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { plainText } from '#app/ui/text/plain-text.ts'
import { readingMinutes } from '#app/ui/text/reading-time.ts'
import { FactBar } from '#app/writing/editor/facts/fact-bar.tsx'
import { insertFact } from '#app/writing/editor/facts/fact-node.ts'
import { FigureBar } from '#app/writing/editor/toolbar/figure-bar.tsx'
import { LinkBar } from '#app/writing/editor/toolbar/link-bar.tsx'
import { TableBar } from '#app/writing/editor/toolbar/table-bar.tsx'
import { Toolbar } from '#app/writing/editor/toolbar/toolbar.tsx'
import type { EditorProps } from './editor-props.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { labels } from './labels.ts'
import { SourceView } from './source-view.tsx'
import { showKeys } from './toolbar/keys.ts'
import { tools } from './toolbar/tools.ts'
import { useRichText } from './use-rich-text.ts'

const FactDialog = lazyDialog(() => import('#app/writing/editor/facts/fact-dialog.tsx'))

export default function Editor(props: EditorProps) {
  const { aria, name, value, onChange, maxLength } = props
  const [linking, setLinking] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  const [source, setSource] = useState(false)
  const toggleSource = () => setSource((shown) => !shown)
  const [problem, setProblem] = useState<string>()
  const { editor, insertImage } = useRichText({
    ...props,
    onProblem: setProblem,
    commands: {
      link: () => setLinking(true),
      fact: () => setChoosing(true),
      source: toggleSource,
      shortcuts: () => setShortcuts(true),
    },
  })
  if (!editor) return <FieldSkeleton />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for what is in it
    <div
      onKeyDown={(event) => {
        // ProseMirror handles it in the text; the source has to do so itself.
        const { ctrlKey, metaKey, shiftKey } = event
        if (!source || !(ctrlKey || metaKey) || !shiftKey || event.key.toLowerCase() !== 'e') return
        event.preventDefault()
        toggleSource()
      }}
      className="rich-text-editor"
      data-wrong={aria['aria-invalid'] || undefined}
    >
      <div className="rich-text-tools">
        <Toolbar
          editor={editor}
          controls={aria.id}
          source={source}
          insertImage={insertImage}
          onLink={() => setLinking(true)}
          onFact={() => setChoosing(true)}
          onSource={toggleSource}
          onShortcuts={() => setShortcuts(true)}
        />
        {!source && linking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
        {!source && !linking && <TableBar editor={editor} />}
        {!source && !linking && <FigureBar editor={editor} />}
        {!source && !linking && <FactBar editor={editor} onChange={() => setChoosing(true)} />}
        {/* With the tools, which stay in sight in a long text. */}
        {problem && (
          <p
            role="alert"
            className="flex items-start justify-between gap-3 border-b border-line px-4 py-1 text-sm text-bad"
          >
            <span className="py-2">{problem}</span>
            <button
              type="button"
              className="min-h-11 px-2 underline"
              onClick={() => setProblem(undefined)}
            >
              {labels.dismiss}
            </button>
          </p>
        )}
      </div>
      {source ? (
        <SourceView {...{ aria, name, editor, onChange }} />
      ) : (
        <EditorContent editor={editor} />
      )}
      <StatusLine html={value} maxLength={maxLength} />
      {choosing && (
        <FactDialog
          onPick={(id) => {
            setChoosing(false)
            insertFact(editor, id)
          }}
          onClose={() => {
            setChoosing(false)
            editor.commands.focus()
          }}
        />
      )}
      <ShortcutsDialog open={shortcuts} onClose={() => setShortcuts(false)} />
    </div>
  )
}

/** The length of the text: words, minutes, and characters close to the limit. */
function StatusLine({ html, maxLength }: { html: string; maxLength: number | undefined }) {
  const text = plainText(html)
  const count = text === '' ? 0 : text.split(' ').length
  const near = maxLength !== undefined && html.length > maxLength * 0.9
  return (
    <p className="figure-column flex flex-wrap gap-x-4 border-t border-line px-4 py-1.5 text-sm text-muted">
      <span>{labels.status.words(count)}</span>
      <span>{labels.status.minutes(readingMinutes(html))}</span>
      {near && (
        <span className={html.length > maxLength ? 'font-semibold text-bad' : undefined}>
          {labels.status.characters(html.length, maxLength)}
        </span>
      )}
    </p>
  )
}

function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const listed = [
    ...tools.flat().flatMap(({ keys, label }): [string, string][] => (keys ? [[keys, label]] : [])),
    ...Object.entries(labels.shortcuts.more),
  ]
  return (
    <Dialog open={open} title={labels.shortcuts.title} onClose={onClose}>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.shortcuts.action}</th>
            <th scope="col">{labels.shortcuts.keys}</th>
          </tr>
        </thead>
        <tbody className="rows">
          {listed.map(([keys, label]) => (
            <tr key={label}>
              <td className="py-1.5 pr-4">{label}</td>
              <td className="py-1.5 text-right">
                <kbd className="rounded-sm bg-tint px-2 py-0.5 font-sans whitespace-nowrap">
                  {showKeys(keys)}
                </kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">{labels.shortcuts.markdown}</p>
    </Dialog>
  )
}
