import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, startTransition, useEffect, useState } from 'react'
import { fieldsOf, focusFirstWrong } from '#app/enquiries/intake/forms/field-props.ts'
import {
  type Kept,
  rememberedInHistory,
  rememberInHistory,
} from '#app/enquiries/intake/forms/kept-in-history.ts'
import { formById } from '#app/enquiries/intake/forms/send-lead.ts'
import { api, paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { submitOnModEnter, useSubmission } from '#app/platform/client/use-submission.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { errorIn, inWords } from '#app/platform/page/error-in.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import type { IslandProps } from '#app/platform/page/islands.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { Button } from '#app/ui/button.tsx'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { ownZone } from '#app/ui/time/zoned.ts'
import { ToastInPlace } from '#app/ui/toast-in-place.tsx'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'
import type { BrowserCopy } from '#content/en/in-browser.ts'
import type { BookedCall } from './appointment.ts'
import { type Booked, BookedPanel } from './booked-panel.tsx'
import { ChosenTime } from './chosen-time.tsx'
import { ContactFields } from './contact-fields.tsx'
import { bookCall, bookOnReceipt, freeTimesQuery } from './queries.ts'
import { SlotPicker } from './slot-picker.tsx'
import { ZoneSelect, zoneBefore } from './zone-select.tsx'

const FORM_ID = 'booking-form'
const PICKER_ID = `${FORM_ID}-start`

/**
 * Books a call: a time, and how to reach the visitor unless an enquiry says so already. Without script the
 * page shows the times of one zone, and the browser posts the form to the same address.
 */
export function BookingForm({
  slots: rendered,
  zone: askedZone,
  receipt,
  whatsapp,
  notice,
  returned,
}: IslandProps['booking-form'] & { notice: NoticeFacts; returned?: ReturnedForm }) {
  const pageCopy = useBrowserCopy()
  const { bookingForm: copy, fieldErrors: errors, language } = pageCopy
  // When a time is taken, the server also lists the ones that are free.
  const ofTime = { language, fieldErrors: { ...errors, other: errors.call.gone } }
  const { zone, own, setZone } = useZone(askedZone)
  const { data, refetch } = useQuery({
    ...freeTimesQuery,
    initialData: { slots: rendered, minutes: 0 },
    initialDataUpdatedAt: 0,
  })
  const [sentStart, setSentStart] = useState('')
  const slots = withTime(data.slots, sentStart)
  const [picked, setPicked] = useState(returned?.values.start ?? '')
  const choose = (start: string) => {
    setPicked(start)
    rememberInHistory({ start })
  }
  // Not at once: what React takes over has to be as the server rendered it.
  useEffect(() => {
    const start = pickedBefore()
    if (!rendered.includes(start)) return
    rememberInHistory({ start })
    startTransition(() => setPicked(start))
  }, [rendered])
  const refusal = useRefusal()
  const chosen = slots.includes(picked) ? picked : ''
  const [booked, setBooked] = useState<Booked>()
  const failed = receipt?.sequence === undefined ? copy.failed : copy.moveFailed
  const { send, isPending, error, fieldErrors } = useSubmission<FormData, BookedCall | undefined>(
    {
      mutationFn: (form) =>
        submit(form, receipt).catch((error) => {
          throw inWords(error, error instanceof ApiError && isAboutTime(error) ? ofTime : pageCopy)
        }),
    },
    {
      failed,
      unanswered: copy.unanswered,
      onSaved: (call, form) => {
        rememberInHistory({ start: '', sendKey: undefined })
        if (receipt) return location.assign(paths.receipt(receipt.token))
        if (!call) return
        const hasEmail = Boolean(form.get('email'))
        setBooked({ call, chosen, zone, name: String(form.get('name')), hasEmail, whatsapp })
      },
      onFailed: (error) => {
        if (isRefusal(error)) setSentStart('')
        if (receipt && isAboutCall(error)) {
          rememberInHistory({ refusal: { ...failed, text: error.message } })
          location.reload()
          return true
        }
        // The time may be taken by now, and others too.
        void refetch()
        return false
      },
    },
  )
  const wrong = error ? fieldErrors : (returned?.errors ?? [])
  const errorOf = (name: string) => {
    const message = wrong.find(({ path }) => path === name)?.message
    return message && errorIn(message, name === 'start' ? ofTime : pageCopy)
  }
  const [missesTime, setMissesTime] = useState(false)
  const isGone = picked !== '' && chosen === ''
  const noTime = isGone ? errors.call.gone : missesTime ? errors.call.noTime : undefined
  const timeError = errorOf('start') ?? (chosen ? undefined : noTime)
  useEffect(() => {
    if (error instanceof ApiError && isAboutTime(error)) focusOnPicker()
    else if (error) focusFirstWrong(FORM_ID)
  }, [error])

  if (booked) return <BookedPanel {...booked} />
  /** The browser's own check comes next and doesn't notice a missing time. */
  const askForTime = (event: MouseEvent) => {
    if (chosen) return
    event.preventDefault()
    setMissesTime(true)
    focusOnPicker()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSentStart(chosen)
    void send(new FormData(event.currentTarget))
  }
  return (
    <>
      {refusal && <ToastInPlace tone="destructive" {...refusal} />}
      <div className="grid gap-6 max-lg:max-w-[46rem]">
        <ZoneSelect
          zone={zone}
          own={own}
          action={receipt ? paths.receiptCall(receipt.token) : inLanguage(paths.book, language)}
          onChoose={setZone}
        />
        <form
          id={FORM_ID}
          method="post"
          action={actionOf(receipt)}
          aria-busy={isPending}
          onFocus={prepareToasts}
          onKeyDown={submitOnModEnter}
          onSubmit={onSubmit}
          className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1.3fr_1fr]"
        >
          <SlotPicker
            id={PICKER_ID}
            slots={slots}
            zone={zone}
            chosen={chosen}
            onChoose={choose}
            error={timeError}
          />
          <input type="hidden" name="timeZone" value={zone} />
          <div className="grid gap-5 lg:sticky lg:top-24 lg:rounded-lg lg:border lg:border-line-strong lg:bg-card lg:p-7">
            <ChosenTime start={chosen} zone={zone} />
            {receipt ? (
              <ReceiptFields {...receipt} />
            ) : (
              <ContactFields field={fieldsOf(FORM_ID, errorOf, returned)} notice={notice} />
            )}
            <Button
              type="submit"
              data-action="book-send"
              variant="accent"
              size="lg"
              disabled={isPending}
              onClick={askForTime}
              className="w-full justify-self-start sm:w-auto"
            >
              {wordsOf(copy, receipt, isPending)}
            </Button>
          </div>
        </form>
      </div>
    </>
  )
}

