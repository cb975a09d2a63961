/** What the terms promise, in short; shown once the practice has switched it on. */
export const guarantee = {
  title: 'Our mistake? We pay for it.',
  text: 'If our mistake costs you interest, a late fee or a penalty, we pay it, however much it is. If you cancel before we start on your documents, you get the full fee back.',
  mistakes: 'Our terms on mistakes',
  refunds: 'Cancellation and refunds',
  slip: 'Our mistake? We pay the interest, late fee and penalty. Full refund if you cancel before we start.',
  slipLink: 'See the terms',
} as const
