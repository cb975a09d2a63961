import { returnSlip, steps } from '#app/content/home.ts'
import { ASSESSMENT_YEAR } from '#app/content/tax-year.ts'

/** The illustration of the hero: a slip with the four steps ticked off and a stamp at the end. */
export function ReturnSlip() {
  return (
    <figure
      aria-hidden
      className="relative mx-auto w-full max-w-[30rem] select-none max-lg:max-w-[26rem]"
    >
      <div className="absolute inset-0 translate-x-3 translate-y-3 -rotate-1 rounded-sm border border-line bg-tint" />
      <div className="relative rotate-[0.6deg] rounded-sm border border-line-strong bg-card shadow-float">
        <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink px-6 py-4">
          <span className="font-serif text-h3">{returnSlip.title}</span>
          <span className="figures text-sm text-muted">{ASSESSMENT_YEAR}</span>
        </div>
        <div className="relative">
          <span className="absolute inset-y-0 left-[3.75rem] w-px bg-bad/35" />
          <ol className="rows px-6">
            {steps.map(({ number, title }) => (
              <li key={number} className="flex items-center gap-6 py-4">
                <span className="figures w-4 text-sm text-muted">{number}</span>
                <span className="grow pl-2">{title}</span>
                <svg
                  viewBox="0 0 24 24"
                  className="size-5 fill-none stroke-good"
                  strokeWidth="2.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <title>{returnSlip.done}</title>
                  <path d="m4 12.5 5.2 5.2L20 6.5" />
                </svg>
              </li>
            ))}
          </ol>
        </div>
        <div className="flex items-end justify-between border-t-2 border-ink px-6 pt-4 pb-7">
          <span className="text-sm text-muted">
            {returnSlip.signature[0]}
            <br />
            {returnSlip.signature[1]}
          </span>
          <Stamp />
        </div>
      </div>
    </figure>
  )
}

function Stamp() {
  return (
    <svg viewBox="0 0 132 132" className="-mt-8 -mr-2 -mb-3 size-[7.5rem] -rotate-12 text-stamp">
      <title>{returnSlip.stamp.title}</title>
      <g fill="none" stroke="currentColor">
        <circle cx="66" cy="66" r="61" strokeWidth="3" />
        <circle cx="66" cy="66" r="55" strokeWidth="1" />
        <circle cx="66" cy="66" r="37" strokeWidth="1" />
        <path d="m50 66 11 11 22-25" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <defs>
        <path id="stamp-top" d="M66 66m-43 0a43 43 0 0 1 86 0" />
        <path id="stamp-bottom" d="M66 66m-50 0a50 50 0 0 0 100 0" />
      </defs>
      <g fill="currentColor" fontSize="12" fontWeight="700" letterSpacing="2.5" textAnchor="middle">
        <text>
          <textPath href="#stamp-top" startOffset="50%">
            {returnSlip.stamp.top}
          </textPath>
        </text>
        <text>
          <textPath href="#stamp-bottom" startOffset="50%">
            {returnSlip.stamp.bottom}
          </textPath>
        </text>
      </g>
    </svg>
  )
}
