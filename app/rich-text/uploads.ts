import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'
import { messages } from '#app/content/messages.ts'
import type { Placed } from './figure.ts'

interface UploadOptions {
  /** undefined where pictures cannot be sent */
  upload: () =>
    | ((file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<Placed>)
    | undefined
  onCount: (uploading: number) => void
  onProblem: (words: string) => void
}

/** Picture files that are dropped or pasted are sent; a bar holds the place of each meanwhile. */
export const Uploads = Extension.create<UploadOptions>({
  name: 'uploads',
  addOptions: () => ({ upload: () => undefined, onCount: () => {}, onProblem: () => {} }),
  addProseMirrorPlugins() {
    return [uploadPlugin(this.options)]
  },
})

type Change = { add: { upload: Upload; at: number } } | { remove: Upload }

/** One file on its way. */
interface Upload {
  bar: HTMLElement
  stop: AbortController
}

const key = new PluginKey<DecorationSet>('uploads')

function uploadPlugin(options: UploadOptions) {
  const under = new Set<Upload>()
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, held) => {
        const mapped = held.map(transaction.mapping, transaction.doc)
        const change: Change | undefined = transaction.getMeta(key)
        if (!change) return mapped
        if ('remove' in change) return mapped.remove(decorationsOf(mapped, change.remove))
        const { upload, at } = change.add
        const place = Decoration.widget(at, upload.bar, { upload, side: -1 })
        return mapped.add(transaction.doc, [place])
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handlePaste: (view, event) => {
        // Word and Excel put a picture of the text beside the text itself.
        if (event.clipboardData?.getData('text/html')) return false
        return send(view, event.clipboardData, view.state.selection.from)
      },
      handleDrop: (view, event, _slice, moved) => {
        if (moved) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        const taken = send(view, event.dataTransfer, at ?? view.state.doc.content.size)
        if (taken) event.preventDefault()
        return taken
      },
    },
    view: () => ({
      destroy: () => {
        for (const { stop } of under) stop.abort()
      },
    }),
  })

  function send(view: EditorView, data: DataTransfer | null, at: number): boolean {
    const files = [...(data?.files ?? [])]
    const upload = options.upload()
    if (files.length === 0) return false
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    if (!upload || pictures.length < files.length) {
      options.onProblem('Only pictures can be put into the text. Nothing was added.')
      return true
    }
    for (const file of pictures) void sendOne(view, file, at, upload)
    return true
  }

  async function sendOne(
    view: EditorView,
    file: File,
    at: number,
    upload: NonNullable<ReturnType<UploadOptions['upload']>>,
  ) {
    const stop = new AbortController()
    const { bar, progress } = drawBar(file.name || 'the picture', () => stop.abort())
    const one: Upload = { bar, stop }
    under.add(one)
    options.onCount(under.size)
    view.dispatch(view.state.tr.setMeta(key, { add: { upload: one, at } } satisfies Change))
    let placed: Placed | undefined
    try {
      placed = await upload(
        file,
        (fraction) => {
          progress.value = fraction
        },
        stop.signal,
      )
    } catch (error) {
      if (!stop.signal.aborted) {
        const reason = error instanceof Error ? error.message || messages.tryLater : String(error)
        options.onProblem(`${file.name || 'The picture'} was not added: ${reason}`)
      }
    }
    under.delete(one)
    options.onCount(under.size)
    if (view.isDestroyed) return
    const held = decorationsOf(key.getState(view.state)!, one)[0]
    const { tr, schema } = view.state
    tr.setMeta(key, { remove: one } satisfies Change)
    if (placed && held) {
      const figure = schema.nodes.figure!.create(placed)
      tr.replaceRangeWith(held.from, held.from, figure)
    }
    view.dispatch(tr)
  }
}

function decorationsOf(held: DecorationSet, upload: Upload) {
  return held.find(undefined, undefined, (spec) => spec.upload === upload)
}

function drawBar(name: string, onStop: () => void) {
  const bar = document.createElement('div')
  bar.className = 'rich-text-upload'
  bar.contentEditable = 'false'
  const words = document.createElement('span')
  words.textContent = `Sending ${name}`
  const progress = document.createElement('progress')
  progress.value = 0
  progress.setAttribute('aria-label', `Sending ${name}`)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Stop'
  button.addEventListener('click', onStop)
  bar.append(words, progress, button)
  return { bar, progress }
}
