import { Editor, Extension } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearFormatting, insertTable } from '#app/rich-text/toolbar/tools.ts'
import type { EditorProps } from './editor.tsx'
import { readHtml, writeHtml } from './html.ts'
import { cleanPasted } from './paste.ts'
import { extensions } from './schema.ts'
import { Uploads } from './uploads.ts'

interface Options
  extends Pick<
    EditorProps,
    'tied' | 'value' | 'onChange' | 'onPickImage' | 'onUploadImage' | 'onStatus'
  > {
  onProblem: (words: string | undefined) => void
  commands: Record<'link' | 'source' | 'shortcuts', () => void>
}

/**
 * The editor of a field: it says what is written by `onChange` and takes over a value from outside.
 * It lives from the moment the field is on the page until it leaves; before that there is none.
 */
export function useRichText(options: Options) {
  const { tied, value, onPickImage } = options
  const latest = useEffectEvent(() => options)
  const [editor, setEditor] = useState<Editor | null>(null)
  /** the value that the field and the editor last agreed on */
  const agreed = useRef(value)
  /** the last value from outside, and how the editor spells it */
  const given = useRef({ value: '', html: '' })

  // Not made while drawing: a drawing may be thrown away, or come onto the page much later.
  useEffect(() => {
    const { value } = latest()
    const doc = readHtml(value)
    agreed.current = value
    given.current = { value, html: writeHtml(doc) }
    const created = new Editor({
      extensions: [
        ...extensions,
        Uploads.configure({
          upload: () => latest().onUploadImage,
          onCount: (uploading) => latest().onStatus?.({ uploading }),
          onProblem: (words) => latest().onProblem(words),
        }),
        shortcutsTo(() => ({
          ...latest().commands,
          image: () => void insertImage(created, latest().onPickImage),
        })),
      ],
      injectCSS: false,
      content: doc.toJSON(),
      onUpdate: ({ editor }) => {
        const html = writeHtml(editor.state.doc)
        // What is back to where it began is not a change, however it was spelled.
        const written = html === given.current.html ? given.current.value : html
        if (written === agreed.current) return
        agreed.current = written
        latest().onChange(written)
      },
      editorProps: {
        transformPastedHTML: cleanPasted,
        scrollMargin: { top: 140, bottom: 100, left: 0, right: 0 },
        scrollThreshold: { top: 140, bottom: 100, left: 0, right: 0 },
        attributes: () => attributesOf(latest().tied),
      },
    })
    setEditor(created)
    return () => {
      created.destroy()
      setEditor(null)
    }
  }, [])

  useEffect(() => {
    if (!editor || value === agreed.current) return
    const doc = readHtml(value)
    const html = writeHtml(doc)
    agreed.current = value
    given.current = { value, html }
    if (html === writeHtml(editor.state.doc)) return
    editor.commands.setContent(doc.toJSON(), { emitUpdate: false })
  }, [editor, value])

  // The attributes are read anew with every state, so an error that comes or goes asks for one.
  const { 'aria-invalid': invalid, 'aria-describedby': described } = tied
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changed
  useEffect(() => {
    editor?.setOptions({})
  }, [editor, invalid, described])

  return {
    editor,
    insertImage: editor && onPickImage ? () => void insertImage(editor, onPickImage) : undefined,
  }
}

async function insertImage(editor: Editor, pick: Options['onPickImage']) {
  const placed = await pick?.()
  // Meanwhile the field may have left the page.
  if (editor.isDestroyed) return
  if (placed) editor.chain().focus().insertContent({ type: 'figure', attrs: placed }).run()
  else editor.commands.focus()
}

function attributesOf(tied: EditorProps['tied']): Record<string, string> {
  const described = tied['aria-describedby']
  return {
    id: tied.id,
    class: 'rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': tied['aria-labelledby'],
    'aria-invalid': String(tied['aria-invalid']),
    ...(described && { 'aria-describedby': described }),
  }
}

type OwnCommands = Record<'link' | 'source' | 'shortcuts' | 'image', () => void>

function shortcutsTo(commands: () => OwnCommands) {
  const command = (name: keyof OwnCommands) => () => {
    commands()[name]()
    return true
  }
  return Extension.create({
    name: 'shortcuts',
    priority: 1001,
    addKeyboardShortcuts() {
      return {
        'Mod-k': command('link'),
        'Mod-Shift-e': command('source'),
        'Mod-/': command('shortcuts'),
        'Mod-Alt-g': command('image'),
        'Mod-Alt-t': ({ editor }) => !editor.isActive('table') && insertTable(editor),
        'Mod-\\': ({ editor }) => clearFormatting(editor),
        'Alt-F10': ({ editor }) => {
          const { id } = editor.view.dom
          document.querySelector<HTMLElement>(`[aria-controls="${id}"] [tabindex="0"]`)?.focus()
          return true
        },
      }
    },
  })
}
