import type { Comparison } from '#app/tax/engine/regimes/compare.ts'
import type { YearOfIncome } from '#app/tax/engine/regimes/year-of-income.ts'
import type { Answer, Figure, Headline } from '#app/tax/working/answer.ts'
import { words } from '#content/en/tools/old-or-new-regime/form.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import type { ToolContext } from '../form/tool-type.ts'
import { changesTable } from './changes.ts'
import { taxCurves } from './curves.ts'
import { assumptionsOf, notesOf } from './notes.ts'

export function answerOf(
  person: YearOfIncome,
  comparison: Comparison,
  context: ToolContext,
): Answer {
  const { new: inNew, old } = comparison
  return {
    headline: headlineOf(comparison),
    figures: figuresOf(comparison),
    chart: taxCurves(person),
    tables: [changesTable(person)],
    workings: [
      { title: words.workings.new, lines: inNew.lines },
      { title: words.workings.old, lines: old.lines },
    ],
    notes: notesOf(person, comparison, context),
    assumptions: assumptionsOf(person),
  }
}

function headlineOf({ cheaper, difference, new: inNew, old }: Comparison): Headline {
  const { label, value, text, same, sameText } = words.headline
  if (cheaper === 'neither')
    return { label, value: same, text: sameText(rupeesInFull(old.result.tax)) }
  const [tax, instead] = cheaper === 'new' ? [inNew, old] : [old, inNew]
  return {
    label,
    value: value(words.regimes[cheaper], rupeesInFull(difference)),
    text: text(rupeesInFull(tax.result.tax), rupeesInFull(instead.result.tax)),
    tone: 'good',
  }
}

function figuresOf(comparison: Comparison): Figure[] {
  const { cheaper, claimed } = comparison
  const { totalIncome, claimed: label, claimedText } = words.figures
  const taxes = (['new', 'old'] as const).map((regime) => ({
    label: words.regimes[regime],
    value: rupeesInFull(comparison[regime].result.tax),
    text: totalIncome(rupeesInFull(comparison[regime].result.totalIncome)),
    strong: cheaper === regime,
  }))
  return [
    ...taxes,
    { label, value: rupeesInFull(claimed), text: claimedText },
    breakEvenFigure(comparison),
  ]
}

/** Rounded up to a hundred: nobody's deductions are known to the rupee. */
function breakEvenFigure({ breakEven, claimed }: Comparison): Figure {
  const { breakEven: label, breakEvenText, missing, never, neverText } = words.figures
  if (breakEven === undefined) return { label, value: never, text: neverText }
  const from = Math.ceil(breakEven / 100) * 100
  const isShort = claimed > 0 && from > claimed
  const text = isShort ? missing(rupeesInFull(from - claimed)) : breakEvenText
  return { label, value: rupeesInFull(from), text }
}
