/**
 * The boxes of a checklist in the answer. What is ticked is kept in a hidden field, so that it goes
 * into the address with the rest of the form.
 */

/** Takes over a tick into its field; whatever else was changed is left alone. */
export function keepTicks(form: HTMLFormElement, changed: EventTarget | null) {
  const box = changed as HTMLInputElement | null
  const field = fieldOf(form, box)
  if (!box || !field) return
  const kept = new Set(field.value.split(' ').filter(Boolean))
  if (box.checked) kept.add(box.value)
  else kept.delete(box.value)
  field.value = [...kept].join(' ')
}

/** Ticks the boxes that their field names. */
export function showTicks(form: HTMLFormElement) {
  for (const box of form.querySelectorAll<HTMLInputElement>('[data-tick]')) {
    box.checked = fieldOf(form, box)?.value.split(' ').includes(box.value) ?? false
  }
}

function fieldOf(form: HTMLFormElement, box: HTMLElement | null): HTMLInputElement | undefined {
  const field = form.elements.namedItem(box?.dataset.tick ?? '')
  return field instanceof HTMLInputElement ? field : undefined
}
