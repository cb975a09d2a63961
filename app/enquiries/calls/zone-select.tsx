import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { isIndianZone, placeOf } from '#app/ui/time/zoned.ts'

const ID = 'booking-zone'

/** The time zone that was chosen before the script arrived, or before the page was left. */
export function zoneBefore(): string | undefined {
  const options = document.querySelectorAll<HTMLOptionElement>(`#${ID} option`)
  return [...options].find((option) => option.selected && !option.defaultSelected)?.value
}

/**
 * Chooses the time zone of the times. Without script a button loads the page again.
 */
export function ZoneSelect({
  zone,
  own,
  action,
  onChoose,
}: {
  zone: string
  /** of the visitor's browser, once it is known */
  own: string | undefined
  action: string
  onChoose: (zone: string) => void
}) {
  const { bookingForm, zonePlaces } = useBrowserCopy()
  const copy = bookingForm.zone
  const others = [...new Set([own, zone])].filter(
    (name): name is string => name !== undefined && !(name in zonePlaces) && !isIndianZone(name),
  )
  return (
    <form method="get" action={action} className="flex flex-wrap items-end gap-3">
      <SelectField
        id={ID}
        name="zone"
        label={copy.label}
        value={isIndianZone(zone) ? INDIA_ZONE : zone}
        onChange={({ target }) => onChoose(target.value)}
        className="min-w-0 max-w-full grow sm:max-w-[24rem]"
      >
        <Options
          values={others}
          nameOf={(name) => (name === own ? copy.own(placeOf(name)) : placeOf(name))}
        />
        {Object.entries(zonePlaces).map(([name, places]) => (
          <option key={name} value={name}>
            {places}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className="min-h-12 [html[data-script]_&]:hidden">
        {copy.show}
      </Button>
    </form>
  )
}
