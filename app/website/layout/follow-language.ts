import { LANGUAGE_OFFER_KEY, LANGUAGE_SWITCH_KEY } from '#content/storage-keys.ts'

/** What goes along to the same page in the other language: this tab keeps it until that page has read it. */
interface Carried {
  /** the address that it is for */
  path: string
  /** of the forms, by their ids: the names and values of their fields, and of the boxes that are ticked */
  typed: Record<string, [name: string, value: string][]>
  /** the id of the section that was in sight */
  place: string | undefined
}

/** Keeps what was typed and the place while a visitor goes to the other language, and a `no` to its offer. */
export function followLanguage(): void {
  takeUp()
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language-switch]')
    if (link) carry(link)
    if ((target as Element).closest('[data-language-offer] button')) refuseOffer()
  })
}

function refuseOffer() {
  delete document.documentElement.dataset.offer
  try {
    localStorage.setItem(LANGUAGE_OFFER_KEY, 'no')
  } catch {}
}

function carry(link: HTMLAnchorElement) {
  // A tool keeps there what was filled in.
  link.hash = location.hash.includes('=') ? location.hash : ''
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[id]')]
  const typed = Object.fromEntries(forms.map((form) => [form.id, typedIn(form)]))
  const carried: Carried = { path: link.pathname, typed, place: placeInSight() }
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
  const fields = fieldsOf(form).filter((field) => !isTickable(field) || field.checked)
  return fields.map(({ name, value }) => [name, value])
}

/** Whether a field is a box or a round one, of which several may have one name. */
function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
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
  for (const [id, typed] of Object.entries(carried.typed)) {
    const form = document.getElementById(id)
    // A page of the version before, still open during an update, has kept an object.
    if (!(form instanceof HTMLFormElement && Array.isArray(typed))) continue
    for (const field of fieldsOf(form)) {
      const values = typed.filter(([name]) => name === field.name).map(([, value]) => value)
      if (isTickable(field)) field.checked = values.includes(field.value)
      else if (values[0] !== undefined) field.value = values[0]
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
