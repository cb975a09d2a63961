/** What the terms promise, in short; shown once the practice has switched it on. */
export const guarantee = {
  title: 'Our mistake? We pay for it.',
  text: 'Interest, late fee or penalty, without limit. Full refund if you cancel before we start.',
  mistakes: 'Our terms',
  refunds: 'Refunds',
  slip: 'Our mistake? We pay the interest, late fee and penalty. Full refund if you cancel before we start.',
  slipLink: 'See the terms',
} as const
