import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useCopy } from './copy.ts'
import { DEFAULT_THEME, readTheme, THEMES } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/** Three radio buttons: follow the system, light, or dark. `enhance.ts` listens to them. */
export function ThemeChoice() {
  const name = useId()
  const { theme } = useCopy().layout
  const current = typeof window === 'undefined' ? DEFAULT_THEME : readTheme()
  return (
    // The form turns autocomplete off, or a browser would restore an older choice on reload. With
    // this method and outside a dialog it is never submitted.
    <form method="dialog" autoComplete="off" className="scripted inline-flex self-start">
      <fieldset className="inline-flex rounded-md border border-current/40 p-0.5">
        <legend className="sr-only">{theme.title}</legend>
        {THEMES.map((choice) => {
          const Icon = icons[choice]
          return (
            <label
              key={choice}
              title={theme.choices[choice]}
              className="grid size-11 cursor-pointer place-items-center rounded-sm opacity-75 has-checked:bg-accent has-checked:text-accent-ink has-checked:opacity-100 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={choice}
                data-theme-choice
                defaultChecked={choice === current}
                className="sr-only"
              />
              <Icon aria-hidden className="size-4.5" />
              <span className="sr-only">{theme.choices[choice]}</span>
            </label>
          )
        })}
      </fieldset>
    </form>
  )
}
