import { LANGUAGE_OFFER_KEY, LANGUAGE_SWITCH_KEY } from '#content/storage-keys.ts'

/** What goes along to the same page in the other language: this tab keeps it until that page has read it. */
interface Carried {
  /** the address that it is for */
  path: string
  /** of the forms, by their ids and the names of their fields */
  typed: Record<string, Record<string, string | boolean>>
  /** the id of the section that was in sight */
  place: string | undefined
}

/** Keeps what was typed and the place while a visitor goes to the other language, and a `no` to its offer. */
export function followLanguage(): void {
  takeUp()
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language-switch]')
    if (link) carry(new URL(link.href).pathname)
    if ((target as Element).closest('[data-language-offer] button')) refuseOffer()
  })
}

function refuseOffer() {
  delete document.documentElement.dataset.offer
  try {
    localStorage.setItem(LANGUAGE_OFFER_KEY, 'no')
  } catch {}
}

function carry(path: string) {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[id]')]
  const typed = Object.fromEntries(forms.map((form) => [form.id, typedIn(form)]))
  const carried: Carried = { path, typed, place: placeInSight() }
  try {
    sessionStorage.setItem(LANGUAGE_SWITCH_KEY, JSON.stringify(carried))
  } catch {}
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      field.matches('input, textarea, select') && field.matches('[name]:not([type=hidden])'),
  )
}

function typedIn(form: HTMLFormElement): Carried['typed'][string] {
  const fields = fieldsOf(form).filter((field) => !isRadio(field) || field.checked)
  return Object.fromEntries(
    fields.map((field) => [field.name, isBox(field) ? field.checked : field.value]),
  )
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio'
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox'
}

/** The last section that begins above the middle of the screen; none at the top of the page. */
function placeInSight(): string | undefined {
  if (scrollY < 100) return undefined
  const sections = [...document.querySelectorAll('main [id]:is(section, form)')]
  return sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 2)?.id
}

function takeUp() {
  const carried = readCarried()
  if (carried?.path !== location.pathname) return
  for (const [id, values] of Object.entries(carried.typed)) {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) continue
    for (const field of fieldsOf(form)) {
      const value = values[field.name]
      if (typeof value === 'boolean' && isBox(field)) field.checked = value
      else if (isRadio(field)) field.checked ||= field.value === value
      else if (typeof value === 'string') field.value = value
    }
  }
  if (carried.place) document.getElementById(carried.place)?.scrollIntoView({ behavior: 'instant' })
}

function readCarried(): Carried | undefined {
  try {
    const carried = sessionStorage.getItem(LANGUAGE_SWITCH_KEY)
    sessionStorage.removeItem(LANGUAGE_SWITCH_KEY)
    return carried === null ? undefined : JSON.parse(carried)
  } catch {}
}
