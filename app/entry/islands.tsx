import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PlanDialog } from '#app/enquiries/intake/forms/plan-dialog.tsx'
import { fetchFromBrowser } from '#app/platform/client/api.ts'
import { createQueryClient } from '#app/platform/client/query-client.ts'
import { BrowserCopyOf } from '#app/platform/page/browser-copy.ts'
import { loadCopy } from '#app/platform/page/load-copy.ts'
import { readNoticeFacts } from '#app/platform/page/notice-facts.ts'
import { prepareToasts, Toasts } from '#app/ui/toast-store.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'
import type { BrowserCopy } from '#content/en/in-browser.ts'
import type { Plan } from '#content/plans.ts'

const queryClient = createQueryClient(fetchFromBrowser)

export async function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType<{ notice: NoticeFacts }>,
): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}')
  const copy = await loadCopy()
  showToasts()
  // The toasts prepare themselves when the focus enters the form; here it is inside already.
  if (element.contains(document.activeElement)) prepareToasts()
  return new Promise((resolve) => {
    // In short steps, between which the page answers.
    startTransition(() => {
      hydrateRoot(
        element,
        inProviders(
          copy,
          <OnHydrated run={resolve}>
            <Component {...props} notice={readNoticeFacts()} />
          </OnHydrated>,
        ),
      )
    })
  })
}

/** Runs a callback once its children are hydrated and listen to events. */
function OnHydrated({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}

let dialog: Root | undefined

/** Opens the plan dialog with the service of the plan selected. */
export async function openPlanDialog(plan: Plan['id'], Dialog: typeof PlanDialog): Promise<void> {
  const copy = await loadCopy()
  showToasts()
  prepareToasts()
  dialog ??= createRoot(document.body.appendChild(document.createElement('div')))
  dialog.render(
    inProviders(
      copy,
      <Dialog
        plan={plan}
        notice={readNoticeFacts()}
        noGst={document.querySelector('main[data-no-gst]') !== null}
        openedAt={Date.now()}
        onPlace={showToasts}
      />,
    ),
  )
}

const toasts = document.createElement('div')

/** Shows toasts in the page, or inside an open dialog, because everything outside it is inert. */
function showToasts(place: HTMLElement = document.body) {
  if (!toasts.isConnected) createRoot(toasts).render(<Toasts />)
  place.append(toasts)
}

function inProviders(copy: BrowserCopy, children: ReactNode) {
  return (
    <BrowserCopyOf value={copy}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </BrowserCopyOf>
  )
}
