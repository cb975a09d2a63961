import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'
import pLimit from 'p-limit'
import { messages } from '#content/en/messages.ts'
import type { Placed } from './figure.ts'
import { labels } from './labels.ts'

/** Fewer than the server takes at once from everyone together. */
const UPLOADS_AT_ONCE = 2

interface UploadOptions {
  /** undefined where images cannot be uploaded */
  upload: () =>
    | ((file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<Placed>)
    | undefined
  onCount: (uploading: number) => void
  onProblem: (text: string) => void
}

/** Uploads image files that are dropped or pasted; a progress bar holds the place of each meanwhile. */
export const Uploads = Extension.create<UploadOptions>({
  name: 'uploads',
  addOptions: () => ({ upload: () => undefined, onCount: () => {}, onProblem: () => {} }),
  addProseMirrorPlugins() {
    return [uploadPlugin(this.options)]
  },
})

type Change = { add: { upload: Upload; at: number } } | { remove: Upload }

/** One file that is being uploaded, or waits for its turn. */
interface Upload {
  bar: HTMLElement
  stop: AbortController
}

/** Where the picture of each upload goes. Unlike a decoration, a place survives the text around it. */
type Places = ReadonlyMap<Upload, number>

const key = new PluginKey<Places>('uploads')

function uploadPlugin(options: UploadOptions) {
  const pending = new Set<Upload>()
  const limit = pLimit(UPLOADS_AT_ONCE)
  return new Plugin<Places>({
    key,
    state: {
      init: () => new Map(),
      apply: (transaction, places) => {
        const change: Change | undefined = transaction.getMeta(key)
        const started = [...places.keys()]
        const done = change && 'remove' in change ? started.indexOf(change.remove) : started.length
        // Pictures that were dropped together stay in their order.
        const isAfter = (upload: Upload) => started.indexOf(upload) > done
        const next = new Map(
          [...places].map(([upload, at]) => [
            upload,
            mapPlace(at, transaction.mapping, isAfter(upload)),
          ]),
        )
        if (change && 'add' in change) next.set(change.add.upload, change.add.at)
        if (change && 'remove' in change) next.delete(change.remove)
        return next
      },
    },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          [...key.getState(state)!].map(([{ bar }, at]) =>
            Decoration.widget(at, bar, { side: -1 }),
          ),
        ),
      handlePaste: (view, event) => {
        // Word and Excel put an image of the text beside the text itself.
        if (event.clipboardData?.getData('text/html')) return false
        return send(view, event.clipboardData, view.state.selection.from)
      },
      handleDrop: (view, event, _slice, moved) => {
        if (moved) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        const handled = send(view, event.dataTransfer, at ?? view.state.doc.content.size)
        if (handled) event.preventDefault()
        return handled
      },
    },
    view: () => ({
      destroy: () => {
        for (const { stop } of pending) stop.abort()
      },
    }),
  })

  function send(view: EditorView, data: DataTransfer | null, at: number): boolean {
    const files = [...(data?.files ?? [])]
    const upload = options.upload()
    if (files.length === 0) return false
    const images = files.filter(({ type }) => type.startsWith('image/'))
    if (!upload || images.length < files.length) {
      options.onProblem(labels.upload.onlyImages)
      return true
    }
    for (const file of images) void sendOne(view, file, at, upload)
    return true
  }

  async function sendOne(
    view: EditorView,
    file: File,
    at: number,
    upload: NonNullable<ReturnType<UploadOptions['upload']>>,
  ) {
    const stop = new AbortController()
    const { bar, progress } = progressBar(file.name || labels.upload.unnamed, () => stop.abort())
    const one: Upload = { bar, stop }
    pending.add(one)
    options.onCount(pending.size)
    view.dispatch(view.state.tr.setMeta(key, { add: { upload: one, at } } satisfies Change))
    let placed: Placed | undefined
    try {
      const onProgress = (fraction: number) => {
        progress.value = fraction
      }
      placed = await Promise.race([
        limit(() => upload(file, onProgress, stop.signal)),
        aborted(stop.signal),
      ])
    } catch (error) {
      if (!stop.signal.aborted) {
        const reason = error instanceof Error ? error.message || messages.tryLater : String(error)
        options.onProblem(labels.upload.failed(file.name, reason))
      }
    }
    pending.delete(one)
    options.onCount(pending.size)
    if (view.isDestroyed) return
    const place = key.getState(view.state)?.get(one)
    const { tr, schema } = view.state
    tr.setMeta(key, { remove: one } satisfies Change)
    if (placed && place !== undefined) {
      tr.replaceRangeWith(place, place, schema.nodes.figure!.create(placed))
    }
    view.dispatch(tr)
  }
}

/** Rejects when an upload is stopped, even while it waits for its turn. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A place stays before what is typed at it, but after a picture that comes before its own. */
function mapPlace(at: number, mapping: Mapping, isAfter: boolean): number {
  return mapping.map(at, isAfter ? 1 : -1)
}

function progressBar(name: string, onStop: () => void) {
  const bar = document.createElement('div')
  bar.className = 'rich-text-upload'
  bar.contentEditable = 'false'
  const text = document.createElement('span')
  text.textContent = labels.upload.sending(name)
  const progress = document.createElement('progress')
  progress.value = 0
  progress.setAttribute('aria-label', labels.upload.sending(name))
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = labels.upload.stop
  button.addEventListener('click', onStop)
  bar.append(text, progress, button)
  return { bar, progress }
}
