import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useCloseGuard } from '#app/platform/client/leave-guard.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Image } from './image.ts'
import { ImageLibrary } from './image-library.tsx'
import { ImageUpload } from './image-upload.tsx'
import { labels } from './labels.ts'

const tabClass =
  'inline-flex min-h-11 items-center border-b-3 border-unchosen px-3 font-medium text-muted hover:text-ink data-[state=active]:border-accent-strong data-[state=active]:text-ink'

/**
 * Uploads an image or picks one from the library, with its alternative text: `image.alt` is the one to
 * use in the text, empty for a decorative image. It is rendered outside of every form, so that it can
 * be used in one.
 */
export function ImagePicker({
  onClose,
  onPick,
}: {
  onClose: () => void
  onPick: (image: Image) => void
}) {
  const [tab, setTab] = useState('upload')
  const [libraryOpened, setLibraryOpened] = useState(false)
  const [unsavedParts] = useState(() => new Set<string>())
  const [close, guard] = useCloseGuard({ unsaved: () => unsavedParts.size > 0, onClose })
  return createPortal(
    <Dialog open size="full" title={labels.picker.title} onClose={close}>
      <Tabs.Root
        value={tab}
        onValueChange={(chosen) => {
          setTab(chosen)
          if (chosen === 'library') setLibraryOpened(true)
        }}
      >
        <Tabs.List aria-label={labels.picker.tabs} className="mb-5 border-b border-line">
          <Tabs.Trigger value="upload" className={tabClass}>
            {labels.picker.upload}
          </Tabs.Trigger>
          <Tabs.Trigger value="library" className={tabClass}>
            {labels.picker.library}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="upload" forceMount className="data-[state=inactive]:hidden">
          <ImageUpload
            unsavedParts={unsavedParts}
            onPick={onPick}
            onStart={() => setTab('upload')}
          />
        </Tabs.Content>
        <Tabs.Content
          value="library"
          forceMount={libraryOpened || undefined}
          className="data-[state=inactive]:hidden"
        >
          <ImageLibrary unsavedParts={unsavedParts} onPick={onPick} />
        </Tabs.Content>
      </Tabs.Root>
      {guard}
    </Dialog>,
    document.body,
  )
}
