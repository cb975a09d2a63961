import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Image } from './image.ts'
import { ImageLibrary } from './image-library.tsx'
import { ImageUpload } from './image-upload.tsx'

const tabClass =
  'inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-medium text-muted hover:text-ink data-[state=active]:border-accent-strong data-[state=active]:text-ink'

/**
 * Uploads an image or picks one that is there, with its alternative text: `image.alt` is what belongs
 * beside it in the text, empty where it only decorates. Stands outside of every form, so that it can
 * be used within one.
 */
export function ImagePicker({
  open,
  onClose,
  onPick,
}: {
  open: boolean
  onClose: () => void
  onPick: (image: Image) => void
}) {
  const [tab, setTab] = useState('upload')
  if (!open) return null
  return createPortal(
    <Dialog open size="full" title="Choose an image" onClose={onClose}>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="Where the image comes from" className="mb-5 border-b border-line">
          <Tabs.Trigger value="upload" className={tabClass}>
            Upload
          </Tabs.Trigger>
          <Tabs.Trigger value="library" className={tabClass}>
            Library
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="upload" forceMount className="data-[state=inactive]:hidden">
          <ImageUpload onPick={onPick} onStart={() => setTab('upload')} />
        </Tabs.Content>
        <Tabs.Content value="library">
          <ImageLibrary onPick={onPick} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>,
    document.body,
  )
}
