import { EditorContent } from '@tiptap/react'
import { lazy, Suspense, useState } from 'react'
import './editor.css'
import { FactBar } from '#app/writing/editor/facts/fact-bar.tsx'
import { insertFact } from '#app/writing/editor/facts/fact-node.ts'
import { FigureBar } from '#app/writing/editor/toolbar/figure-bar.tsx'
import { LinkBar } from '#app/writing/editor/toolbar/link-bar.tsx'
import { ShortcutsDialog } from '#app/writing/editor/toolbar/shortcuts-dialog.tsx'
import { StatusLine } from '#app/writing/editor/toolbar/status-line.tsx'
import { TableBar } from '#app/writing/editor/toolbar/table-bar.tsx'
import { Toolbar } from '#app/writing/editor/toolbar/toolbar.tsx'
import type { EditorProps } from './editor-props.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { labels } from './labels.ts'
import { SourceView } from './source-view.tsx'
import { useRichText } from './use-rich-text.ts'

const FactDialog = lazy(() => import('#app/writing/editor/facts/fact-dialog.tsx'))

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
        <Suspense>
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
        </Suspense>
      )}
      <ShortcutsDialog open={shortcuts} onClose={() => setShortcuts(false)} />
    </div>
  )
}
