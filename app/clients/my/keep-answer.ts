import { ANSWER_KEY } from '#content/storage-keys.ts'

/**
 * An answer that is sent once the session has ended comes back into its field after signing in, in the same
 * tab. It is kept only until the client's page is there again.
 */
export function keepAnswer(): void {
  try {
    fillInAgain()
  } catch {}
  document.addEventListener('submit', ({ target }) => {
    const field = (target as HTMLElement).querySelector<HTMLTextAreaElement>('[data-answer]')
    if (!field) return
    try {
      sessionStorage.setItem(ANSWER_KEY, JSON.stringify([field.id, field.value]))
    } catch {}
  })
}

function fillInAgain() {
  const [id, text] = JSON.parse(sessionStorage.getItem(ANSWER_KEY) ?? '[]')
  sessionStorage.removeItem(ANSWER_KEY)
  // Where the answer arrived, its field is gone.
  const field = document.querySelector<HTMLTextAreaElement>(`#${id}[data-answer]`)
  if (!field) return
  field.value = text
  for (const details of document.querySelectorAll('details')) {
    if (details.contains(field)) details.open = true
  }
  field.focus()
}
