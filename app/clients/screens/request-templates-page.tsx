import '#app/platform/client/zod-csp.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { RequestTemplate, RequestTemplates } from '#app/clients/model/request-templates.ts'
import {
  replaceRequestTemplates as replace,
  requestTemplatesQuery,
} from '#app/clients/returns/queries.ts'
import { RequestDialog } from '#app/clients/screens/request-dialog.tsx'
import { requestTemplateLabels as labels } from '#app/clients/screens/request-template-labels.ts'
import { oneReturnLabels } from '#app/clients/screens/return-labels.ts'
import { useReturnAction } from '#app/clients/screens/use-return-action.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { Button } from '#app/ui/button.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { plans } from '#content/plans.ts'

type List = RequestTemplates['lists'][number]

export const Route = createFileRoute('/_admin/_staff/admin/templates/requests')({
  head: ({ match }) => staffHead(labels.title, match),
  component: RequestTemplatesPage,
})

/** The requests that a return of each plan begins with, which staff change. */
function RequestTemplatesPage() {
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failure}
      query={useQuery(requestTemplatesQuery)}
    >
      {({ lists }) => (
        <div className="divide-y divide-line">
          {lists.map((list) => (
            <PlanList key={list.plan} list={list} />
          ))}
        </div>
      )}
    </StaffList>
  )
}

function PlanList({ list: { plan, isOwn, items } }: { list: List }) {
  const action = useReturnAction()
  const [edited, setEdited] = useState<RequestTemplate | 'new'>()
  const name = plans.find(({ id }) => id === plan)?.name ?? plan
  const change = (to: RequestTemplate[]) =>
    action.act(
      () => replace({ plan, items: to, was: items }),
      labels.saved,
      () => replace({ plan, items: isOwn ? items : [], was: to }),
    )
  const without = (place: number) => items.filter((_, at) => at !== place)
  const moved = (place: number, by: number) => {
    const item = items[place]
    return item ? without(place).toSpliced(place + by, 0, item) : items
  }
  return (
    <section aria-labelledby={`list-${plan}`} className="px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`list-${plan}`} className="text-h3">
          {name}
        </h2>
        <div className="flex flex-wrap gap-2">
          {isOwn && (
            <Button
              variant="quiet"
              size="sm"
              disabled={action.busy}
              onClick={() =>
                void action.act(() => replace({ plan, items: [], was: items }), labels.usualAgain)
              }
            >
              {labels.usual}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
            {labels.add}
          </Button>
        </div>
      </div>
      <ol className="mt-2 divide-y divide-line">
        {items.map((item, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two requests may be alike
            key={place}
            className="flex flex-wrap items-start justify-between gap-x-4 py-2"
          >
            <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <p className="font-medium">{item.title}</p>
              <p className="text-sm text-muted">
                {[oneReturnLabels.askKind[item.kind], item.where].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap">
              <Button
                variant="quiet"
                size="sm"
                aria-label={labels.up(item.title)}
                disabled={action.busy || place === 0}
                onClick={() => void change(moved(place, -1))}
              >
                <ArrowUp aria-hidden className="size-4" />
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={labels.down(item.title)}
                disabled={action.busy || place === items.length - 1}
                onClick={() => void change(moved(place, 1))}
              >
                <ArrowDown aria-hidden className="size-4" />
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setEdited(item)}>
                {labels.edit} <span className="sr-only">{item.title}</span>
              </Button>
              <Button
                variant="quiet-danger"
                size="sm"
                disabled={action.busy || items.length === 1}
                onClick={() => void change(without(place))}
              >
                {labels.remove} <span className="sr-only">{item.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {edited !== undefined && (
        <RequestDialog
          title={edited === 'new' ? labels.add : labels.edit}
          submit={oneReturnLabels.save}
          item={edited === 'new' ? undefined : edited}
          action={action}
          onClose={() => setEdited(undefined)}
          onSave={async (item) => {
            // A colleague may have moved, changed or removed it since.
            const place = edited === 'new' ? items.length : placeOf(edited, items)
            if (place === -1) throw new Error(labels.changedMeanwhile)
            return replace({ plan, items: items.toSpliced(place, 1, item), was: items })
          }}
        />
      )}
    </section>
  )
}

function placeOf(wanted: RequestTemplate, items: RequestTemplate[]): number {
  const text = JSON.stringify(wanted)
  return items.findIndex((item) => JSON.stringify(item) === text)
}
