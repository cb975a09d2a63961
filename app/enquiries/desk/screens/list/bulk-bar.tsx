import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LeadsPage } from '#app/enquiries/desk/desk.ts'
import { BULK_MATCHING_MAX, type BulkChange } from '#app/enquiries/desk/desk-changes.ts'
import { desk, deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { AskOutcome } from '#app/enquiries/desk/screens/case/ask-outcome.tsx'
import { outcomeLabels } from '#app/enquiries/desk/screens/case/labels.ts'
import { actionLabels, bulkLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import { askedFor, type DeskSearch } from '#app/enquiries/desk/screens/desk-search.ts'
import { followUpChoices } from '#app/enquiries/desk/screens/follow-up.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import { countEnquiries, stageName, statusNames } from '#app/enquiries/model/labels.ts'
import { useOfficeCalendar } from '#app/enquiries/office/use-office-calendar.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { useChoice } from '#app/ui/hooks/use-choice.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { CASE_STAGES, LEAD_STATUSES } from '#content/enums.ts'
import type { RowSelection } from './use-row-selection.ts'

type Change = Omit<BulkChange, 'ids' | 'filters' | 'expected'>

/** A change of the enquiries that were selected when it was begun, whether they stay on the page or not. */
interface Begun {
  change: Change
  /** for the toast: what they were */
  outcome: string
  /** undefined for all that match */
  ids?: number[] | undefined
}

/** The actions on the selected enquiries, or on all that match; on all only after a confirmation. */
export function BulkBar({
  page,
  search,
  selection,
  actions,
}: {
  page: LeadsPage
  search: DeskSearch
  selection: RowSelection
  actions: LeadActions
}) {
  const { present, all } = selection
  const [closing, setClosing] = useState<Begun & { status: 'won' | 'lost'; failure?: string }>()
  const [asking, setAsking] = useState<Begun>()
  const countOf = ({ ids }: Begun) => countEnquiries(ids?.length ?? page.total)
  const run = async ({ change, outcome, ids }: Begun) => {
    setAsking(undefined)
    const { page: _page, ...filters } = askedFor(search)
    const which = ids ? { ids } : { filters, expected: page.total }
    const action = {
      send: () => desk.changeMany({ ...which, ...change }),
      final: change.read !== undefined,
    }
    // What was typed in a dialog stays there if it could not be saved.
    const result = closing
      ? await actions.runOrThrow(action).catch((error: Error) => {
          setClosing((open) => open && { ...open, failure: error.message || messages.tryLater })
          return undefined
        })
      : await actions.run(action)
    if (!result || !('updated' in result)) return
    setClosing(undefined)
    const { updated, skipped, changed } = result
    toast({
      ...(updated === 0
        ? { tone: 'neutral' as const, title: labels.nothing, text: labels.alreadySo }
        : { title: `${countEnquiries(updated)} ${outcome}` }),
      ...(skipped.length > 0 && {
        text: `${labels.skipped(countEnquiries(skipped.length))} ${skipped[0]?.message ?? ''}`,
      }),
      ...(changed.length > 0 &&
        change.read === undefined && {
          action: { label: actionLabels.undo, run: () => void actions.undo(changed) },
        }),
    })
    selection.clear()
  }
  const start = (begun: Begun) => (begun.ids ? void run(begun) : setAsking(begun))
  const begin = (change: Change, outcome: string) => {
    const begun = { change, outcome, ids: all ? undefined : present.map(({ id }) => id) }
    const { status } = change
    if (status === 'won' || status === 'lost') setClosing({ ...begun, status })
    else start(begun)
  }
  return (
    <>
      {present.length > 0 && (
        <Bar>
          <div className="mr-auto flex flex-wrap items-center gap-x-3">
            <p role="status" className="font-medium">
              {labels.selected(all ? page.total : present.length)}
            </p>
            <SelectMore page={page} selection={selection} />
          </div>
          <BulkActions
            someSpam={present.some(({ status }) => status === 'spam')}
            busy={actions.busy}
            onChange={begin}
          />
          <Button
            variant="quiet"
            size="sm"
            className="px-2 max-md:min-h-11"
            aria-label={labels.clearSelection}
            title={labels.clearSelection}
            onClick={selection.clear}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </Bar>
      )}
      {closing && (
        <AskOutcome
          title={outcomeLabels[closing.status][closing.ids?.length === 1 ? 'title' : 'several'](
            countOf(closing),
          )}
          status={closing.status}
          {...(closing.ids?.length !== 1 && { feeLabel: outcomeLabels.won.fieldOfEach })}
          failure={closing.failure}
          busy={actions.busy}
          onSave={(outcome) => start({ ...closing, change: { ...closing.change, ...outcome } })}
          onClose={() => setClosing(undefined)}
        />
      )}
      {asking && (
        <ConfirmDialog
          open
          title={labels.confirm.title(countOf(asking))}
          text={(asking.change.read === undefined ? labels.confirm.text : labels.confirm.final)(
            countOf(asking),
            asking.outcome,
          )}
          confirm={labels.confirm.button(countOf(asking))}
          onConfirm={() => void run(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** Stands at the foot of the list and leaves room for toasts above it. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.style.setProperty('--bulk-bar', `${Math.ceil(height)}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--bulk-bar')
    }
  }, [])
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={labels.toolbar}
      className="sticky bottom-(--menu-bar,0px) z-20 flex flex-wrap items-center gap-2 border-t border-line-strong bg-accent-tint px-3 py-1.5 text-sm"
    >
      {children}
    </div>
  )
}

/** Whether more match a search than are counted, and listed. */
export function isTooWide({ most, total }: LeadsPage): boolean {
  return most !== undefined && total > most
}

/** Extends the selection from some rows to the page, and from the page to all that match. */
function SelectMore({ page, selection }: { page: LeadsPage; selection: RowSelection }) {
  const { items, total } = page
  const { present, all } = selection
  if (present.length < items.length) {
    return (
      <button
        type="button"
        className="text-link min-h-8 max-md:min-h-11"
        onClick={selection.choosePage}
      >
        {labels.selectPage}
      </button>
    )
  }
  if (all || total <= items.length || isTooWide(page)) return null
  return (
    <>
      <span>{labels.pageSelected(items.length)}</span>
      {total <= BULK_MATCHING_MAX ? (
        <button
          type="button"
          className="text-link min-h-8 font-semibold max-md:min-h-11"
          onClick={selection.chooseAll}
        >
          {labels.selectAll(total)}
        </button>
      ) : (
        <span className="text-muted">{labels.tooMany(BULK_MATCHING_MAX)}</span>
      )}
    </>
  )
}

function BulkActions({
  someSpam,
  busy,
  onChange,
}: {
  someSpam: boolean
  busy: boolean
  onChange: (change: Change, outcome: string) => void
}) {
  const { user } = useAuth()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const me = people.find(({ id }) => id === user?.id)
  const others = people.filter((person) => person !== me)
  // Computed once: "in one hour" counts from when the bar appeared.
  const [now] = useState(() => Date.now())
  const followUps = followUpChoices(now, useOfficeCalendar())
  return (
    <>
      <Choice
        label={labels.assignTo}
        disabled={busy}
        options={[
          ...(me ? [['me', labels.me] as const] : []),
          ['turn', labels.autoAssign],
          ['none', labels.noOwner],
          ...others.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChoose={(value, name) => {
          if (value === 'turn') onChange({ assignInTurn: true }, labels.autoAssigned)
          else if (value === 'none') onChange({ ownerId: null }, labels.unassigned)
          else if (value === 'me') onChange({ ownerId: me?.id }, labels.assignedToMe)
          else onChange({ ownerId: Number(value) }, labels.assigned(name))
        }}
      />
      <Choice
        label={labels.setStatus}
        disabled={busy}
        options={LEAD_STATUSES.filter((status) => status !== 'new' && status !== 'spam').map(
          (status) => [status, statusNames[status]] as const,
        )}
        onChoose={(value, name) =>
          onChange({ status: LEAD_STATUSES.find((one) => one === value) }, labels.statusSet(name))
        }
      />
      <Choice
        label={labels.followUp}
        disabled={busy}
        options={[
          ['none', labels.noFollowUp],
          ...followUps.map(({ at, label }) => [at, label] as const),
        ]}
        onChoose={(value, name) =>
          value === 'none'
            ? onChange({ followUpAt: null }, labels.followUpRemoved)
            : onChange({ followUpAt: value }, labels.followUpSet(name))
        }
      />
      <Choice
        label={labels.setStage}
        disabled={busy}
        options={[
          ['none', stageName(null)],
          ...CASE_STAGES.map((stage) => [stage, stageName(stage)] as const),
        ]}
        onChoose={(value, name) =>
          onChange(
            { stage: CASE_STAGES.find((one) => one === value) ?? null },
            labels.stageSet(name),
          )
        }
      />
      {someSpam ? (
        <ActionButton disabled={busy} onClick={() => onChange({ notSpam: true }, labels.unspammed)}>
          {labels.notSpam}
        </ActionButton>
      ) : (
        <ActionButton disabled={busy} onClick={() => onChange({ status: 'spam' }, labels.spammed)}>
          {labels.spam}
        </ActionButton>
      )}
      <ActionButton disabled={busy} onClick={() => onChange({ read: false }, labels.markedUnread)}>
        {labels.unread}
      </ActionButton>
    </>
  )
}

function ActionButton(props: { disabled: boolean; onClick: () => void; children: ReactNode }) {
  return <Button variant="outline" size="sm" className="max-md:min-h-11" {...props} />
}

/** A select that runs the option that is chosen. */
function Choice({
  label,
  disabled,
  options,
  onChoose,
}: {
  label: string
  disabled: boolean
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string, name: string) => void
}) {
  const choice = useChoice('', (value) => {
    const name = options.find(([one]) => one === value)?.[1]
    if (name) onChoose(value, name)
  })
  return (
    <select
      aria-label={label}
      disabled={disabled}
      {...choice}
      className="min-h-9 max-w-36 max-md:min-h-11 rounded-md border border-line-strong bg-card px-2 font-semibold hover:border-ink"
    >
      <option value="">{label}…</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
