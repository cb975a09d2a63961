/** What was typed into a field of a form, without the spaces around it. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** An amount as people type it, such as `₹12,50,000`; NaN for anything else. */
export const amountIn = (form: FormData, name: string) =>
  Number(textIn(form, name).replace(/[₹,\s]/g, '') || Number.NaN)
