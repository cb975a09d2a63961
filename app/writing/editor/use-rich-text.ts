import { Editor, Extension } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearFormatting, insertTable } from '#app/writing/editor/toolbar/tools.ts'
import { messages } from '#content/en/messages.ts'
import type { EditorProps } from './editor-props.ts'
import type { Placed } from './figure.ts'
import { readHtml, writeHtml } from './html.ts'
import { labels } from './labels.ts'
import { cleanPasted } from './paste.ts'
import { extensions } from './schema.ts'
import { Uploads } from './uploads.ts'

interface Options
  extends Pick<
    EditorProps,
    'aria' | 'value' | 'onChange' | 'onPickImage' | 'onUploadImage' | 'onFetchImage' | 'onStatus'
  > {
  onProblem: (text: string | undefined) => void
  commands: Record<'link' | 'fact' | 'source' | 'shortcuts', () => void>
}

/**
 * The editor of a field: it reports what is typed by `onChange` and follows a value from outside.
 * It exists from the field's mount to its unmount; before that `editor` is null.
 */
export function useRichText(options: Options) {
  const { aria, value, onPickImage } = options
  const latest = useEffectEvent(() => options)
  const [editor, setEditor] = useState<Editor | null>(null)
  /** the value that the field and the editor last agreed on */
  const agreed = useRef(value)
  /** the last value from outside, and the HTML that the editor makes of it */
  const given = useRef({ value: '', html: '' })
  /** pictures that are on their way into the text */
  const coming = useRef({ uploads: 0, fetches: 0 })

  // Not created during rendering: React may discard a render, or mount it much later.
  useEffect(() => {
    const { value } = latest()
    const doc = readHtml(value)
    agreed.current = value
    given.current = { value, html: writeHtml(doc) }
    const tellComing = () => {
      const { uploads, fetches } = coming.current
      latest().onStatus?.({ uploading: uploads + fetches })
    }
    const created = new Editor({
      extensions: [
        ...extensions,
        Uploads.configure({
          upload: () => latest().onUploadImage,
          onCount: (uploading) => {
            coming.current.uploads = uploading
            tellComing()
          },
          onProblem: (text) => latest().onProblem(text),
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
        // Back at the original text is no change, even if its HTML was written differently.
        const written = html === given.current.html ? given.current.value : html
        if (written === agreed.current) return
        agreed.current = written
        latest().onChange(written)
      },
      editorProps: {
        transformPastedHTML: (pasted) => {
          const { html, hadMergedCells, missing, elsewhere, held } = cleanPasted(pasted)
          if (hadMergedCells) latest().onProblem(labels.table.wereMerged)
          if (missing.length > 0) latest().onProblem(labels.upload.missing(missing))
          // Once they are in the text.
          const take = (address: string, taken: () => Promise<Placed | null | undefined>) =>
            setTimeout(async () => {
              coming.current.fetches++
              tellComing()
              place(created, address, await taken())
              coming.current.fetches--
              tellComing()
            })
          for (const address of elsewhere) take(address, () => fetchIn(address, latest))
          for (const { address, data } of held) take(address, () => uploadHeld(data, latest))
          return html
        },
        scrollMargin: { top: 140, bottom: 100, left: 0, right: 0 },
        scrollThreshold: { top: 140, bottom: 100, left: 0, right: 0 },
        attributes: () => attributesOf(latest().aria),
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

  // ProseMirror reads the attributes again only with a new state: an error that changes needs one.
  const { 'aria-invalid': invalid, 'aria-describedby': described } = aria
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changed
  useEffect(() => {
    editor?.setOptions({})
  }, [editor, invalid, described])

  return {
    editor,
    insertImage: editor && onPickImage ? () => void insertImage(editor, onPickImage) : undefined,
  }
}

/** A pasted picture of another site, in the library now; null, with the reason shown, where it can't be. */
async function fetchIn(address: string, latest: () => Options) {
  const { onFetchImage, onProblem } = latest()
  return onFetchImage?.(address).catch((error: Error) => {
    onProblem(labels.upload.notFetched(error.message || messages.tryLater))
    return null
  })
}

/** A picture that was pasted with the text, in the library now; null, with the reason shown, where it can't be. */
async function uploadHeld(data: string, latest: () => Options) {
  const { onUploadImage, onProblem } = latest()
  try {
    const upload = onUploadImage?.(fileIn(data), () => {}, new AbortController().signal)
    return (await upload) ?? null
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    onProblem(labels.upload.failed('', reason || messages.tryLater))
    return null
  }
}

/** @throws Error where a `data:` address holds no bytes */
function fileIn(data: string): File {
  const start = data.indexOf(',') + 1
  const [type = ''] = data.slice('data:'.length, start - 1).split(';')
  try {
    const bytes = Uint8Array.from(atob(data.slice(start)), (letter) => letter.charCodeAt(0))
    return new File([bytes], labels.upload.unnamed, { type })
  } catch {
    throw new Error(labels.upload.unreadable)
  }
}

/** Puts a picture in place of an address, or takes it out of the text where there is none. */
function place(editor: Editor, address: string, found: Placed | null | undefined): void {
  if (found === undefined || editor.isDestroyed) return
  const { tr, doc } = editor.state
  doc.descendants((node, at) => {
    if (node.attrs.src !== address) return
    if (found) tr.setNodeMarkup(tr.mapping.map(at), null, { ...node.attrs, ...found })
    else tr.delete(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize))
  })
  editor.view.dispatch(tr)
}

async function insertImage(editor: Editor, pick: Options['onPickImage']) {
  const placed = await pick?.()
  // The field may have been unmounted meanwhile.
  if (editor.isDestroyed) return
  if (placed) editor.chain().focus().insertContent({ type: 'figure', attrs: placed }).run()
  else editor.commands.focus()
}

function attributesOf(aria: EditorProps['aria']): Record<string, string> {
  const described = aria['aria-describedby']
  return {
    id: aria.id,
    class: 'rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': aria['aria-labelledby'],
    'aria-invalid': String(aria['aria-invalid']),
    ...(described && { 'aria-describedby': described }),
  }
}

type OwnCommands = Record<'link' | 'fact' | 'source' | 'shortcuts' | 'image', () => void>

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
        'Mod-Alt-f': ({ editor }) => editor.isActive('codeBlock') || command('fact')(),
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
