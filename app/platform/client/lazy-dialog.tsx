import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '#app/ui/toast-store.tsx'
import { apiLabels, lazyDialogLabels } from './labels.ts'

/**
 * A dialog whose script is loaded when it is first opened, or before by `preload`. What is loaded is shown
 * at once, which `lazy` does not do. Where it can't be loaded, a notice says so and the dialog closes; the
 * next opening tries again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= (await load()).default
    return loaded
  }
  function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded)
    const { onClose } = props
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it is opened
    useEffect(() => {
      if (Dialog) return
      loadOnce().then(
        (found) => setDialog(() => found),
        () => {
          toast({
            tone: 'destructive',
            title: lazyDialogLabels.failed,
            text: apiLabels.unreachable,
          })
          onClose()
        },
      )
    }, [])
    return Dialog ? <Dialog {...props} /> : null
  }
  return Object.assign(LazyDialog, { preload: () => void loadOnce().catch(() => {}) })
}
