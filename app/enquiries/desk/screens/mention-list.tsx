import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { mentionOf, suggestColleagues, typedMention } from '#app/enquiries/desk/changes/mentions.ts'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import type { DeskPeople } from '#app/enquiries/model/team.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { mentionLabels as labels } from './lead-labels.ts'

type Colleague = DeskPeople[number]

/**
 * Suggests colleagues while a mention is being typed into a text area.
 * @param insert replaces the text area's text, and puts the caret where the mention ends
 */
export function useMentions(insert: (text: string, caret: number) => void) {
  const { user } = useAuth()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const listId = useId()
  const [typing, setTyping] = useState<{ text: string; caret: number }>()
  const [active, setActive] = useState(0)
  const typed = typing && typedMention(typing.text.slice(0, typing.caret))
  const colleagues = people.filter(({ id }) => id !== user?.id)
  const suggested = typed === undefined ? [] : suggestColleagues(typed, colleagues)
  const close = () => setTyping(undefined)
  const choose = (person: Colleague) => {
    if (!typing || typed === undefined) return
    const before = typing.text.slice(0, typing.caret - typed.length - 1)
    const mention = `${mentionOf(person, colleagues)} `
    insert(before + mention + typing.text.slice(typing.caret), before.length + mention.length)
    close()
  }
  const step = (by: number) => setActive((active + by + suggested.length) % suggested.length)
  const actions: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => suggested[active] && choose(suggested[active]),
    Tab: () => suggested[active] && choose(suggested[active]),
    Escape: close,
  }
  const isOpen = suggested.length > 0
  return {
    /** Reads what is typed; to be called on each input, and when the caret moves. */
    read: ({ value, selectionStart }: HTMLTextAreaElement) => {
      setTyping({ text: value, caret: selectionStart })
      setActive(0)
    },
    close,
    /** Whether a key was meant for the list, which has handled it. */
    handleKey: (event: KeyboardEvent) => {
      const act = isOpen && !event.ctrlKey && !event.metaKey ? actions[event.key] : undefined
      if (!act) return false
      event.preventDefault()
      act()
      return true
    },
    ariaProps: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${suggested[active]?.id}` : undefined,
    } as const,
    list: isOpen && (
      <MentionList id={listId} suggested={suggested} active={active} onChoose={choose} />
    ),
  }
}

function MentionList({
  id,
  suggested,
  active,
  onChoose,
}: {
  id: string
  suggested: Colleague[]
  active: number
  onChoose: (person: Colleague) => void
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={labels.list}
      className="absolute top-full left-0 z-20 w-[min(20rem,100%)] rounded-md border border-line-strong bg-card py-1 shadow-float"
    >
      {suggested.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area keeps the focus and handles the keys
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="min-h-11 cursor-pointer px-3.5 py-1.5 [overflow-wrap:anywhere] hover:bg-tint aria-selected:bg-accent-tint aria-selected:forced-colors:bg-[Highlight]"
          // Before the text area loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.name} <span className="text-sm text-muted">{person.username}</span>
        </div>
      ))}
    </div>
  )
}
