import { Check, Minus } from 'lucide-react'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { useDatedText } from '#app/tax/due-dates/season.ts'
import { plans, rupees } from '#content/plans.ts'

const cell = 'px-1 py-2.5 text-center align-middle'

/** What the three plans cover, side by side; on a phone each row has its label above. */
export function PlanComparison() {
  const say = useDatedText()
  const { planComparison, planWords } = useCopy()
  return (
    <table className="w-full table-fixed border-b border-line-strong max-xs:block">
      <caption className="sr-only">{planComparison.caption}</caption>
      <thead className="max-xs:sr-only">
        <tr className="border-b border-line-strong align-bottom">
          <th scope="col" className="w-0 py-2.5 text-left font-semibold md:w-2/5">
            <span className="max-md:sr-only">{planComparison.feature}</span>
          </th>
          {plans.map(({ id }) => (
            <th key={id} scope="col" className={`${cell} font-semibold`}>
              {planWords[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-xs:block">
        {planComparison.rows.map(({ label, plans: covered }) => (
          <Row key={say(label)} label={say(label)} cells={plans.map(({ id }) => covered[id])} />
        ))}
        <Row
          label={planComparison.price(useFirm().noGst)}
          cells={plans.map((plan) => rupees(plan.price))}
          strong
        />
      </tbody>
    </table>
  )
}

function Row({
  label,
  cells,
  strong,
}: {
  label: string
  cells: (boolean | string)[]
  strong?: boolean
}) {
  const { planWords } = useCopy()
  return (
    <>
      <tr aria-hidden className="max-xs:block md:hidden">
        <td
          colSpan={plans.length + 1}
          className="border-t border-line pt-2.5 text-sm text-muted max-xs:block"
        >
          {label}
        </td>
      </tr>
      <tr
        className={`max-xs:block md:border-t md:border-line ${strong ? 'figures font-semibold' : ''}`}
      >
        <th scope="row" className="text-left font-normal md:py-2.5 md:pr-4">
          <span className="max-md:sr-only">{label}</span>
        </th>
        {plans.map(({ id }, index) => (
          <td
            key={id}
            data-head={planWords[id].name}
            className={`${cell} max-xs:flex max-xs:flex-wrap max-xs:justify-between max-xs:gap-x-4 max-xs:before:content-[attr(data-head)]`}
          >
            <Covered value={cells[index] ?? false} />
          </td>
        ))}
      </tr>
    </>
  )
}

function Covered({ value }: { value: boolean | string }) {
  const { planComparison } = useCopy()
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden
        strokeWidth={3}
        className={`my-1 size-4 xs:mx-auto ${value ? 'text-good' : 'text-muted'}`}
      />
      <span className="sr-only">
        {value ? planComparison.included : planComparison.notIncluded}
      </span>
    </>
  )
}