/** The list of times is longer than a screen: what is wrong with it stands at its head. */
function focusOnPicker() {
  const picker = document.getElementById(PICKER_ID)
  picker?.focus()
  picker?.scrollIntoView({ block: 'start' })
}

/** What isn't refused may have been done: the response was lost, or says nothing of it. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** The free times with the one that was asked for: it may be the visitor's own by now, and can be asked for again. */
function withTime(slots: string[], start: string): string[] {
  return start === '' || slots.includes(start) ? slots : [...slots, start].toSorted()
}

/** The call of an enquiry isn't as the page shows it. */
function isAboutCall(error: Error): boolean {
  return error instanceof ApiError && error.status === 409 && !isAboutTime(error)
}

/** Why the call couldn't be changed, in sight of the head of the page, which says how it stands now. */
function useRefusal() {
  const [refusal, setRefusal] = useState<Kept['refusal']>()
  useEffect(() => {
    const { refusal } = rememberedInHistory()
    if (!refusal) return
    rememberInHistory({ refusal: undefined })
    setRefusal(refusal)
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return refusal
}

function isAboutTime({ errors }: ApiError): boolean {
  return errors.some(({ path }) => path === 'start')
}

type OfReceipt = IslandProps['booking-form']['receipt']

/** What a form without script has to say besides the time. */
function ReceiptFields({ token, sequence }: NonNullable<OfReceipt>) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      {sequence !== undefined && <input type="hidden" name="sequence" value={sequence} />}
    </>
  )
}

function wordsOf(copy: BrowserCopy['bookingForm'], receipt: OfReceipt, isPending: boolean): string {
  if (receipt?.sequence === undefined) return isPending ? copy.sending : copy.send
  return isPending ? copy.moving : copy.move
}

function actionOf(receipt: OfReceipt): string {
  if (!receipt) return api.appointments.list
  return receipt.sequence === undefined
    ? api.receipts.call(receipt.token)
    : api.receipts.moveCall(receipt.token)
}

async function submit(form: FormData, receipt: OfReceipt): Promise<BookedCall | undefined> {
  const typed = Object.fromEntries(form) as Record<string, string>
  if (!receipt) return bookCall(typed, formById(FORM_ID))
  const { start = '', timeZone = INDIA_ZONE } = typed
  await bookOnReceipt(receipt, { start, timeZone })
  return undefined
}

/** The zone of the times: what was chosen or asked for, else the visitor's own once the browser says it. */
function useZone(askedZone: string | undefined) {
  const [own, setOwn] = useState<string>()
  const [zone, setZone] = useState(askedZone ?? INDIA_ZONE)
  useEffect(() => {
    const timeZone = ownZone()
    const wanted = zoneBefore() ?? askedZone ?? timeZone
    startTransition(() => {
      setOwn(timeZone)
      setZone(wanted)
    })
  }, [askedZone])
  return { zone, own, setZone }
}

/** The time that was chosen before the script arrived, or before the page was left. */
function pickedBefore(): string {
  const form = formById(FORM_ID)
  return String((form && new FormData(form).get('start')) ?? rememberedInHistory().start ?? '')
}
