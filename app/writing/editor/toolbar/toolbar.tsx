import { type Editor, useEditorState } from '@tiptap/react'
import { CodeXml, Keyboard } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { labels } from '#app/writing/editor/labels.ts'
import { ToolButton } from './tool-button.tsx'
import { type Tool, tools } from './tools.ts'

/** The tools of the text: a single tab stop, then arrow keys. */
export function Toolbar({
  editor,
  controls,
  source,
  insertImage,
  onLink,
  onFact,
  onSource,
  onShortcuts,
}: {
  editor: Editor
  controls: string
  /** whether the HTML is shown, where only the button back works */
  source: boolean
  /** undefined where no image can be chosen */
  insertImage: (() => void) | undefined
  onLink: () => void
  onFact: () => void
  onSource: () => void
  onShortcuts: () => void
}) {
  const [current, setCurrent] = useState('paragraph')
  const states = useEditorState({ editor, selector: ({ editor }) => statesOf(editor) })
  const run = (tool: Tool) => {
    if (tool.name === 'link') onLink()
    else if (tool.name === 'image') insertImage?.()
    else if (tool.name === 'fact') onFact()
    else tool.run(editor)
  }
  const place = (name: string) => ({
    tabIndex: current === name ? 0 : -1,
    onFocus: () => setCurrent(name),
  })
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <div
        role="toolbar"
        aria-label={labels.toolbar.name}
        aria-controls={controls}
        onKeyDown={moveFocus}
        className="rich-text-toolbar"
      >
        {tools.map((group) => (
          <div key={group[0]!.name} role="presentation" className="flex">
            {group
              .filter(({ name }) => name !== 'image' || insertImage)
              .map((tool) => (
                <ToolButton
                  key={tool.name}
                  {...tool}
                  {...place(tool.name)}
                  pressed={tool.isOn && states[tool.name]?.on}
                  disabled={source || !states[tool.name]?.can}
                  onClick={() => run(tool)}
                />
              ))}
          </div>
        ))}
        <div role="presentation" className="flex md:ml-auto">
          <ToolButton
            label={labels.toolbar.source}
            keys="Mod-Shift-e"
            icon={CodeXml}
            {...place('source')}
            pressed={source}
            onClick={onSource}
          />
          <ToolButton
            label={labels.toolbar.shortcuts}
            keys="Mod-/"
            icon={Keyboard}
            {...place('shortcuts')}
            onClick={onShortcuts}
          />
        </div>
      </div>
    </Tooltip.Provider>
  )
}

function statesOf(editor: Editor): Record<string, { on: boolean; can: boolean }> {
  return Object.fromEntries(
    tools
      .flat()
      .map(({ name, isOn, can }) => [
        name,
        { on: isOn?.(editor) ?? false, can: can?.(editor) ?? true },
      ]),
  )
}

/** Arrow keys, Home and End, as in the ARIA toolbar pattern. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if ((event.target as Element).localName !== 'button') return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const to = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}
