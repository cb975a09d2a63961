import type { ChoiceField, Field, FieldGroup, TickField } from '../form.ts'
import type { ReturnFormToolWords } from './form.ts'

/** The fields of the form; those of `basics` are the rows of the slip on the home page, by the same names. */
export function fieldsIn({
  incomes,
  have,
  sales,
  business,
  you,
  lessCommon,
}: ReturnFormToolWords['form']): { basics: readonly Field[]; more: readonly FieldGroup[] } {
  return {
    basics: [...ticks(incomes), { kind: 'kept', name: 'have', label: have }],
    more: [
      {
        title: sales.title,
        open: true,
        fields: [
          { ...choice('gains', sales.gains, ''), when: { field: 'shares', is: ['on'] } },
          {
            kind: 'money',
            name: 'ltcg112a',
            ...sales.ltcg112a,
            when: { field: 'gains', is: ['listed'] },
          },
          ...ticks({ vda: sales.vda, sold: sales.sold, lossBf: sales.lossBf }),
          ...ticks(sales.losses).map((field) => ({
            ...field,
            when: { field: 'lossBf', is: ['on'] },
          })),
        ],
      },
      {
        title: business.title,
        open: true,
        fields: [
          {
            ...choice('kind', business.kind, 'presumptive'),
            when: { field: 'business', is: ['on'] },
          },
          ...ticks(business.ticks),
        ],
      },
      {
        title: you.title,
        open: true,
        fields: [
          choice('status', you.status, 'ROR'),
          { kind: 'money', name: 'totalIncome', ...you.totalIncome },
          { kind: 'number', name: 'houses', label: you.houses, max: 99 },
          { kind: 'money', name: 'agri', ...you.agri },
        ],
      },
      { title: lessCommon.title, open: true, fields: ticks(lessCommon.ticks) },
    ],
  }
}

function ticks(labels: Readonly<Record<string, string>>): TickField[] {
  return Object.entries(labels).map(([name, label]) => ({ kind: 'tick', name, label }))
}

function choice(
  name: string,
  {
    label,
    hint,
    options,
  }: { label: string; hint: string; options: Readonly<Record<string, string>> },
  initial: string,
): ChoiceField {
  return { kind: 'choice', name, label, hint, options: Object.entries(options), initial }
}
