import { Extension, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
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

/** The editor of a field: it says what is written by `onChange` and takes over a value from outside. */
export function useRichText(options: Options) {
  const { tied, value, onPickImage } = options
  const now = useRef(options)
  now.current = options
  /** the HTML of what the editor holds, so that it neither tells nor takes what it has */
  const held = useRef('')

  const [ownExtensions] = useState(() => [
    ...extensions,
    Uploads.configure({
      upload: () => now.current.onUploadImage,
      onCount: (uploading) => now.current.onStatus?.({ uploading }),
      onProblem: (words) => now.current.onProblem(words),
    }),
    shortcutsTo(() => ({ ...now.current.commands, image: () => void insertImage() })),
  ])
  const editor = useEditor({
    extensions: ownExtensions,
    injectCSS: false,
    content: readHtml(value).toJSON(),
    onCreate: ({ editor }) => {
      held.current = writeHtml(editor.state.doc)
    },
    onUpdate: ({ editor }) => {
      const html = writeHtml(editor.state.doc)
      if (html === held.current) return
      held.current = html
      now.current.onChange(html)
    },
    editorProps: {
      transformPastedHTML: cleanPasted,
      scrollMargin: { top: 140, bottom: 100, left: 0, right: 0 },
      scrollThreshold: { top: 140, bottom: 100, left: 0, right: 0 },
      attributes: () => attributesOf(now.current.tied),
    },
  })

  const insertImage = async () => {
    const { onPickImage: pick } = now.current
    const placed = await pick?.()
    if (placed) editor.chain().focus().insertContent({ type: 'figure', attrs: placed }).run()
    else editor.commands.focus()
  }

  useEffect(() => {
    if (value === held.current || value === writeHtml(editor.state.doc)) return
    editor.commands.setContent(readHtml(value).toJSON(), { emitUpdate: false })
    held.current = writeHtml(editor.state.doc)
  }, [editor, value])

  // The attributes are read anew with every state, so an error that comes or goes asks for one.
  const { 'aria-invalid': invalid, 'aria-describedby': described } = tied
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changed
  useEffect(() => {
    editor.setOptions({})
  }, [editor, invalid, described])

  return { editor, insertImage: onPickImage && (() => void insertImage()) }
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
