import {
  Banknote,
  Bitcoin,
  Briefcase,
  Building2,
  CalendarDays,
  ChartCandlestick,
  ChartLine,
  Coins,
  FilePen,
  Globe,
  HeartHandshake,
  History,
  House,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  MailWarning,
  Plane,
  Scale,
  SearchCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The drawn cover of a text without a picture: a ruled sheet with what its title names first (`44ADA`,
 * `12.5%`, `FY 2025-26`), the sign of its subject and a drawing that fits it.
 */
export function PostCover({
  slug,
  title,
  category,
  className,
}: {
  slug: string
  title: string
  category?: string | undefined
  className: string
}) {
  const subject = SUBJECTS.find(({ words }) => words.some((word) => slug.includes(word)))
  const Sign = subject?.sign ?? ListChecks
  const name = nameIn(title)
  return (
    <svg aria-hidden viewBox="0 0 380 200" className={`screen-only bg-tint fill-none ${className}`}>
      <path
        className="stroke-line"
        d="M-10-80h400M-10-44h400M-10-8h400M-10 28h400M-10 64h400M-10 100h400M-10 136h400M-10 172h400M-10 208h400M-10 244h400M-10 280h400"
      />
      <path className="stroke-accent" strokeWidth="1.5" d="M48-100v400" />
      <g transform="translate(150 30) scale(.7)">
        {subject?.drawing ?? (category && BY_CATEGORY[category]) ?? slip}
      </g>
      {name ? (
        <>
          <Sign
            x={66}
            y={38}
            width={36}
            height={36}
            strokeWidth={1.5}
            className="stroke-accent-text"
          />
          {name.map((line, index) => (
            <text
              key={line}
              x={66}
              y={128 + (index - (name.length - 1)) * 34 + 17 * (name.length - 1)}
              fontSize={Math.min(44, 130 / (0.7 * Math.max(...name.map((one) => one.length))))}
              className="fill-ink font-serif"
            >
              {line}
            </text>
          ))}
        </>
      ) : (
        <Sign
          x={78}
          y={54}
          width={92}
          height={92}
          strokeWidth={1.1}
          className="stroke-accent-text"
        />
      )}
    </svg>
  )
}

/** What a title names by a figure or in capitals, in at most two lines. */
export function nameIn(title: string): string[] | undefined {
  const [found] =
    /(?:[FA]Y )?\d{4}-\d{2}|₹?\d[\d,.]{0,9}(?: (?:[Ll]akh|[Cc]rore)|\d%?|[A-Z]{1,4}|%)|[A-Z]&[A-Z]|[A-Z]{2,5}(?:-[A-Z])?/.exec(
      title,
    ) ?? []
  return found?.split(' ')
}

const sheet = 'fill-card stroke-line-strong'
const written = 'stroke-muted'

/** An acknowledgement with its stamp. */
const slip = (
  <>
    <path className={sheet} strokeWidth="1.5" d="M120 34h140v132H120z" />
    <path className={written} strokeWidth="4" d="M138 60h58M138 82h104M138 104h88M138 126h48" />
    <circle className="fill-card stroke-accent" strokeWidth="4" cx="244" cy="136" r="30" />
    <path className="stroke-good" strokeWidth="5" d="m231 136 9 9 18-20" />
  </>
)

/** Two regimes next to each other, the better one ticked. */
const regimes = (
  <>
    <path className={sheet} strokeWidth="1.5" d="M96 44h84v112H96z" />
    <path className={written} strokeWidth="4" d="M110 68h40M110 88h56M110 108h48M110 132h56" />
    <path className={sheet} strokeWidth="1.5" d="M204 44h84v112h-84z" />
    <path className={written} strokeWidth="4" d="M218 68h40M218 88h34M218 108h44" />
    <path className="fill-accent" d="M204 122h84v34h-84z" />
    <path className="stroke-accent-ink" strokeWidth="4" d="m236 139 7 7 14-15" />
  </>
)

/** A page of the law with one line struck out and another put in. */
const amendment = (
  <>
    <path className={sheet} strokeWidth="1.5" d="M112 26h132l24 24v124H112z" />
    <path className={sheet} strokeWidth="1.5" d="M244 26v24h24" />
    <path className={written} strokeWidth="4" d="M134 54h72M134 78h110M134 150h92" />
    <path className="stroke-line-strong" strokeWidth="4" d="M134 102h94" />
    <path className="stroke-bad" strokeWidth="2" d="M128 102h106" />
    <path className="stroke-accent" strokeWidth="12" d="M134 126h110" />
  </>
)

/** Bars of a rising value, today's in the accent. */
const gains = (
  <>
    <path
      className="fill-card stroke-line-strong"
      strokeWidth="1.5"
      d="M104 156v-34h34v34zM154 156v-58h34v58zM204 156v-46h34v46z"
    />
    <path className="fill-accent" d="M254 156V56h34v100z" />
    <path className="stroke-ink" strokeWidth="2.5" d="m104 102 50-26 50 12 66-50m-17 2 17-2-3 17" />
    <path className="stroke-ink" strokeWidth="2" d="M88 156h216" />
  </>
)

/** A cash book with its columns and its total. */
const accounts = (
  <>
    <path className={sheet} strokeWidth="1.5" d="M92 34h204v132H92z" />
    <path
      className="stroke-line-strong"
      d="M92 62h204M92 88h204M92 114h204M188 34v132M242 34v132"
    />
    <path
      className={written}
      strokeWidth="4"
      d="M106 75h62M106 101h44M106 127h54M202 75h26M256 101h26M202 127h26"
    />
    <path className="fill-accent" d="M188 140h108v26H188z" />
    <path className="stroke-accent-ink" strokeWidth="4" d="M202 153h26M256 153h26" />
  </>
)

/** The four steps of a return, the last one still to take. */
const steps = (
  <>
    <path className="stroke-line-strong" strokeWidth="2" strokeDasharray="3 6" d="M112 100h168" />
    {[108, 164, 220].map((x) => (
      <g key={x} transform={`translate(${x} 100)`}>
        <circle className={sheet} strokeWidth="1.5" r="21" />
        <path className="stroke-good" strokeWidth="4" d="m-9 0 6 6 12-13" />
      </g>
    ))}
    <circle className="fill-accent" cx="280" cy="100" r="27" />
    <path className="stroke-accent-ink" strokeWidth="4" d="M268 100h22m-9-9 9 9-9 9" />
  </>
)

/** By words in the slug; the first that fits. */
const SUBJECTS: { words: string[]; sign: LucideIcon; drawing: ReactNode }[] = [
  { words: ['notice'], sign: MailWarning, drawing: slip },
  { words: ['refund'], sign: Banknote, drawing: steps },
  { words: ['earlier-years', 'belated'], sign: History, drawing: steps },
  { words: ['itr-u', 'revised', 'updated'], sign: FilePen, drawing: amendment },
  { words: ['senior'], sign: HeartHandshake, drawing: slip },
  { words: ['gold', 'etf', 'debt-fund'], sign: Coins, drawing: gains },
  { words: ['rsu', 'espp', 'esop'], sign: Building2, drawing: steps },
  { words: ['crypto'], sign: Bitcoin, drawing: gains },
  { words: ['f-and-o', 'trading', 'traders'], sign: ChartCandlestick, drawing: accounts },
  { words: ['schedule-fa', 'foreign', 'form-67'], sign: Globe, drawing: slip },
  { words: ['nri', 'rnor', 'resident'], sign: Plane, drawing: steps },
  { words: ['hra'], sign: KeyRound, drawing: regimes },
  { words: ['house', 'rental', 'property'], sign: House, drawing: accounts },
  { words: ['44ada', 'profession', 'freelance'], sign: Briefcase, drawing: accounts },
  { words: ['advance-tax', 'dates'], sign: CalendarDays, drawing: steps },
  { words: ['ais', '26as'], sign: SearchCheck, drawing: regimes },
  { words: ['rebate', 'regime'], sign: Scale, drawing: regimes },
  { words: ['capital-gains', 'shares', 'fund'], sign: ChartLine, drawing: gains },
  { words: ['-act', 'rules'], sign: Landmark, drawing: amendment },
]

/** By the slug of the category. */
const BY_CATEGORY: Record<string, ReactNode> = {
  'tax-planning': regimes,
  'tax-law-changes': amendment,
  'capital-gains': gains,
  'business-and-profession': accounts,
  'filing-guides': steps,
}
